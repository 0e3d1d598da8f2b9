import { useCallback } from 'react';
import type { RoomOffers, UnavailableDays } from '../offers/offers';
import { useFreeRoomsNotOffered } from '../offers/useFreeRoomsNotOffered';
import type { StepProps } from '../state/booking-form-state';
import { currentSelection } from '../state/booking-form-values';
import type { ChosenRooms } from '../state/room-choice';
import { HeldRooms } from './HeldRooms';
import { LeftOutRooms } from './LeftOutRooms';
import { ManualRooms } from './ManualRooms';
import { RoomsFailed } from './NoRooms';
import { NothingFits } from './NothingFits';
import { Recommendations } from './Recommendations';
import { RoomsSkeleton } from './RoomsSkeleton';

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
