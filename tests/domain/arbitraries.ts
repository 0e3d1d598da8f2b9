import * as fc from 'fast-check';

const MILLISECONDS_PER_DAY = 86_400_000;

/** A day by UTC arithmetic alone, as an oracle that shares nothing with the code under test. */
export function utcDay(dayNumber: number): string {
  return new Date(dayNumber * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

const FIRST = Date.UTC(2020, 0, 1) / MILLISECONDS_PER_DAY;
const LAST = Date.UTC(2040, 0, 1) / MILLISECONDS_PER_DAY;

/** Days since 1970, from 2020 to 2040, across every change of the clocks in between. */
export const dayNumbers = fc.integer({ min: FIRST, max: LAST });

export const days = dayNumbers.map(utcDay);

/** A stay of 1 to 20 nights, check-out after check-in. */
export const stays = fc
  .tuple(dayNumbers, fc.integer({ min: 1, max: 20 }))
  .map(([start, nights]) => ({ checkIn: utcDay(start), checkOut: utcDay(start + nights), nights }));
