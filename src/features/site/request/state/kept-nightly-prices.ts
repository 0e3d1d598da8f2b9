import * as v from 'valibot';
import { isDay } from '@/domain/calendar/dates';

const Day = v.pipe(v.string(), v.check(isDay));

/** A room's special prices for the stay (RATE-01), as draft and ticket keep them in the tab. */
export const KeptNightlyPrices = v.object({
  checkIn: Day,
  checkOut: Day,
  special: v.array(v.object({ date: Day, custom_price: v.nullable(v.number()) })),
});
