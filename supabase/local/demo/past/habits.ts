import type { BookingSource } from '../../../../src/domain/booking/booking-source.ts';
import type { Chance } from './chance.ts';

// How guests book and how soon the house answers: in the last twelve months more through the site,
// and faster, than in the year before.

const SOURCES = [
  ['booking_com', 41],
  ['site', 31],
  ['airbnb', 12],
  ['phone', 7],
  ['desk', 5],
  ['email', 4],
] as const;
const SOURCES_BEFORE = [
  ['booking_com', 48],
  ['site', 22],
  ['airbnb', 14],
  ['phone', 7],
  ['desk', 5],
  ['email', 4],
] as const;

/** Where a booking comes from. */
export function sourceOf(chance: Chance, { isBefore }: { isBefore: boolean }): BookingSource {
  return chance.weigh(isBefore ? SOURCES_BEFORE : SOURCES);
}

/** Ranges of days between request and arrival, each with its weight. */
type Leads = readonly (readonly [readonly [number, number], number])[];

const LEADS: Partial<Record<BookingSource, Leads>> = {
  desk: [
    [[0, 0], 8],
    [[1, 3], 2],
  ],
  phone: [
    [[0, 0], 1],
    [[1, 3], 3],
    [[4, 7], 3],
    [[8, 30], 3],
  ],
  email: [
    [[8, 30], 4],
    [[31, 90], 4],
    [[91, 170], 2],
  ],
};
const USUAL_LEADS: Leads = [
  [[0, 0], 3],
  [[1, 3], 11],
  [[4, 7], 12],
  [[8, 30], 33],
  [[31, 90], 29],
  [[91, 170], 12],
];

/** How many days before arrival a guest asks. */
export function askedBefore(chance: Chance, source: BookingSource): number {
  const [from, to] = chance.weigh(LEADS[source] ?? USUAL_LEADS);
  return chance.between(from, to);
}

/** The minutes between a request through the site and its answer, spread around a median. */
export function answerMinutes(chance: Chance, { isBefore }: { isBefore: boolean }): number {
  const median = isBefore ? 370 : 170;
  const minutes = Math.round(median * Math.exp(chance.spread() * 0.9));
  return Math.min(Math.max(minutes, 6), 2 * 24 * 60);
}

/** How many people share a room of so many beds: small ones are mostly full, dormitories rarely. */
export function guestsIn(chance: Chance, beds: number): number {
  if (beds <= 2) return chance.share() < 0.75 ? beds : 1;
  const least = Math.ceil(beds / 3);
  // The larger of two draws, so that fuller rooms are the more common ones.
  return Math.max(chance.between(least, beds), chance.between(least, beds));
}
