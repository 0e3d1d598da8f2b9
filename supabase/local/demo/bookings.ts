import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { quoteStay } from '../../../src/domain/rates/stay-quote.ts';
import { bookingHistory, type LoadedAt, type PlacedStay } from './booking-history.ts';
import { groupStays, GROUPS_AHEAD, OPEN_ROOM_GROUPS } from './groups.ts';
import { DEMO_GUESTS, type DemoGuest } from './guests.ts';
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

/** Every stay of the house with its days turned into dates. */
export function placedStays({ today, time }: LoadedAt): PlacedStay[] {
  const windowStart = visitorWindowStart(today);
  const place = (anchor: Day) => (stay: DemoStay, index: number) => {
    const checkIn = addDays(anchor, stay.arrival);
    return {
      stay,
      index,
      requestedOn: addDays(anchor, stay.asked[0]),
      checkIn,
      checkOut: addDays(checkIn, stay.nights),
      archivedByHandOn: stay.archived === undefined ? null : addDays(anchor, stay.archived),
      today,
      time,
    };
  };
  const fromToday = [
    ...ENDED_STAYS,
    ...STAYS_AHEAD,
    ...GROUPS_AHEAD.flatMap((group) => groupStays(group, today)),
  ];
  const fromWindowStart = [
    ...OPEN_ROOM_STAYS,
    ...OPEN_ROOM_GROUPS.flatMap((group) => groupStays(group, windowStart)),
  ];
  return [...fromToday.map(place(today)), ...fromWindowStart.map(place(windowStart))];
}

/** R26-7K3F9Q: the year of the request and the code of the stay. */
export function bookingNumber({ stay, requestedOn }: PlacedStay): string {
  return `R${requestedOn.slice(2, 4)}-${stay.code}`;
}

/** What a stay costs, in EUR, by the default price rule. */
export function priceOf({ stay, checkIn, checkOut }: PlacedStay): number {
  return quoteStay({
    rule: 'stated',
    basePrice: nightlyPrice(stay.room),
    checkIn,
    checkOut,
    specialPrices: [],
  }).total;
}

/**
 * The rows of `bookings`; those of a group do not carry its reference yet, and none has been paid.
 */
export function bookingRows(stays: readonly PlacedStay[]) {
  return stays.map((placed) => {
    const { stay } = placed;
    const guest: DemoGuest = DEMO_GUESTS[stay.guest];
    return {
      id: bookingId(stay.code),
      booking_number: bookingNumber(placed),
      room_id: roomId(stay.room),
      guest_name: guest.name,
      guest_email: guest.email,
      guest_phone: guest.phone,
      language: guest.language ?? 'pt',
      source: stay.source ?? 'site',
      check_in_date: placed.checkIn,
      check_out_date: placed.checkOut,
      number_of_guests: stay.guests,
      total_price: priceOf(placed),
      message: stay.message ?? null,
      arrival_time: stay.arrivalTime ?? null,
      guest_wish: stay.wish ?? null,
      status: stay.status,
      cancel_reason: stay.cancelled?.reason ?? null,
      cancel_note: stay.cancelled?.note ?? null,
      admin_notes: stay.notes ?? null,
      ...bookingHistory(placed),
    };
  });
}
