import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { StatusBadge } from '@/components/look/StatusBadge';
import { formatDayAndMonth, formatShortDay } from '@/domain/calendar/date-formats';
import { comparableEmail, isErasedEmail } from '@/domain/guest/erased-guest';
import { adminBookingPath } from '@/lib/staff-paths';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listBookingsFrom, type BookingMention } from '@/queries/staff-bookings';
import { StillReading } from '@/features/panel/kit/StillReading';

/** The bookings made with the address that a message came from; nothing when there are none. */
export function BookingsOfSender({ email }: { email: string }) {
  const reading = useQuery({
    queryKey: [...queryKeys.bookings, 'from', comparableEmail(email)],
    queryFn: () => listBookingsFrom(staffClient(), email),
    meta: { log: 'listBookingsFrom' },
    enabled: !isErasedEmail(email),
  });

  const { data, isLoadingError } = reading;
  if (!isLoadingError && (data === undefined || data.length === 0)) return null;
  return (
    <section className="mt-5.5 border-t border-linha pt-4">
      <h3 className="font-semibold">
        Reservas deste hóspede
        {data && <small className="ms-1.5 text-12 font-normal text-tinta-2">{data.length}</small>}
      </h3>
      <StillReading of={reading} title="Não foi possível carregar as reservas." isQuiet />
      <ul className="-mx-2 mt-1">
        {data?.map((booking) => (
          <Mention key={booking.booking_number} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function Mention({ booking }: { booking: BookingMention }) {
  const { booking_number, check_in_date, check_out_date, status, archived } = booking;
  return (
    <li>
      <Link
        to={adminBookingPath(booking_number)}
        className="flex min-h-9 flex-wrap items-center gap-x-3.5 gap-y-1 rounded-field px-2 py-1.5 tabular-figures transition-colors hover:bg-anil-50 max-md:min-h-11"
      >
        <span className="font-semibold text-anil-600">{booking_number}</span>
        <span>{`${formatDayAndMonth(check_in_date)} – ${formatShortDay(check_out_date)}`}</span>
        {archived && <span className="text-13 text-tinta-2">arquivada</span>}
        <StatusBadge status={status} className="ms-auto" />
      </Link>
    </li>
  );
}
