import { addDays, type Day } from '../../../src/domain/dates.ts';
import { stayPrice } from '../../../src/domain/room-pricing.ts';
import { bookingHistory } from './booking-history.ts';
import { groupStays, GROUPS_AHEAD, OPEN_ROOM_GROUPS } from './groups.ts';
import { DEMO_GUESTS } from './guests.ts';
import { demoId } from './ids.ts';
import { visitorWindowStart } from './moments.ts';
import { nightlyPrice, roomId } from './rooms.ts';
import { STAYS_AHEAD } from './stays-ahead.ts';
import { ENDED_STAYS } from './stays-ended.ts';
import { OPEN_ROOM_STAYS } from './stays-open-rooms.ts';
import type { DemoStay } from './stays.ts';

/** The id of a booking, by the last six symbols of its number. */
export function bookingId(code: string): string {
  return demoId(`booking ${code}`);
}

/** The rows of `bookings` around a day; those of a group do not carry its reference yet. */
export function bookingRows(today: Day) {
  const windowStart = visitorWindowStart(today);
  const fromToday = [
    ...ENDED_STAYS,
    ...STAYS_AHEAD,
    ...GROUPS_AHEAD.flatMap((group) => groupStays(group, today)),
  ];
  const fromWindowStart = [
    ...OPEN_ROOM_STAYS,
    ...OPEN_ROOM_GROUPS.flatMap((group) => groupStays(group, windowStart)),
  ];
  return [
    ...fromToday.map((stay, index) => bookingRow({ stay, index, anchor: today, today })),
    ...fromWindowStart.map((stay, index) =>
      bookingRow({ stay, index, anchor: windowStart, today }),
    ),
  ];
}

interface AnchoredStay {
  stay: DemoStay;
  index: number;
  anchor: Day;
  today: Day;
}

function bookingRow({ stay, index, anchor, today }: AnchoredStay) {
  const guest = DEMO_GUESTS[stay.guest];
  const requestedOn = addDays(anchor, stay.asked[0]);
  const checkIn = addDays(anchor, stay.arrival);
  const checkOut = addDays(checkIn, stay.nights);
  const archivedByHandOn = stay.archived === undefined ? null : addDays(anchor, stay.archived);
  return {
    id: bookingId(stay.code),
    booking_number: `R${requestedOn.slice(2, 4)}-${stay.code}`,
    room_id: roomId(stay.room),
    guest_name: guest.name,
    guest_email: guest.email,
    guest_phone: guest.phone,
    check_in_date: checkIn,
    check_out_date: checkOut,
    number_of_guests: stay.guests,
    total_price: stayPrice({ pricePerNight: nightlyPrice(stay.room), nights: stay.nights }),
    message: stay.message ?? null,
    status: stay.status,
    admin_notes: stay.notes ?? null,
    ...bookingHistory({ stay, index, requestedOn, checkIn, checkOut, archivedByHandOn, today }),
  };
}
