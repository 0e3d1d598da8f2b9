import * as fc from 'fast-check';
import type { SimulatedPlatform } from './simulated-platform';

// What happens at a platform in a month, and when its calendar is read.

/** Nights that are sold, from tomorrow. */
export const span = fc.record({
  from: fc.integer({ min: 0, max: 40 }),
  length: fc.integer({ min: 1, max: 6 }),
});
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sell' as const), span }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), place: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      place: fc.nat(),
      earlier: fc.integer({ min: -1, max: 1 }),
      longer: fc.integer({ min: -1, max: 2 }),
    }),
  },
);

/** What happens at the platform before a reading. */
export type Deed =
  | { kind: 'sell'; span: { from: number; length: number } }
  | { kind: 'cancel'; place: number }
  | { kind: 'change'; place: number; earlier: number; longer: number };

export interface Reading {
  /** How long after the one before. */
  minutes: number;
  deeds: Deed[];
  /** Decides the order of the calendar's entries. */
  seed: number;
}

export const month: fc.Arbitrary<Reading[]> = fc.array(
  fc.record({
    minutes: fc.constantFrom(15, 60, 240, 720, 1440),
    deeds: fc.array(deed, { maxLength: 2 }),
    seed: fc.nat(),
  }),
  { minLength: 20, maxLength: 60, size: 'max' },
);

/** A day at the platform: what is over is forgotten, then what guests do there. */
export function liveDay(platform: SimulatedPlatform, today: string, deeds: readonly Deed[]): void {
  platform.begin(today);
  for (const one of deeds) {
    if (one.kind === 'sell') platform.sell(one.span);
    else if (one.kind === 'cancel') platform.cancel(one.place);
    else platform.change(one.place, one);
  }
}
