import { bedCount } from '@/domain/room/bed-count';
import type { SuggestionsProps } from './suggestions-props';
import { OtherDates } from './OtherDates';
import { RoomSets } from './RoomSets';
import * as t from '@messages/suggestions';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { NoteBox } from '@/components/NoteBox';
import type { StayDates } from '@/domain/stay/stay';
import { formatSuggestedStay } from '@/domain/suggestion/suggested-stay';
import type { ReplacedStay } from '../state/booking-form-values';

/** Sets of more rooms while the free ones hold everybody, other dates where they do not. */
export default function Suggestions(props: SuggestionsProps) {
  const { state, fresh } = props;
  return bedCount(fresh.offers) >= state.guestCount ? (
    <RoomSets {...props} />
  ) : (
    <OtherDates {...props} />
  );
}

interface TakenSuggestionProps {
  dates: StayDates;
  before: ReplacedStay;
  onUndo: (before: ReplacedStay) => void;
}

/** Says what a suggestion has changed, and leads back to what was before (SUGG-01). */
export function TakenSuggestion({ dates, before, onUndo }: TakenSuggestionProps) {
  const { checkIn, checkOut } = dates;
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The suggestion that had the focus is gone.
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) boxRef.current?.focus();
  }, []);
  if (checkIn === null || checkOut === null) return null;
  return (
    <div ref={boxRef} tabIndex={-1} className="mt-4">
      <NoteBox tone="sal" icon={CalendarCheck} className="items-center">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <output className="min-w-0 font-medium tabular-figures">
            {t.datesChanged(formatSuggestedStay({ from: checkIn, to: checkOut }))}
          </output>
          <Button variant="quiet" className="-mx-2 text-15" onClick={() => onUndo(before)}>
            {t.BACK}
          </Button>
        </div>
      </NoteBox>
    </div>
  );
}
