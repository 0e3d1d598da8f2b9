import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEachOther, SimulatedHouse } from './simulated-house';

// Two houses that sell the same room, each reading the other's calendar every quarter of an hour.

const day = (offset: number) =>
  new Date(Date.UTC(2026, 10, 24 + offset)).toISOString().slice(0, 10);
const nights = fc
  .tuple(fc.integer({ min: 0, max: 28 }), fc.integer({ min: 1, max: 5 }))
  .map(([from, length]) => ({ starts: day(from), ends: day(from + length) }));
const rounds = fc.array(
  fc.array(fc.record({ isFirst: fc.boolean(), isSale: fc.boolean(), nights, place: fc.nat() }), {
    maxLength: 4,
  }),
  { maxLength: 200, size: 'max' },
);

/**
 * So many rounds without sales let vanished stays go in both hostels; of many at once, staff say
 * so.
 */
const QUIET_ROUNDS = 6;

it('200 rounds of sales: each clash is shown, none is lost, and then nothing moves any more (CHAN-04, CHAN-05)', () => {
  fc.assert(
    fc.property(rounds, (all) => {
      const [first, second] = [new SimulatedHouse('a'), new SimulatedHouse('b')];
      let minutes = 0;
      const round = () => {
        minutes += 15;
        const now = new Date(Date.UTC(2026, 10, 23, 0, minutes)).toISOString();
        readEachOther(first, second, now);
        readEachOther(second, first, now);
      };
      for (const sales of all) {
        for (const sale of sales) {
          const house = sale.isFirst ? first : second;
          if (sale.isSale) house.sell(sale.nights);
          else house.cancel(sale.place);
        }
        round();
        expect(unknownStays(first, second)).toEqual([]);
      }
      for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) round();

      const settled = [first.known, second.known];
      round();
      expect([first.known, second.known].map(told)).toEqual(settled.map(told));
      for (const [house, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const booked = house.known.filter(({ state }) => state === 'booked');
        const stale = booked.filter(({ uid }) => !other.own.has(uid));
        expect(stale).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

/** Stays of one that the other neither has in its room nor shows beside its own. */
function unknownStays(first: SimulatedHouse, second: SimulatedHouse): string[] {
  const missed = (house: SimulatedHouse, other: SimulatedHouse) =>
    [...house.own.keys()].filter(
      (uid) => !other.known.some((event) => event.uid === uid && isShown(event.state)),
    );
  return [...missed(first, second), ...missed(second, first)];
}

function isShown(state: string): boolean {
  return state === 'booked' || state === 'conflict';
}

function told(known: SimulatedHouse['known']): string[] {
  return known
    .map(({ uid, state, starts, ends }) => `${uid} ${state} ${starts}..${ends}`)
    .toSorted();
}
