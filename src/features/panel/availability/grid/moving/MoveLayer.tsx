import { Ban } from 'lucide-react';
import { useMemo, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import type { StayPlace } from '@/domain/stay-move/stay-move';
import { stoppedBy, type MovingPart } from '@/domain/stay-move/move-steps';
import type { RoomRow } from '@/types/rows';
import type { GridColumn } from '../grid-columns';
import type { TabStop } from '../grid-store';
import { DAY_MIN_WIDTH, MEASURES, rowsHigh } from '../grid-styles';
import { NearRows } from '../NearRows';
import { surname } from '@/domain/availability/stay-bars';
import { LiftedBar, OriginBar, SwapArrow } from './LiftedBar';
import { useLift, type Lift } from './lift';
import { acrossDays, atRow, shownStretch } from './move-places';
import { RefusalFrame, TargetRow } from './TargetRow';
import type { StayMoves } from './useStayMoves';

interface MoveLayerProps {
  moves: StayMoves;
  rooms: readonly RoomRow[];
  columns: readonly GridColumn[];
  view: AvailabilityView;
  frameRef: RefObject<HTMLDivElement | null>;
  tabStop: TabStop;
  /** Only the rows near the frame are drawn. */
  isLarge: boolean;
  onGrab: (event: PointerEvent, part: MovingPart) => void;
}

const HEAD_HIGH: Record<AvailabilityView, string> = {
  week: '2.75rem',
  month: '2.75rem',
  'three-months': '4.5rem',
};

/**
 * The layer over the grid while a stay is lifted: the possible places, the old place and the stay
 * itself. Only this layer renders during a drag; the rows beneath it do not.
 */
export function MoveLayer(props: MoveLayerProps) {
  const lift = useLift(props.moves.store);
  return lift === null ? null : <LiftedLayer {...props} lift={lift} />;
}

function LiftedLayer({
  lift,
  rooms,
  columns,
  view,
  frameRef,
  tabStop,
  isLarge,
  onGrab,
}: MoveLayerProps & { lift: Lift }) {
  const { context, part, place, over, swapWith } = lift;
  const days = useMemo(() => columns.map(({ day }) => day), [columns]);
  const rowOf = (roomId: string) => rooms.findIndex(({ id }) => id === roomId);
  const { isFromToday, checkIn, checkOut } = place;
  const line = (row: number): ReactNode => {
    const room = rooms[row];
    if (room === undefined) return null;
    const isShown = room.id !== place.roomId && room.id !== context.stay.room_id;
    return isShown ? (
      <TargetRow key={room.id} {...{ context, room, row, days, checkIn, checkOut, isFromToday }} />
    ) : null;
  };
  const marked = swapWith === null ? place : bothStays(lift, swapWith);

  return (
    <div
      aria-hidden
      data-move-layer
      style={{
        '--dias': days.length,
        height: `calc(${HEAD_HIGH[view]} + ${rowsHigh(rooms.length)})`,
      }}
      className={`pointer-events-none absolute start-0 top-0 min-w-full text-12 tabular-figures select-none ${MEASURES} ${DAY_MIN_WIDTH[view]}`}
    >
      <HeadMark place={marked} {...{ days, view }} />
      <div className="absolute inset-x-0 bottom-0" style={{ top: HEAD_HIGH[view] }}>
        {part === 'stay' &&
          swapWith === null &&
          (isLarge ? (
            <NearRows {...{ frameRef, tabStop, line }} count={rooms.length} />
          ) : (
            rooms.map((_room, row) => line(row))
          ))}
        <OriginBar stay={context.stay} row={rowOf(context.stay.room_id)} days={days} />
        {swapWith && <OriginBar stay={swapWith} row={rowOf(swapWith.room_id)} days={days} />}
        {part !== 'stay' && <StopMark {...{ lift, days, rowOf }} />}
        {over && <RefusalFrame over={over} row={rowOf(over.place.roomId)} days={days} />}
        {swapWith === null ? (
          <LiftedBar {...{ lift, days, onGrab }} row={rowOf(place.roomId)} />
        ) : (
          <SwappedBars {...{ lift, swapWith, days, rowOf }} />
        )}
      </div>
    </div>
  );
}

function bothStays({ place }: Lift, other: { check_in_date: string; check_out_date: string }) {
  const { checkIn, checkOut } = place;
  return {
    checkIn: checkIn < other.check_in_date ? checkIn : other.check_in_date,
    checkOut: checkOut > other.check_out_date ? checkOut : other.check_out_date,
  };
}

interface HeadMarkProps {
  place: Pick<StayPlace, 'checkIn' | 'checkOut'>;
  days: readonly string[];
  view: AvailabilityView;
}

/** The nights of the stay, underlined in the head. */
function HeadMark({ place, days, view }: HeadMarkProps) {
  const shown = shownStretch(place, days);
  if (shown === null) return null;
  const nights = { ...shown, from: Math.floor(shown.from), length: Math.ceil(shown.length - 0.5) };
  return (
    <div className="sticky top-0 z-4" style={{ height: HEAD_HIGH[view] }}>
      <span
        className="absolute bottom-0 h-1 bg-ocre-400 forced-colors:bg-[Highlight]"
        style={acrossDays(nights)}
      />
    </div>
  );
}

interface PartProps {
  lift: Lift;
  days: readonly string[];
  rowOf: (roomId: string) => number;
}

/** The neighbour that keeps the stay from getting longer. */
function StopMark({ lift, days, rowOf }: PartProps) {
  const stopper = stoppedBy(lift.context, lift.place, lift.part);
  const shown =
    stopper &&
    shownStretch({ checkIn: stopper.check_in_date, checkOut: stopper.check_out_date }, days);
  if (!shown) return null;
  return (
    <div className="absolute inset-x-0 z-2 h-9" style={atRow(rowOf(lift.place.roomId))}>
      <span
        className="absolute inset-y-1.25 flex items-center gap-1 rounded-[3px] border-2 border-erro-700 bg-erro-50 px-1 font-semibold text-erro-700"
        style={acrossDays(shown)}
      >
        <Ban className="size-3 stroke-[2.3]" />
        <span className="truncate">{surname(stopper.guest_name)}</span>
      </span>
    </div>
  );
}

function SwappedBars({
  lift,
  swapWith,
  days,
  rowOf,
}: PartProps & { swapWith: NonNullable<Lift['swapWith']> }) {
  const { stay } = lift.context;
  const rows = [rowOf(swapWith.room_id), rowOf(stay.room_id)] as const;
  const marked = shownStretch(bothStays(lift, swapWith), days);
  return (
    <>
      <LiftedBar lift={{ ...lift, part: 'stay' }} row={rows[0]} days={days} isFixed />
      <LiftedBar
        lift={{
          ...lift,
          context: { ...lift.context, stay: swapWith },
          place: {
            ...lift.place,
            checkIn: swapWith.check_in_date,
            checkOut: swapWith.check_out_date,
          },
        }}
        row={rows[1]}
        days={days}
        isFixed
      />
      {marked && rows[0] >= 0 && rows[1] >= 0 && (
        <SwapArrow
          rows={rows}
          style={{ left: acrossDays({ ...marked, from: marked.from + marked.length }).left }}
        />
      )}
    </>
  );
}
