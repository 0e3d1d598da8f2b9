import * as t from '@messages/booking-rooms';
import { useCallback, Suspense } from 'react';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { NoteBox } from '@/components/NoteBox';
import { hostel } from '@/copy/hostel';
import type { StayDates } from '@/domain/stay/stay';
import { contactPath } from '@/lib/paths';
import type { RoomOffers, UnavailableDays } from '../offers/offers';
import { useFreeRoomsNotOffered } from '../offers/useFreeRoomsNotOffered';
import type { StepProps } from '../state/booking-form-state';
import { currentSelection } from '../state/booking-form-values';
import type { ChosenRooms, OfferedRoom } from '../state/room-choice';
import type { NothingFitsProps } from '../suggestions/suggestions-props';
import { LeftOutRooms } from './LeftOutRooms';
import { ManualRooms } from './ManualRooms';
import { RoomsFailed, NoRooms } from './NoRooms';
import { Recommendations } from './Recommendations';
import { heldRoomsMessage, enquiryMessage } from './room-messages';
import { RoomsSkeleton } from './RoomsSkeleton';

/** In a chunk of its own, because most guests find a room and need no suggestions. */
const suggestions = lazyPart(async () => import('../suggestions/Suggestions'), {
  ifMissing: WithoutSuggestions,
});

/**
 * No recommended combination holds the party: offers more rooms, other dates, or the telephone
 * (SUGG-01, SUGG-02).
 */
function NothingFits(props: NothingFitsProps) {
  return (
    <Suspense fallback={<RoomsSkeleton />}>
      <suggestions.Part {...props} enquiry={enquiryMessage(props.state)} />
    </Suspense>
  );
}

/** Shown when the suggestions do not load: choosing by hand, or how to reach reception. */
function WithoutSuggestions({ state, dispatch, fresh, held, onManual }: NothingFitsProps) {
  const { dates, guestCount } = state;
  return (
    <NoRooms
      {...{ dates, guestCount, held, onManual }}
      offers={fresh.offers}
      onChangeDates={() => dispatch({ type: 'stepOpened', step: 1 })}
    />
  );
}

export interface RoomsStepProps extends StepProps {
  roomOffers: RoomOffers;
  unavailable: UnavailableDays;
}

/** What there is to choose from: combinations, rooms by hand, or ways out when nothing fits. */
export function RoomChoices({
  state,
  dispatch,
  today,
  roomOffers,
  unavailable,
  onManual,
}: RoomsStepProps & { onManual: () => void }) {
  const { mode, guestCount, dates, recommendedBy, wantedRoom } = state;
  const { status, fresh, refused, rates, reload } = roomOffers;
  const held = useFreeRoomsNotOffered(dates, roomOffers);
  const selection = currentSelection(state);
  const handleSelection = (chosen: ChosenRooms) =>
    dispatch({ type: 'roomsChosen', selection: chosen });
  const handleSuggestion = useCallback(
    (suggested: ChosenRooms) => dispatch({ type: 'roomsSuggested', selection: suggested }),
    [dispatch],
  );

  if (status === 'failed') return <RoomsFailed onRetry={reload} />;
  if (fresh === null || rates === null) return <RoomsSkeleton />;
  const { offers } = fresh;
  const ways = { state, dispatch, today, fresh, held, unavailable, rates: rates.rates };
  const nothingFits = <NothingFits {...ways} onSuggest={handleSuggestion} onManual={onManual} />;
  const leftOutNote = (
    <LeftOutRooms
      refused={refused}
      onChangeDates={() => dispatch({ type: 'stepOpened', step: 1 })}
    />
  );
  if (offers.length === 0) {
    return (
      <>
        {nothingFits}
        {leftOutNote}
      </>
    );
  }

  const heldNote = <HeldRooms rooms={held} {...{ dates, guestCount }} />;
  // A guest whose link asked for a held room reads the note before the other rooms.
  const isWanted = held.some(({ id }) => id === wantedRoom?.id);
  return (
    <>
      {isWanted && heldNote}
      {mode === 'recommended' ? (
        <Recommendations
          {...{ offers, dates, guestCount, selection, recommendedBy }}
          onChange={handleSelection}
          onSuggest={handleSuggestion}
          whenNone={nothingFits}
        />
      ) : (
        <ManualRooms {...{ offers, dates, guestCount, selection }} onChange={handleSelection} />
      )}
      {!isWanted && heldNote}
      {leftOutNote}
    </>
  );
}

interface HeldRoomsProps {
  rooms: readonly OfferedRoom[];
  dates: StayDates;
  guestCount: number;
}

/** The free rooms that only reception can give: one sentence, with telephone and contact form. */
function HeldRooms({ rooms, dates, guestCount }: HeldRoomsProps) {
  if (rooms.length === 0) return null;
  const names = rooms.map(({ name }) => name);
  const { before, between, link, after } = t.heldRooms(names);
  return (
    <NoteBox key={names.join()} tone="sal" icon={KeyRound} className="mt-5 wrap-anywhere">
      {before}{' '}
      <a href={hostel.phone.href} className="text-link whitespace-nowrap tabular-figures">
        {hostel.phone.display}
      </a>{' '}
      {between}{' '}
      <Link
        to={contactPath({ message: heldRoomsMessage({ names, dates, guestCount }) })}
        className="text-link"
      >
        {link}
      </Link>
      {after}
    </NoteBox>
  );
}
