import * as t from '@messages/booking-rooms';
import { useCallback, Suspense } from 'react';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/look/Skeleton';
import { NoteBox } from '@/components/NoteBox';
import { Telephone } from '@/components/Telephone';
import { freeRoomsNotOffered } from '@/domain/availability/free-but-not-offered';
import { bedCount } from '@/domain/room/bed-count';
import type { StayDates } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { conflictRule } from '@/lib/conflict-rule';
import { contactPath } from '@/lib/paths';
import { visitorClient } from '@/lib/visitor-client';
import { listRoomIdsTakenAround } from '@/queries/bookings';
import type { RoomOffers, UnavailableDays } from '../offers/offers';
import type { StepProps } from '../state/booking-form-state';
import { currentSelection } from '../state/booking-form-values';
import type { ChosenRooms, OfferedRoom } from '../state/room-choice';
import type { NothingFitsProps } from '../suggestions/suggestions-props';
import { LeftOutRooms } from './LeftOutRooms';
import { ManualRooms } from './ManualRooms';
import { RoomsFailed, NoRooms } from './NoRooms';
import { Recommendations } from './Recommendations';
import { heldRoomsMessage, enquiryMessage } from './room-messages';

const CARDS = ['1', '2', '3'];

/** Holds the places of the first combinations while the rooms are looked up. */
function RoomsSkeleton() {
  return (
    <div className="mt-20 grid animate-breathe gap-5">
      <output className="sr-only">{t.LOADING_ROOMS}</output>
      {CARDS.map((card) => (
        <div
          key={card}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3.5 rounded-card border border-linha bg-branco px-3.5 pt-5 pb-3.5 md:grid-cols-[10.5rem_minmax(0,1fr)_6.5rem] md:items-center md:gap-5 md:py-4 md:ps-4 md:pe-15"
        >
          <Skeleton className="h-24 md:h-28" />
          <div>
            <Skeleton className="mb-3 h-4 w-4/5" />
            <Skeleton className="mb-3 h-4 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-10 max-md:col-span-2 max-md:mt-2.5" />
        </div>
      ))}
    </div>
  );
}

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

  // Where nothing holds the party, the card that says so names the held rooms and the telephone.
  const isToldInCard =
    mode === 'recommended' && selection.length === 0 && bedCount(offers) < guestCount;
  const heldNote = !isToldInCard && <HeldRooms rooms={held} {...{ dates, guestCount }} />;
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
      {before} <Telephone isInSentence /> {between}{' '}
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

/**
 * The rooms that are free on the nights asked for, but that the 'stated' rule does not offer
 * because they have a booking on other nights. Empty until that is known; a failure is only logged.
 */
function useFreeRoomsNotOffered(
  { checkIn, checkOut }: StayDates,
  { fresh, refused, availability }: RoomOffers,
): readonly OfferedRoom[] {
  const hasHidden = fresh !== null && fresh.offers.length + refused.length < fresh.rooms.length;
  const requested =
    conflictRule() === 'stated' && hasHidden && checkIn !== null && checkOut !== null
      ? { checkIn, checkOut }
      : null;
  const { loaded } = useLoad(
    ['freeRoomsNotOffered', requested?.checkIn ?? '', requested?.checkOut ?? ''],
    async () =>
      requested && listRoomIdsTakenAround(visitorClient(), { ...requested, rule: 'overlap' }),
  );
  const takenRoomIds = loaded.status === 'ready' ? loaded.data : null;
  if (requested === null || takenRoomIds === null || fresh === null) return [];
  // Rooms refused by a rule of stay are not among them: LeftOutRooms says why they are missing.
  const offers = [...fresh.offers, ...refused.map(({ room }) => room)];
  return freeRoomsNotOffered({ rooms: fresh.rooms, offers, takenRoomIds, availability, requested });
}
