/** The special prices that come with an offered room (RATE-01). */
import type { Day } from '../calendar/dates.ts';
import type { NightPrice } from './stay-quote.ts';

/** The special prices of a room for one stay, under the price rule 'nightly'. */
export interface NightlyPrices {
  checkIn: Day;
  checkOut: Day;
  /** In order of days. */
  special: readonly NightPrice[];
}

/** A room with the prices of its nights; without `nightly`, each costs price_per_night. */
export interface RatedRoom {
  /** EUR. */
  price_per_night: number;
  nightly?: NightlyPrices | undefined;
}

/** Whether the price of a stay's nights has changed; another stay is no change. */
export function areNightsRepriced(before: RatedRoom, now: RatedRoom): boolean {
  if (before.price_per_night !== now.price_per_night) return true;
  const isOtherStay =
    before.nightly !== undefined &&
    now.nightly !== undefined &&
    (before.nightly.checkIn !== now.nightly.checkIn ||
      before.nightly.checkOut !== now.nightly.checkOut);
  return !isOtherStay && specialText(before) !== specialText(now);
}

const specialText = ({ nightly }: RatedRoom) => JSON.stringify(nightly?.special ?? []);
