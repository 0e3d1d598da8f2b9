import { createPortal } from 'react-dom';
import { BookingPaper } from '@/components/BookingPaper';
import { StatusBadge } from '@/components/StatusBadge';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros } from '@/domain/money';
import { countLabel } from '@/domain/text';
import { useRootMark } from '@/hooks/useRootMark';
import type { StaffBooking } from '@/queries/staff-bookings';
import { nightsLabel } from './stay-labels';

/**
 * The open booking for paper. It stands beside the page, which is left out of print while it is
 * there (see AdminLayout): the window it belongs to lies in front of the page and cannot be printed.
 */
export function PrintedBooking({ booking }: { booking: StaffBooking }) {
  const { rooms, group_reference } = booking;
  useRootMark('data-print-sheet');
  return createPortal(
    // Never on the screen, so never spoken either.
    <div data-print-sheet="" aria-hidden>
      <BookingPaper
        heading={
          <p className="flex items-center justify-between">
            Reserva
            <StatusBadge status={booking.status} />
          </p>
        }
        bookingNumber={booking.booking_number}
        facts={[
          { term: 'Check-in', value: formatStayDay(booking.check_in_date) },
          { term: 'Check-out', value: formatStayDay(booking.check_out_date) },
          { term: 'Hóspede', value: booking.guest_name },
          { term: 'Telefone', value: booking.guest_phone ?? 'N/A' },
          { term: 'E-mail', value: booking.guest_email },
          ...(group_reference === null
            ? []
            : [{ term: 'Referência do grupo', value: group_reference }]),
        ]}
        rooms={[
          {
            id: booking.room_id,
            roomNumber: rooms?.room_number ?? '',
            name: rooms?.name ?? 'N/A',
            guests: countLabel(booking.number_of_guests, { one: 'hóspede', many: 'hóspedes' }),
            nights: nightsLabel(booking),
            total: formatEuros(booking.total_price),
          },
        ]}
        total={formatEuros(booking.total_price)}
        message={booking.message ?? ''}
      />
    </div>,
    document.body,
  );
}
