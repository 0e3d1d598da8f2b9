import { Link } from 'react-router-dom';
import { StatusBadge } from '@/components/look/StatusBadge';
import { bookingSourceLabel, priceWords } from '@/domain/booking/booking-source';
import { daysBetween } from '@/domain/calendar/dates';
import { countedBookings, groupPriceWords, type GroupSums } from '@/domain/booking/group-state';
import { isLive } from '@/domain/availability/occupied-nights';
import { countLabel } from '@/domain/basics/text';
import { sortedByRoom } from '@/features/panel/parts/sorted-by-room';
import { RoomName } from '@/features/panel/parts/RoomName';
import { adminBookingPath } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

// On a phone only screen readers get the head, and each row becomes a card of two columns.
const HEAD = 'pb-1.75 text-12 font-semibold text-tinta-2';
const CELL = 'md:h-10.5 md:pe-2.5';
const ROW =
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2.5 max-md:gap-y-0.75 max-md:py-2.25';

interface GroupRoomsProps {
  bookings: readonly StaffBooking[];
  sums: GroupSums;
}

/** The rooms of a group, each with its booking, and the total of those that are not cancelled. */
export function GroupRooms({ bookings, sums }: GroupRoomsProps) {
  return (
    <section className="py-4">
      <h3 className="font-semibold">Quartos reservados</h3>
      <table className="mt-2.5 w-full text-13 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-linha">
            <th scope="col" className={`${HEAD} pe-2.5 text-start`}>
              Quarto
            </th>
            <th scope="col" className={`${HEAD} pe-2.5 text-start`}>
              Número
            </th>
            <th scope="col" className={`${HEAD} pe-2.5 text-end`}>
              Hóspedes
            </th>
            <th scope="col" className={`${HEAD} ps-6 pe-2.5 text-start`}>
              Estado
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {sortedByRoom(bookings).map((booking) => (
            <RoomRow key={booking.id} booking={booking} />
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <tr className={`font-semibold ${ROW}`}>
            <th scope="row" colSpan={2} className={`text-start ${CELL}`}>
              {totalLabel(bookings)}
            </th>
            <td className={`max-md:order-3 max-md:font-normal md:text-end ${CELL}`}>
              <GuestCount count={sums.guests} />
            </td>
            <td colSpan={2} className="text-end text-[1.125rem] font-bold">
              {groupPriceWords(bookings)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function RoomRow({ booking }: { booking: StaffBooking }) {
  const { booking_number, rooms, number_of_guests, status, source } = booking;
  return (
    <tr className={`border-b border-linha/60 ${ROW}`}>
      <td className={`max-md:order-1 ${CELL}`}>
        <RoomName room={rooms} className="min-w-0 wrap-anywhere" />
      </td>
      <td className={`max-md:order-3 ${CELL}`}>
        <Link
          to={adminBookingPath(booking_number)}
          className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-anil-600 hover:underline"
        >
          {booking_number}
        </Link>
        {source !== 'site' && (
          <small className="ms-2 text-12 text-tinta-2">{bookingSourceLabel(source)}</small>
        )}
      </td>
      <td className={`text-end max-md:order-4 ${CELL}`}>
        <GuestCount count={number_of_guests} />
      </td>
      <td className={`max-md:order-5 max-md:col-span-full md:ps-6 ${CELL}`}>
        <StatusBadge status={status} />
      </td>
      <td className="text-end font-semibold whitespace-nowrap max-md:order-2">
        {isLive(booking) ? (
          priceWords(booking)
        ) : (
          <s className="font-normal text-tinta-2">{priceWords(booking)}</s>
        )}
      </td>
    </tr>
  );
}

/** A bare figure under its column's head; on a phone, where there is no head, with its noun. */
function GuestCount({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="md:hidden"> {count === 1 ? 'hóspede' : 'hóspedes'}</span>
    </>
  );
}

/** 'Total do grupo, 2 noites'; the nights are left out where the stays differ in length. */
function totalLabel(bookings: readonly StaffBooking[]): string {
  const [nights, ...others] = new Set(
    countedBookings(bookings).map(({ check_in_date, check_out_date }) =>
      daysBetween({ from: check_in_date, to: check_out_date }),
    ),
  );
  if (nights === undefined || others.length > 0) return 'Total do grupo';
  return `Total do grupo, ${countLabel(nights, { one: 'noite', many: 'noites' })}`;
}
