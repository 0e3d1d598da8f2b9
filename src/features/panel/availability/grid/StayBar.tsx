import { memo } from 'react';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { channelMark } from '@/domain/channel/channel-source';
import { formatStay } from '@/domain/calendar/date-formats';
import { barName, type BarStay, type GridBar } from '@/domain/availability/stay-bars';
import { STAY_STAGE_LABELS, stayStage } from '@/domain/booking/stay-stage';
import { adminBookingPath } from '@/lib/staff-paths';
import { columnIndex } from './grid-place';
import { BESIDE_NAMES, UNSELECTED_ONLY } from './grid-styles';
import { STAY_LOOKS } from './stay-looks';

interface StayBarProps {
  bar: GridBar;
  roomNumber: string;
  view: AvailabilityView;
  isTabStop: boolean;
  /** Another stay ends on the day when this one begins. */
  hasBefore: boolean;
  /** Another stay begins on the day when this one ends. */
  hasAfter: boolean;
  /** Its last night is the last day shown, so the bar cannot reach to noon of the next day. */
  isLast: boolean;
  /** The stay that ends on the first day shown, after nights before the grid. */
  leaving: BarStay | null;
}

/**
 * The nights of a stay, which cannot be selected (ADM-AVAIL-16), as a link to its booking. The bar
 * goes from noon of the first day to noon of the departure day, so that two stays can share a day.
 * A press in the first half of the departure day is for the cell beneath; if another stay begins
 * that day, it is for this bar. The grid handles clicks on the link, so that no bar needs the
 * router. In three months names do not stick to the first column, because hundreds of sticky
 * elements make scrolling slow.
 */
export const StayBar = memo(function StayBar({
  bar: { stay, start, length, isCutBefore, isCutAfter },
  roomNumber,
  view,
  isTabStop,
  hasBefore,
  hasAfter,
  isLast,
  leaving,
}: StayBarProps) {
  const stage = stayStage(stay.status);
  const { bar: look, icon: Icon } = STAY_LOOKS[stage];
  const mark = channelMark(stay.source);
  const told = [
    stage !== 'reserved' && STAY_STAGE_LABELS[stage].toLowerCase(),
    mark !== null && bookingSourceLabel(stay.source),
  ]
    .map((part) => (part === false ? '' : `, ${part}`))
    .join('');
  const dates = formatStay({ from: stay.check_in_date, to: stay.check_out_date });
  const ends = [
    isCutBefore ? 'left-0' : 'left-(--meio-dia) ms-px rounded-s-[3px]',
    isCutAfter || isLast ? 'right-0' : '-right-(--meio-dia) me-px rounded-e-[3px]',
  ].join(' ');
  // One night of three months is narrower than any name; two nights show the beginning of it.
  const name = view !== 'three-months' || length > 1 ? barName(stay.guest_name) : '';
  const cut = view === 'three-months' && length === 2 ? 'overflow-clip' : 'truncate';
  // In three months most bars show only a name, which needs no elements to arrange it.
  const isPlain = view === 'three-months' && Icon === undefined && mark === null;
  // A single night with an icon or a platform mark shows its name only if the column is wide
  // enough.
  const isTight = (Icon !== undefined || mark !== null) && length === 1;
  return (
    <td
      aria-colindex={columnIndex(start)}
      colSpan={length}
      style={{ gridColumn: `span ${length}`, '--meio-dia': `${50 / length}%` }}
      className="pointer-events-none relative z-1 focus-within:z-2"
    >
      {leaving && <LeavingEnd stay={leaving} width="w-(--meio-dia)" />}
      <a
        href={adminBookingPath(stay.booking_number)}
        draggable={false}
        tabIndex={isTabStop ? 0 : -1}
        title={`${stay.guest_name}, ${dates}${told}`}
        aria-label={`Quarto ${roomNumber}, Reservado: ${stay.guest_name}, ${dates}${told}, reserva ${stay.booking_number}`}
        className={`group pointer-events-auto block h-full outline-none ${hasBefore ? 'ms-(--meio-dia)' : ''}`}
      >
        <span
          data-stage={stage === 'unanswered' ? stage : undefined}
          className={`absolute inset-y-1.25 px-1 font-semibold group-focus-visible:outline-3 group-focus-visible:outline-(--focus) ${isPlain ? `${cut} leading-6.5 whitespace-nowrap` : 'flex items-center gap-1 overflow-clip'} ${hasAfter ? '' : 'pointer-events-none'} ${isTight ? '@container' : ''} ${ends} ${look}`}
        >
          {isPlain ? (
            name
          ) : (
            <span
              className={`flex max-w-full min-w-0 items-center gap-1 ${view === 'three-months' ? '' : `sticky ${BESIDE_NAMES}`}`}
            >
              {Icon && <Icon className="size-3" aria-hidden />}
              {name && (
                <span
                  className={`${cut} whitespace-nowrap ${isTight ? '@max-[3.25rem]:hidden' : ''}`}
                >
                  {name}
                </span>
              )}
              {view === 'week' && length > 1 && (
                <span className="ms-1 truncate font-normal">{stay.booking_number}</span>
              )}
            </span>
          )}
          {mark !== null && <ChannelMark mark={mark} />}
        </span>
      </a>
    </td>
  );
});

/**
 * The initial of the platform that sold a stay; the accessible name of the bar gives its full name.
 */
function ChannelMark({ mark }: { mark: string }) {
  return (
    <b
      aria-hidden
      className="ms-auto flex-none rounded-tile border border-current px-0.75 text-[0.625rem] leading-3.5 font-bold"
    >
      {mark}
    </b>
  );
}

/** The departure morning of a stay whose nights are before the grid: the end of its bar. */
export function LeavingEnd({ stay, width }: { stay: BarStay; width: string }) {
  const { bar } = STAY_LOOKS[stayStage(stay.status)];
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-y-1.25 left-0 rounded-e-[3px] ${UNSELECTED_ONLY} ${width} ${bar}`}
    />
  );
}
