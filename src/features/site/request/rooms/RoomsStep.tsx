import * as t from '@messages/booking-rooms';
import { ListChecks, Sparkles, TriangleAlert } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { lazyParts } from '@/components/lazy-parts';
import { placement, withoutSpareGuests } from '@/domain/request/room-assignment';
import { currentSelection, type ReplacedStay } from '../state/booking-form-values';
import type { RoomMode } from '../state/room-choice';
import { RoomChoices, type RoomsStepProps } from './RoomChoices';
import { StepError } from '../steps/StepError';
import * as form from '@messages/booking';
import { Button } from '@/components/Button';

// Few guests take a suggestion, so the note that undoes it is in the suggestions' chunk.
const suggestions = lazyParts(async () => import('../suggestions/Suggestions'));

const MODES = [
  { value: 'recommended', label: t.RECOMMENDED_MODE, icon: Sparkles },
  { value: 'manual', label: t.MANUAL_MODE, icon: ListChecks },
] as const;

const ERROR_ID = 'quartos-erro';

export function RoomsStep(props: RoomsStepProps) {
  const { state, dispatch, today, messages, isRefused } = props;
  const { mode, guestCount, beforeSuggestion: before } = state;
  const selection = currentSelection(state);
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const placed = placement({ selection, guests: guestCount });
  const hasSpare = selection.length > 0 && placed.accommodated > guestCount;
  const error = isRefused && !hasSpare ? messages.rooms : undefined;

  function handleMode(chosen: RoomMode) {
    dispatch({ type: 'roomModeChosen', mode: chosen });
  }

  function handleUndo(choice: ReplacedStay) {
    dispatch({ type: 'stayReplaced', choice, before: null });
    // The note disappears, and the focused button with it.
    fieldsetRef.current?.focus();
  }

  function handleGuestCount(guests: number) {
    if (guests === guestCount) {
      dispatch({ type: 'roomsChosen', selection: withoutSpareGuests({ selection, guests }) });
      // The question disappears with its buttons, so the focus goes to the rooms.
      fieldsetRef.current?.focus();
    } else {
      dispatch({ type: 'guestCountChosen', guestCount: guests });
      dispatch({ type: 'nextPressed', today });
    }
  }

  return (
    <fieldset
      ref={fieldsetRef}
      tabIndex={-1}
      aria-describedby={error === undefined && !hasSpare ? undefined : ERROR_ID}
      className="min-w-0"
    >
      <legend className="sr-only">{t.ROOMS}</legend>
      <SegmentedControl legend={t.MODE} segments={MODES} value={mode} onChange={handleMode} />
      {before !== null && (
        <Suspense fallback={null}>
          <suggestions.Part key={`${state.dates.checkIn} ${state.dates.checkOut}`}>
            {({ TakenSuggestion }) => (
              <TakenSuggestion before={before} onUndo={handleUndo} dates={state.dates} />
            )}
          </suggestions.Part>
        </Suspense>
      )}
      <RoomChoices {...props} onManual={() => handleMode('manual')} />
      <output className="sr-only">{t.placement(placed.total, placed.accommodated)}</output>
      {hasSpare && messages.rooms !== undefined && (
        <SpareGuests
          id={ERROR_ID}
          accommodated={placed.accommodated}
          message={messages.rooms}
          onAnswer={handleGuestCount}
          {...{ guestCount, isRefused }}
        />
      )}
      <StepError id={ERROR_ID}>{error}</StepError>
    </fieldset>
  );
}

interface SpareGuestsProps {
  id: string;
  /** How many guests are placed in the rooms, and how many the request is for. */
  accommodated: number;
  guestCount: number;
  /** What is wrong, in words. */
  message: string;
  isRefused: boolean;
  /** The guest says how many come. */
  onAnswer: (guests: number) => void;
}

/** The rooms hold more guests than the request is for: asks which number is right. */
function SpareGuests(props: SpareGuestsProps) {
  const { id, accommodated, guestCount, message, isRefused, onAnswer } = props;
  return (
    <fieldset
      data-invalid={isRefused ? '' : undefined}
      tabIndex={-1}
      className="mt-5 flex gap-3 rounded-field bg-ocre-100 px-4.5 py-3.5 text-15 text-ocre-800 forced-colors:border"
    >
      <legend className="sr-only">{t.HOW_MANY}</legend>
      <TriangleAlert className="size-5" aria-hidden />
      <div className="min-w-0">
        <p id={id} className="font-medium">
          {`${message} ${t.HOW_MANY}`}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {[accommodated, guestCount].map((guests) => (
            <Button key={guests} variant="outline" onClick={() => onAnswer(guests)}>
              {form.stayGuests(guests)}
            </Button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
