import * as v from 'valibot';
import { isDay } from '@/domain/dates';

const Day = v.pipe(v.string(), v.check(isDay));

/** The special prices of a room for its stay (RATE-01), as the draft and the ticket keep them in the tab. */
export const KeptNightlyPrices = v.object({
  checkIn: Day,
  checkOut: Day,
  special: v.array(v.object({ date: Day, custom_price: v.nullable(v.number()) })),
});
