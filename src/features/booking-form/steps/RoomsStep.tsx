import * as t from '@messages/booking-rooms';
import { ListChecks, Sparkles } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { SegmentedControl } from '@/components/SegmentedControl';
import { placement, withoutSpareGuests } from '@/domain/room-assignment';
import { currentSelection } from '../state/booking-form-values';
import type { RoomMode, ChosenRooms } from '../state/room-choice';
import type { RoomOffers } from '../offers/useRoomOffers';
import { HeldRooms } from './HeldRooms';
import { ManualRooms } from './ManualRooms';
import { NoRooms, RoomsFailed } from './NoRooms';
import { Recommendations } from './Recommendations';
import { RoomsSkeleton } from './RoomsSkeleton';
import { SpareGuests } from './SpareGuests';
import { StepError } from './StepError';
import type { StepProps } from '../state/booking-form-state';
import { useHeldRooms } from '../offers/useHeldRooms';

interface RoomsStepProps extends StepProps {
  roomOffers: RoomOffers;
}

const MODES = [
  { value: 'recommended', label: t.RECOMMENDED_MODE, icon: Sparkles },
  { value: 'manual', label: t.MANUAL_MODE, icon: ListChecks },
] as const;

const ERROR_ID = 'quartos-erro';

/** Step 3: the rooms, from recommendations or by hand. */
export function RoomsStep(props: RoomsStepProps) {
  const { state, dispatch, today, messages, isRefused } = props;
  const { mode, guestCount } = state;
  const selection = currentSelection(state);
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const placed = placement({ selection, guests: guestCount });
  const hasSpare = selection.length > 0 && placed.accommodated > guestCount;
  const error = isRefused && !hasSpare ? messages.rooms : undefined;

  function handleMode(chosen: RoomMode) {
    dispatch({ type: 'roomModeChosen', mode: chosen });
  }

  function handleGuestCount(guests: number) {
    if (guests === guestCount) {
      dispatch({ type: 'roomsChosen', selection: withoutSpareGuests({ selection, guests }) });
      // The question goes away with its buttons: the rooms, as they are now, are what to look at.
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

function RoomChoices({
  state,
  dispatch,
  roomOffers,
  onManual,
}: RoomsStepProps & { onManual: () => void }) {
  const { mode, guestCount, dates, recommendedBy, wantedRoom } = state;
  const { status, fresh, reload } = roomOffers;
  const held = useHeldRooms(dates, roomOffers);
  const selection = currentSelection(state);
  const handleSelection = (chosen: ChosenRooms) =>
    dispatch({ type: 'roomsChosen', selection: chosen });
  const handleSuggestion = useCallback(
    (suggested: ChosenRooms) => dispatch({ type: 'roomsSuggested', selection: suggested }),
    [dispatch],
  );
  const onChangeDates = () => dispatch({ type: 'stepOpened', step: 1 });

  if (status === 'failed') return <RoomsFailed onRetry={reload} />;
  if (fresh === null) return <RoomsSkeleton />;
  const { offers } = fresh;
  const noRooms = { held, onChangeDates };
  if (offers.length === 0) return <NoRooms {...{ dates, guestCount, offers, ...noRooms }} />;

  const heldNote = <HeldRooms rooms={held} {...{ dates, guestCount }} />;
  // Whoever came for one of them reads it before the others.
  const isWanted = held.some(({ id }) => id === wantedRoom?.id);
  return (
    <>
      {isWanted && heldNote}
      {mode === 'recommended' ? (
        <Recommendations
          {...{ offers, dates, guestCount, selection, recommendedBy, onManual, ...noRooms }}
          onChange={handleSelection}
          onSuggest={handleSuggestion}
        />
      ) : (
        <ManualRooms {...{ offers, guestCount, selection }} onChange={handleSelection} />
      )}
      {!isWanted && heldNote}
    </>
  );
}
