import type { Day } from '../../../../src/domain/calendar/dates.ts';
import type { PlacedStay } from '../booking-history.ts';
import { roomId } from '../rooms.ts';
import { pastBookings, type PastBooking } from './bookings.ts';
import { chanceOf } from './chance.ts';
import { takenNights } from './nights.ts';
import { pastDays } from './season.ts';

export type { PastBooking } from './bookings.ts';
export { openingDay } from './season.ts';
export { pastBookingRows, pastEventRows, pastPaymentRows } from './rows.ts';

/** Two years of stays that are over and archived, and the days on which one room was closed. */
export interface Past {
  bookings: PastBooking[];
  closed: { room_id: string; date: Day; is_available: boolean; custom_price: null }[];
}

/** The past of the house on the day `today`, around the stays that it has anyway. */
export function housePast({ today, others }: { today: Day; others: readonly PlacedStay[] }): Past {
  const past = pastDays(today);
  const chance = chanceOf(`the past on ${today}`);
  const { stays, closed } = takenNights(chance, { today, past, others });
  const codes = new Set(others.map(({ stay }) => stay.code));
  return {
    bookings: pastBookings(chance, { today, past, stays, codes }),
    closed: closed.days.map((date) => ({
      room_id: roomId(closed.room),
      date,
      is_available: false,
      custom_price: null,
    })),
  };
}
