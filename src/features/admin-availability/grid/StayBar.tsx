import { memo } from 'react';
import { surname, type GridBar } from '@/domain/availability-grid';
import type { AvailabilityView } from '@/domain/availability-period';
import { formatStay } from '@/domain/date-formats';
import { adminBookingPath } from '@/lib/paths';
import { columnIndex } from './grid-place';
import { BESIDE_NAMES, columnStart } from './grid-styles';

interface StayBarProps {
  bar: GridBar;
  roomNumber: string;
  view: AvailabilityView;
  /** The first of its run, whose place is written down. */
  isFirst: boolean;
}

/**
 * The nights of a stay: not to be selected, and the way to its booking (Specification §4). The grid
 * follows its link, so that hundreds of bars need not each know the address. The name stays in sight
 * but in three months, where hundreds of them would make the sliding heavy.
 */
export const StayBar = memo(function StayBar({ bar, roomNumber, view, isFirst }: StayBarProps) {
  const { stay, length, isCutBefore, isCutAfter } = bar;
  const name = surname(stay.guest_name);
  const dates = formatStay({ from: stay.check_in_date, to: stay.check_out_date });
  const ends = `${isCutBefore ? '' : 'ms-0.75 rounded-s-[3px]'} ${isCutAfter ? '' : 'me-0.75 rounded-e-[3px]'}`;
  return (
    <td
      aria-colindex={columnIndex(bar.start)}
      colSpan={length}
      style={{ ...(isFirst && columnStart(bar.start)), gridColumnEnd: `span ${length}` }}
      className="py-1.25"
    >
      <a
        href={adminBookingPath(stay.booking_number)}
        draggable={false}
        tabIndex={-1}
        title={`${stay.guest_name}, ${dates}`}
        aria-label={`Quarto ${roomNumber}, Reservado: ${stay.guest_name}, ${dates}, reserva ${stay.booking_number}`}
        className={`block h-full overflow-clip bg-anil-600 px-1 leading-[1.5625rem] font-semibold text-branco outline-offset-0! hover:bg-anil-700 ${ends}`}
      >
        {(view !== 'three-months' || length > 2) && (
          <span
            className={`block w-fit max-w-full truncate ${view === 'three-months' ? '' : `sticky ${BESIDE_NAMES}`}`}
          >
            {name}
            {view === 'week' && length > 1 && (
              <span className="ms-2 font-normal">{stay.booking_number}</span>
            )}
          </span>
        )}
      </a>
    </td>
  );
});
