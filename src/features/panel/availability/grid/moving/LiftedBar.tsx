import type { CSSProperties, PointerEvent } from 'react';
import { daysBetween, type Day } from '@/domain/calendar/dates';
import { surname } from '@/domain/availability/stay-bars';
import { canMovePart, type MovingPart } from '@/domain/stay-move/move-steps';
import { isPossible } from '@/domain/stay-move/verdict';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { rowsHigh } from '../grid-styles';
import type { Lift } from './lift';
import { acrossDays, atRow, shownStretch } from './move-places';

interface OriginBarProps {
  stay: AvailabilityStay;
  row: number;
  days: readonly Day[];
}

export function OriginBar({ stay, row, days }: OriginBarProps) {
  const place = { checkIn: stay.check_in_date, checkOut: stay.check_out_date };
  const shown = shownStretch(place, days);
  if (shown === null || row < 0) return null;
  return (
    <div className="absolute inset-x-0 z-2 h-9" style={atRow(row)}>
      <span
        className="absolute inset-y-1.25 truncate rounded-[3px] border-[1.5px] border-dashed border-anil-600 bg-[repeating-linear-gradient(135deg,theme(colors.anil.50)_0_4px,theme(colors.branco)_4px_9px)] px-1 leading-5.5 text-anil-700"
        style={acrossDays(shown)}
      >
        {surname(stay.guest_name)}
      </span>
    </div>
  );
}

interface LiftedBarProps {
  lift: Lift;
  row: number;
  days: readonly Day[];
  /** Starts a drag of the bar; absent in a swap, which holds both bars where they are. */
  onGrab?: (event: PointerEvent, part: MovingPart) => void;
  isFixed?: boolean;
}

const END =
  'pointer-events-auto absolute inset-y-0 w-2 cursor-ew-resize touch-none pointer-coarse:-inset-y-1 pointer-coarse:w-11 ' +
  'before:absolute before:inset-y-1.75 before:w-0.75 before:border-x before:border-branco/70 ' +
  'pointer-coarse:before:inset-y-auto pointer-coarse:before:top-1/2 pointer-coarse:before:size-5 pointer-coarse:before:-translate-y-1/2 ' +
  'pointer-coarse:before:rounded-pill pointer-coarse:before:border-3 pointer-coarse:before:border-ocre-400 pointer-coarse:before:bg-branco';

/**
 * The touch targets at the ends: half outside the bar; at a single night almost wholly outside, or
 * none of the bar would be left to drag it by.
 */
const ENDS = {
  arrival: {
    common: 'start-0 before:start-0.75 pointer-coarse:-start-5.5 pointer-coarse:before:start-3',
    short: 'start-0 before:start-0.75 pointer-coarse:-start-10 pointer-coarse:before:start-6',
  },
  departure: {
    common: 'end-0 before:end-0.75 pointer-coarse:-end-5.5 pointer-coarse:before:end-3',
    short: 'end-0 before:end-0.75 pointer-coarse:-end-10 pointer-coarse:before:end-6',
  },
};

/** The lifted stay: its middle moves it, its ends make it longer or shorter. */
export function LiftedBar({ lift, row, days, onGrab, isFixed = false }: LiftedBarProps) {
  const { context, place, verdict, part, isByKeys } = lift;
  const { checkIn, checkOut } = place;
  const { check_in_date, check_out_date, guest_name } = context.stay;

  const shown = shownStretch(place, days);
  if (shown === null || row < 0) return null;
  const ends = shown.length < 2 ? 'short' : 'common';
  const added = isFixed ? null : addedNights(lift);
  const isRefused = !isFixed && !isPossible(verdict);
  const look = isRefused
    ? 'bg-erro-50 text-erro-700 outline-erro-700'
    : 'bg-anil-600 text-branco outline-ocre-400';
  const ring = isByKeys
    ? 'shadow-[0_0_0_6px_theme(colors.anil.600),0_8px_18px_-4px_#101C4D8c]'
    : 'shadow-[0_8px_18px_-4px_#101C4D8c]';
  const canGrab = (one: MovingPart) => !isFixed && canMovePart(context, place, one);
  return (
    <div className="absolute inset-x-0 z-2 h-9" style={atRow(row)}>
      <span
        data-lifted
        onPointerDown={onGrab && ((event) => onGrab(event, 'stay'))}
        className={`absolute inset-y-0.75 flex items-center rounded-[4px] font-semibold outline-3 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none ${ends === 'short' ? 'px-1' : 'px-2.25 pointer-coarse:ps-4'} ${isFixed ? '' : 'pointer-events-auto cursor-grab touch-none active:cursor-grabbing'} ${look} ${ring}`}
        style={acrossDays(shown)}
      >
        <span className="relative z-1 truncate">{surname(guest_name)}</span>
        {added && (
          <span
            className={`absolute inset-y-0 grid place-items-center bg-[repeating-linear-gradient(135deg,#4467C6_0_4px,#2E55BE_4px_8px)] ${part === 'arrival' ? 'start-0 rounded-s-[4px]' : 'end-0 rounded-e-[4px]'}`}
            style={{ width: `${(added / shown.length) * 100}%` }}
          >
            +{added}
          </span>
        )}
        {canGrab('arrival') && !shown.isCutBefore && (
          <span
            data-end="arrival"
            className={`${END} ${ENDS.arrival[ends]}`}
            onPointerDown={(event) => {
              event.stopPropagation();
              onGrab?.(event, 'arrival');
            }}
          />
        )}
        {canGrab('departure') && !shown.isCutAfter && (
          <span
            data-end="departure"
            className={`${END} ${ENDS.departure[ends]}`}
            onPointerDown={(event) => {
              event.stopPropagation();
              onGrab?.(event, 'departure');
            }}
          />
        )}
      </span>
    </div>
  );

  /** The nights that an end has added; null for none. */
  function addedNights({ part: end }: Lift): number | null {
    if (end === 'stay') return null;
    const nights =
      end === 'departure'
        ? daysBetween({ from: check_out_date, to: checkOut })
        : daysBetween({ from: checkIn, to: check_in_date });
    return nights > 0 ? nights : null;
  }
}

/** The arrow between the rows of two stays that are swapped. */
export function SwapArrow({
  rows: [first, second],
  style,
}: {
  rows: readonly [number, number];
  style: CSSProperties;
}) {
  const [top, rows] = [Math.min(first, second), Math.abs(first - second)];
  const high = rows * 36;
  const path = `M8 18c30 6 30 ${high - 6} 0 ${high}`;
  return (
    <svg
      viewBox={`0 0 40 ${high + 36}`}
      className="absolute z-2 ms-3 w-10 fill-none stroke-tinta [stroke-linecap:round] [stroke-linejoin:round]"
      style={{ ...style, ...atRow(top), height: rowsHigh(rows + 1) }}
    >
      <path d={path} className="stroke-ocre-400 stroke-6" />
      <path d={path} className="stroke-[2.5]" />
      <path d={`M15 12 7 18l9 5M15 ${high + 24}l-8-6 9-5`} className="stroke-[2.5]" />
    </svg>
  );
}
