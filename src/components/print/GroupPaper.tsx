import { priceWords } from '@/domain/booking/booking-source';
import { formatDayAndMonth, formatStayDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import {
  countedBookings,
  groupPriceWords,
  groupState,
  groupSums,
} from '@/domain/booking/group-state';
import { nightsLabel } from '@/domain/booking/nights-label';
import { isLive } from '@/domain/availability/occupied-nights';
import { compareRoomNumbers } from '@/domain/room/room-number';
import { countLabel } from '@/domain/basics/text';
import { BookingPaper, type PaperRoom } from './BookingPaper';
import { GroupStatus } from '../look/GroupStatus';

interface PaperBooking {
  id: string;
  booking_number: string;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  status: string;
  source: string;
  rooms: { room_number: string; name: string } | null;
}

interface GroupPaperProps {
  /** Null where it has none; the sheet then shows the name instead. */
  reference: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  bookings: readonly PaperBooking[];
}

/** A group on one sheet: all of its rooms, and the sum of those that are not cancelled. */
export function GroupPaper({ reference, name, email, phone, message, bookings }: GroupPaperProps) {
  const counted = countedBookings(bookings);
  const arrival = counted.map(({ check_in_date }) => check_in_date).toSorted()[0];
  const departure = counted
    .map(({ check_out_date }) => check_out_date)
    .toSorted()
    .at(-1);
  const { guests } = groupSums(bookings);
  return (
    <BookingPaper
      heading={
        <div className="flex items-start justify-between gap-[8mm]">
          Reserva de grupo
          <GroupStatus {...groupState(bookings)} isAtEnd />
        </div>
      }
      reference={reference ?? name}
      facts={[
        { term: 'Check-in', value: arrival === undefined ? 'N/A' : formatStayDay(arrival) },
        { term: 'Check-out', value: departure === undefined ? 'N/A' : formatStayDay(departure) },
        { term: 'Grupo', value: name },
        { term: 'Telefone', value: phone ?? 'N/A' },
        { term: 'E-mail', value: email ?? 'N/A' },
        { term: 'Hóspedes', value: String(guests) },
      ]}
      rooms={byRoom(bookings).map((booking) => paperRoom(booking, { arrival, departure }))}
      total={groupPriceWords(bookings)}
      message={message}
    />
  );
}

function byRoom(bookings: readonly PaperBooking[]): PaperBooking[] {
  const numberOf = ({ rooms }: PaperBooking) => rooms?.room_number ?? '';
  return bookings.toSorted((a, b) => compareRoomNumbers(numberOf(a), numberOf(b)));
}

/** A room as a row; its dates are shown where they differ from the group's. */
function paperRoom(
  booking: PaperBooking,
  group: { arrival: Day | undefined; departure: Day | undefined },
): PaperRoom {
  const { rooms, check_in_date: from, check_out_date: to, booking_number } = booking;
  const hasOwnDates = from !== group.arrival || to !== group.departure;
  const words = [
    `${rooms?.name ?? 'N/A'}, ${booking_number}`,
    hasOwnDates && `${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`,
    !isLive(booking) && 'cancelada',
  ];
  return {
    id: booking.id,
    roomNumber: rooms?.room_number ?? '',
    name: words.filter(Boolean).join(', '),
    guests: countLabel(booking.number_of_guests, { one: 'hóspede', many: 'hóspedes' }),
    nights: nightsLabel(booking),
    total: isLive(booking) ? priceWords(booking) : 'não conta',
  };
}
