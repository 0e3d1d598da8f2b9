import { guests } from '@messages/counts';
import * as t from '@messages/guest-page';
import { BookingPaper } from '@/components/print/BookingPaper';
import { formatStayDay } from '@/domain/calendar/date-formats';
import type { GuestStage, GuestSums } from '@/domain/booking/guest-stay';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { lengthOfStay, roomName } from './guest-words';
import type { GuestTax } from './useGuestTax';

interface GuestSheetProps {
  page: GuestPage;
  rooms: readonly GuestPageBooking[];
  sums: GuestSums;
  stage: GuestStage;
  tax: GuestTax | null;
}

/** The stay on one sheet of paper; on the screen it is not there. TRACK-05 */
export function GuestSheet({ page, rooms, sums, stage, tax }: GuestSheetProps) {
  return (
    <BookingPaper
      heading={t.STAGES[stage].label}
      bookingNumber={rooms[0]?.booking_number ?? null}
      facts={[
        { term: t.PAPER.checkIn, value: formatStayDay(sums.checkIn) },
        { term: t.PAPER.checkOut, value: formatStayDay(sums.checkOut) },
        { term: t.PAPER.nights, value: sums.nights },
        { term: t.PAPER.guests, value: sums.guests },
        ...(sums.isPriced
          ? [{ term: t.TICKET.perPersonAndNight, value: formatEuros(sums.perPersonAndNight) }]
          : []),
        ...(page.group_reference === null
          ? []
          : [{ term: t.PAPER.groupReference, value: page.group_reference }]),
      ]}
      rooms={rooms.map((booking) => ({
        id: booking.booking_number,
        roomNumber: booking.room.room_number,
        name: roomName(booking.room).name,
        guests: guests(booking.number_of_guests),
        nights: lengthOfStay(booking),
        total: booking.is_unpriced ? '' : formatEuros(booking.total_price),
      }))}
      total={sums.isPriced ? formatEuros(sums.total) : null}
      notes={tax === null ? [] : [tax.line]}
      message={rooms[0]?.guest_wish ?? ''}
    />
  );
}
