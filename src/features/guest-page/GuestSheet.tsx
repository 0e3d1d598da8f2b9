import { BookingPaper } from '@/components/BookingPaper';
import { STAGES } from '@/copy/guest-page';
import { formatStayDay } from '@/domain/date-formats';
import type { GuestStage, GuestSums } from '@/domain/guest-stay';
import { formatEuros } from '@/domain/money';
import { nightsLabel } from '@/domain/nights-label';
import { countLabel } from '@/domain/text';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';

interface GuestSheetProps {
  page: GuestPage;
  rooms: readonly GuestPageBooking[];
  sums: GuestSums;
  stage: GuestStage;
}

/** The stay on one sheet of paper; on the screen it is not there. TRACK-05 */
export function GuestSheet({ page, rooms, sums, stage }: GuestSheetProps) {
  return (
    <BookingPaper
      heading={STAGES[stage].label}
      bookingNumber={rooms[0]?.booking_number ?? null}
      facts={[
        { term: 'Check-in', value: formatStayDay(sums.checkIn) },
        { term: 'Check-out', value: formatStayDay(sums.checkOut) },
        { term: 'Noites', value: sums.nights },
        { term: 'Hóspedes', value: sums.guests },
        ...(page.group_reference === null
          ? []
          : [{ term: 'Referência do grupo', value: page.group_reference }]),
      ]}
      rooms={rooms.map((booking) => ({
        id: booking.booking_number,
        roomNumber: booking.room.room_number,
        name: booking.room.name,
        guests: countLabel(booking.number_of_guests, { one: 'hóspede', many: 'hóspedes' }),
        nights: nightsLabel(booking),
        total: formatEuros(booking.total_price),
      }))}
      total={formatEuros(sums.total)}
      message={rooms[0]?.guest_wish ?? ''}
    />
  );
}
