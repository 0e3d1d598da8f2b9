import { Link } from 'react-router-dom';
import { formatStay, formatTimestamp } from '@/domain/calendar/date-formats';
import { nightCount } from '@/domain/stay/stay';
import { countLabel } from '@/domain/basics/text';
import { RoomName } from '@/features/panel/parts/RoomName';
import { adminBookingPath } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

interface RequestTableProps {
  bookings: readonly StaffBooking[];
  /** Each number leads to its booking. */
  isLinked?: boolean;
}

/** Requests line by line: who, which room, which nights, when they came. */
export function RequestTable({ bookings, isLinked = false }: RequestTableProps) {
  return (
    <ul className="text-13 tabular-figures">
      {bookings.map((booking) => (
        <li
          key={booking.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 border-t border-linha/60 py-2 first:border-0 md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_11.5rem_8.5rem] md:items-center"
        >
          <span className="font-semibold whitespace-nowrap max-md:order-2">
            {isLinked ? (
              <Link
                to={adminBookingPath(booking.booking_number)}
                className="text-link max-md:-my-2 max-md:inline-block max-md:py-2"
              >
                {booking.booking_number}
              </Link>
            ) : (
              booking.booking_number
            )}
          </span>
          <span className="truncate font-medium max-md:order-1">{booking.guest_name}</span>
          <span className="flex min-w-0 items-center gap-2 max-md:order-3">
            <RoomName room={booking.rooms} />
          </span>
          <span className="whitespace-nowrap max-md:order-5">
            {stayOf(booking)}
            <span className="text-tinta-2"> · {nightsOf(booking)}</span>
          </span>
          <span className="text-end whitespace-nowrap text-tinta-2 max-md:order-4 max-md:row-span-2">
            {formatTimestamp(booking.created_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function stayOf({ check_in_date: from, check_out_date: to }: StaffBooking): string {
  return formatStay({ from, to });
}

function nightsOf({ check_in_date, check_out_date }: StaffBooking): string {
  const nights = nightCount({ checkIn: check_in_date, checkOut: check_out_date });
  return countLabel(nights, { one: 'noite', many: 'noites' });
}
