import { ListChecks, Sparkles } from 'lucide-react';
import { SegmentedControl } from '@/components/SegmentedControl';
import { placement } from '@/domain/room-assignment';
import { currentSelection } from '../booking-form-values';
import { placementLabel } from '../messages';
import type { Selection } from '../offered-room';
import type { RoomMode } from '../room-choice';
import type { RoomOffers } from '../useRoomOffers';
import { ManualRooms } from './ManualRooms';
import { NoRooms } from './NoRooms';
import { Recommendations } from './Recommendations';
import { RoomsSkeleton } from './RoomsSkeleton';
import { StepError } from './StepError';
import type { StepProps } from './step-props';

interface RoomsStepProps extends StepProps {
  roomOffers: RoomOffers;
}

const MODES = [
  { value: 'recommended', label: 'Recomendações', icon: Sparkles },
  { value: 'manual', label: 'Seleção manual', icon: ListChecks },
] as const;

const ERROR_ID = 'quartos-erro';

/** Step 3: the rooms, from recommendations or by hand. */
export function RoomsStep(props: RoomsStepProps) {
  const { state, dispatch, messages, isRefused } = props;
  const { mode, guestCount } = state;
  const selection = currentSelection(state);
  const error = isRefused ? messages.rooms : undefined;

  function handleMode(chosen: RoomMode) {
    dispatch({ type: 'roomModeChosen', mode: chosen });
  }

  return (
    <fieldset aria-describedby={error === undefined ? undefined : ERROR_ID} className="min-w-0">
      <legend className="sr-only">Quartos</legend>
      <SegmentedControl
        legend="Modo de escolha"
        segments={MODES}
        value={mode}
        onChange={handleMode}
      />
      <RoomChoices {...props} onManual={() => handleMode('manual')} />
      <output className="sr-only">
        {placementLabel(placement({ selection, guests: guestCount }))}
      </output>
      <StepError id={ERROR_ID}>{error}</StepError>
    </fieldset>
  );
}

function RoomChoices({
  state,
  dispatch,
  roomOffers: { status, fresh, reload },
  onManual,
}: RoomsStepProps & { onManual: () => void }) {
  const { mode, guestCount, dates } = state;
  const selection = currentSelection(state);
  const handleSelection = (chosen: Selection) =>
    dispatch({ type: 'roomsChosen', selection: chosen });

  const onChangeDates = () => dispatch({ type: 'stepOpened', step: 1 });

  if (status === 'loading' || status === 'idle') return <RoomsSkeleton />;
  const offers = fresh?.offers ?? [];
  if (offers.length === 0) {
    return (
      <NoRooms
        {...{ dates, guestCount, offers, onChangeDates }}
        onRetry={status === 'failed' ? reload : undefined}
      />
    );
  }
  return mode === 'recommended' ? (
    <Recommendations
      {...{ offers, dates, guestCount, selection, onChangeDates, onManual }}
      onChange={handleSelection}
    />
  ) : (
    <ManualRooms {...{ offers, guestCount, selection }} onChange={handleSelection} />
  );
}
