import { BookingPaper } from '@/components/print/BookingPaper';
import { GroupPaper } from '@/components/print/GroupPaper';
import { PrintSheet } from '@/components/print/PrintSheet';
import { StatusBadge } from '@/components/look/StatusBadge';
import { priceWords } from '@/domain/booking/booking-source';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { groupName } from '@/domain/booking/group-name';
import { nightsLabel } from '@/domain/booking/nights-label';
import { countLabel } from '@/domain/basics/text';
import type { StaffBooking } from '@/queries/staff-bookings';
import { guestsOwnWords } from './guest/GuestSection';

interface PrintedBookingProps {
  booking: StaffBooking;
  /** All of its group, or the booking alone. */
  group: readonly StaffBooking[];
}

/** What 'Imprimir' puts on paper: the open booking, or all of its group. */
export function PrintedBooking({ booking, group }: PrintedBookingProps) {
  return (
    <PrintSheet>
      {booking.group_reference === null ? (
        <OneBooking booking={booking} />
      ) : (
        <GroupPaper
          reference={booking.group_reference}
          name={groupName(booking)}
          email={booking.guest_email}
          phone={booking.guest_phone}
          message={guestsOwnWords(booking.message ?? '')}
          bookings={group}
        />
      )}
    </PrintSheet>
  );
}

function OneBooking({ booking }: { booking: StaffBooking }) {
  const { rooms } = booking;
  return (
    <BookingPaper
      heading={
        <p className="flex items-center justify-between">
          Reserva
          <StatusBadge status={booking.status} />
        </p>
      }
      reference={booking.booking_number}
      facts={[
        { term: 'Check-in', value: formatStayDay(booking.check_in_date) },
        { term: 'Check-out', value: formatStayDay(booking.check_out_date) },
        { term: 'Hóspede', value: booking.guest_name },
        { term: 'Telefone', value: booking.guest_phone ?? 'N/A' },
        { term: 'E-mail', value: booking.guest_email ?? 'N/A' },
      ]}
      rooms={[
        {
          id: booking.room_id,
          roomNumber: rooms?.room_number ?? '',
          name: rooms?.name ?? 'N/A',
          guests: countLabel(booking.number_of_guests, { one: 'hóspede', many: 'hóspedes' }),
          nights: nightsLabel(booking),
          total: priceWords(booking),
        },
      ]}
      total={priceWords(booking)}
      message={booking.message ?? ''}
    />
  );
}
