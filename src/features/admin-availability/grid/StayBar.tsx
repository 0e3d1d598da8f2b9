import { memo } from 'react';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatStay } from '@/domain/date-formats';
import { surname, type BarStay, type GridBar } from '@/domain/stay-bars';
import { STAY_STAGE_LABELS, stayStage } from '@/domain/stay-stage';
import { adminBookingPath } from '@/lib/staff-paths';
import { columnIndex } from './grid-place';
import { BESIDE_NAMES, columnStart } from './grid-styles';
import { LeavingEnd } from './LeavingEnd';
import { STAY_LOOKS } from './stay-looks';

interface StayBarProps {
  bar: GridBar;
  roomNumber: string;
  view: AvailabilityView;
  /** The first of its run, whose place is written down. */
  isFirst: boolean;
  /** Someone else leaves on the day it begins, */
  hasBefore: boolean;
  /** or comes on the day it ends. */
  hasAfter: boolean;
  /** Its last day is the last one shown: there is no morning after to reach into. */
  isLast: boolean;
  /** Who leaves as it begins, after nights that are not shown. */
  leaving: BarStay | null;
}

/**
 * The nights of a stay: not to be selected, and the way to its booking (Specification §4). It is drawn
 * from the middle of its first day to the middle of the day on which it leaves, so that who goes and who
 * comes on one day stand beside each other; pressed is a night, and the day of leaving is the cell's, or
 * the next guest's from noon on. The grid follows its link, so that hundreds of bars need not each know
 * the address. The name stays in sight but in three months, where hundreds would make the sliding heavy.
 */
export const StayBar = memo(function StayBar({
  bar: { stay, start, length, isCutBefore, isCutAfter },
  roomNumber,
  view,
  isFirst,
  hasBefore,
  hasAfter,
  isLast,
  leaving,
}: StayBarProps) {
  const stage = stayStage(stay.status);
  const { bar: look, icon: Icon } = STAY_LOOKS[stage];
  const told = stage === 'reserved' ? '' : `, ${STAY_STAGE_LABELS[stage].toLowerCase()}`;
  const dates = formatStay({ from: stay.check_in_date, to: stay.check_out_date });
  const ends = [
    isCutBefore ? 'left-0' : 'left-(--meio-dia) ms-px rounded-s-[3px]',
    isCutAfter || isLast ? 'right-0' : '-right-(--meio-dia) me-px rounded-e-[3px]',
  ].join(' ');
  // Beside its icon the name of a single night is there where its column is wide enough.
  const isTight = Icon !== undefined && length === 1;
  return (
    <td
      aria-colindex={columnIndex(start)}
      colSpan={length}
      style={{
        ...(isFirst && columnStart(start)),
        gridColumnEnd: `span ${length}`,
        '--meio-dia': `${50 / length}%`,
      }}
      className="pointer-events-none relative z-1 focus-within:z-2"
    >
      {leaving && <LeavingEnd stay={leaving} width="w-(--meio-dia)" />}
      <a
        href={adminBookingPath(stay.booking_number)}
        draggable={false}
        tabIndex={-1}
        title={`${stay.guest_name}, ${dates}${told}`}
        aria-label={`Quarto ${roomNumber}, Reservado: ${stay.guest_name}, ${dates}${told}, reserva ${stay.booking_number}`}
        className={`group pointer-events-auto block h-full outline-none ${hasBefore ? 'ms-(--meio-dia)' : ''}`}
      >
        <span
          className={`absolute inset-y-1.25 flex items-center gap-1 overflow-clip px-1 font-semibold group-focus-visible:outline-3 group-focus-visible:outline-(--foco) ${hasAfter ? '' : 'pointer-events-none'} ${isTight ? '@container' : ''} ${ends} ${look}`}
        >
          <span
            className={`flex max-w-full min-w-0 items-center gap-1 ${view === 'three-months' ? '' : `sticky ${BESIDE_NAMES}`}`}
          >
            {Icon && <Icon className="size-3" aria-hidden />}
            {(view !== 'three-months' || length > 2) && (
              <span className={`truncate ${isTight ? '@max-[3.25rem]:hidden' : ''}`}>
                {surname(stay.guest_name)}
              </span>
            )}
            {view === 'week' && length > 1 && (
              <span className="ms-1 truncate font-normal">{stay.booking_number}</span>
            )}
          </span>
        </span>
      </a>
    </td>
  );
});
