/** Splitting a stay: from a day on it continues in another room (DESK-09). */
import { addDays, eachDay, type Day } from '../calendar/dates.ts';
import type { RoomOffer } from '../new-stay/rooms.ts';
import { fromCents, toCents } from '../basics/money.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import { dividedPrice } from '../rates/divided-price.ts';
import { joinWords } from '../calendar/short-dates.ts';

interface SplitStay {
  check_in_date: Day;
  check_out_date: Day;
  status: string;
}

/**
 * The days on which a guest can change rooms: with at least one night before and after, and for a
 * guest in house not before today.
 */
export function splitDays({ check_in_date, check_out_date, status }: SplitStay, today: Day): Day[] {
  if (check_out_date <= check_in_date) return [];
  const days = eachDay({ from: addDays(check_in_date, 1), to: check_out_date });
  return status === 'checked_in' ? days.filter((day) => day >= today) : days;
}

/** The initial split day: the earliest for a guest in house, else the middle; null if none. */
export function firstSplitDay(stay: SplitStay, today: Day): Day | null {
  const days = splitDays(stay, today);
  const place = stay.status === 'checked_in' ? 0 : Math.floor((days.length - 1) / 2);
  return days[place] ?? null;
}

/** Whether a stay can be split at all; a cancelled one cannot. */
export function canSplit(stay: SplitStay, today: Day): boolean {
  return stay.status !== 'cancelled' && splitDays(stay, today).length > 0;
}

export function splitParts({ check_in_date, check_out_date }: Omit<SplitStay, 'status'>, day: Day) {
  return {
    first: { check_in_date, check_out_date: day },
    second: { check_in_date: day, check_out_date },
  };
}

/** Splits the agreed price by nights, in EUR; both parts add up to it exactly. */
export function splitPrice(
  {
    check_in_date: from,
    check_out_date: to,
    total_price,
  }: Omit<SplitStay, 'status'> & { total_price: number },
  day: Day,
): { first: number; second: number } {
  return dividedPrice(total_price, { from, to }, day);
}

/**
 * How much of the paid money moves to the second part, in EUR: what exceeds the price of the first,
 * up to the price of the second; the rest must be refunded (PAY-01). `private.continue_stay` in the
 * database computes the same.
 *
 * @param paid EUR
 * @param prices the prices of both parts, EUR
 */
export function movedShare(paid: number, prices: { first: number; second: number }): number {
  const surplus = toCents(paid) - toCents(prices.first);
  return fromCents(Math.max(0, Math.min(surplus, toCents(prices.second))));
}

/**
 * '8 e 9 ocupados; 1 a 5, 11 e 12 são pequenos demais': why rooms are not offered; null if all are.
 */
export function unofferedWords(
  offers: readonly RoomOffer[],
  { takesSmall = false }: { takesSmall?: boolean } = {},
): string | null {
  const numbers = (isMeant: (offer: RoomOffer) => boolean) =>
    offers.filter(isMeant).map(({ room }) => room.room_number);
  const taken = numbers(({ inTheWay }) => inTheWay !== null);
  const small = takesSmall
    ? []
    : numbers(({ inTheWay, missingBeds }) => inTheWay === null && missingBeds > 0);
  const parts = [
    taken.length > 0 && `${runsOfNumbers(taken)} ${taken.length === 1 ? 'ocupado' : 'ocupados'}`,
    small.length > 0 &&
      `${runsOfNumbers(small)} ${small.length === 1 ? 'é pequeno demais' : 'são pequenos demais'}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join('; ');
}

/** '1 a 5, 11 e 12': room numbers in order, three or more in a row as a range. */
export function runsOfNumbers(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const number of numbers.toSorted(compareRoomNumbers)) {
    const run = runs.at(-1);
    if (run !== undefined && Number(run.at(-1)) + 1 === Number(number)) run.push(number);
    else runs.push([number]);
  }
  return joinWords(
    runs.flatMap((run) => (run.length < 3 ? run : [`${run.at(0)} a ${run.at(-1)}`])),
  );
}
