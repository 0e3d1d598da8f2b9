import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { steadyOrder, withDoneLast } from '@/domain/day/order';

const keys = fc.uniqueArray(fc.nat(7).map(String), { maxLength: 8 });

describe('the order of rows that somebody reads (LIVE-01)', () => {
  it('leaves out what is gone and puts what is new last', () => {
    expect(steadyOrder(['c', 'a', 'b'], ['a', 'b', 'd', 'e'])).toEqual(['a', 'b', 'd', 'e']);
    expect(steadyOrder(['b', 'a'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
  });

  it('shows just the fresh rows, and never turns two that stay around', () => {
    fc.assert(
      fc.property(keys, keys, (shown, fresh) => {
        const order = steadyOrder(shown, fresh);
        expect(order.toSorted()).toEqual(fresh.toSorted());
        const kept = shown.filter((key) => fresh.includes(key));
        expect(order.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });
});

it('lets what is done sink, and nothing else move (DAY-02)', () => {
  fc.assert(
    fc.property(keys, keys, (order, done) => {
      const isDone = (key: string) => done.includes(key);
      const result = withDoneLast(order, isDone);
      expect(result.filter(isDone)).toEqual(order.filter(isDone));
      expect(result.slice(0, result.length - order.filter(isDone).length)).toEqual(
        order.filter((key) => !isDone(key)),
      );
    }),
  );
});
