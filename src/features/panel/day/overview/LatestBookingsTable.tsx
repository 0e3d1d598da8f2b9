import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/look/Skeleton';
import { StatusBadge } from '@/components/look/StatusBadge';
import { priceWords } from '@/domain/booking/booking-source';
import { RECENT_BOOKING_COUNT } from '@/domain/day/dashboard';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { RoomName } from '@/features/panel/parts/RoomName';
import { adminBookingPath } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

// Below 768 px only screen readers get the head, and each row becomes a card of two columns.
const EDGES = 'md:first:ps-4.5 md:last:pe-4.5 xl:first:ps-4.5 xl:last:pe-4.5';
const HEAD = `px-2 py-2 text-12 font-semibold text-tinta-2 xl:px-3 ${EDGES}`;
const CELL = `md:h-11 md:px-2 md:py-1 xl:px-3 ${EDGES}`;

/** The newest bookings, a row each; the whole row leads to its booking. */
export function LatestBookingsTable({ bookings }: { bookings: readonly StaffBooking[] }) {
  return (
    <table aria-labelledby="recentes" className="w-full text-13 tabular-figures max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-linha">
          <th scope="col" className={`${HEAD} text-start`}>
            Número
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Hóspede
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Quarto
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Check-in
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            Total
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Estado
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking }: { booking: StaffBooking }) {
  const { booking_number, guest_name, rooms, check_in_date, status } = booking;
  return (
    <tr className="relative transition-colors not-last:border-b not-last:border-linha/60 hover:bg-anil-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2.5 max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5">
      <td className={`max-md:order-4 max-md:text-end ${CELL}`}>
        <Link
          to={adminBookingPath(booking_number)}
          className="font-semibold whitespace-nowrap text-anil-600 after:absolute after:inset-0"
        >
          {booking_number}
        </Link>
      </td>
      <td
        className={`font-medium wrap-anywhere max-md:order-1 max-md:text-14 max-md:font-semibold ${CELL}`}
      >
        <span className="line-clamp-2 md:min-w-20 xl:max-w-60">{guest_name}</span>
      </td>
      <td className={`max-md:order-3 ${CELL}`}>
        <RoomName room={rooms} className="line-clamp-2 min-w-0 wrap-anywhere md:min-w-20" />
      </td>
      <td className={`whitespace-nowrap max-md:order-5 max-md:text-tinta-2 ${CELL}`}>
        {formatShortDay(check_in_date)}
      </td>
      <td className={`text-end whitespace-nowrap max-md:order-6 max-md:font-semibold ${CELL}`}>
        {priceWords(booking)}
      </td>
      <td className={`max-md:order-2 ${CELL}`}>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}

/** The placeholder while the bookings load. */
export function LatestBookingsSkeleton() {
  return (
    <div className="grid animate-breathe gap-px pt-8">
      <output className="sr-only">A carregar...</output>
      {Array.from({ length: RECENT_BOOKING_COUNT }, (_, row) => (
        <div
          key={row}
          className="grid h-11 grid-cols-[5rem_1fr_5rem] items-center gap-6 px-4.5 max-md:h-19"
        >
          <Skeleton className="h-3" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className="h-5 rounded-pill" />
        </div>
      ))}
    </div>
  );
}
