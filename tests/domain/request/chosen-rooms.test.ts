import { describe, expect, it } from 'vitest';
import { bedCount } from '@/domain/room/bed-count';
import { reviewedSelection } from '@/domain/request/chosen-rooms';

const room = (id: string, overrides: { max_guests?: number; price_per_night?: number } = {}) => ({
  id,
  max_guests: 2,
  price_per_night: 50,
  ...overrides,
});

describe('reviewedSelection', () => {
  const selection = [
    { room: room('a'), guests: 2 },
    { room: room('b'), guests: 1 },
  ];

  it('keeps what is still offered, in the order chosen', () => {
    const offers = [room('c'), room('b'), room('a')];
    expect(reviewedSelection({ selection, offers })).toEqual({ selection, gone: [], repriced: [] });
  });

  it('names the rooms that are no longer offered', () => {
    const review = reviewedSelection({ selection, offers: [room('b')] });
    expect(review.selection).toEqual([{ room: room('b'), guests: 1 }]);
    expect(review.gone).toEqual([room('a')]);
  });

  it('takes over a new price and says so', () => {
    const dearer = room('a', { price_per_night: 60 });
    const review = reviewedSelection({ selection, offers: [dearer, room('b')] });
    expect(review.selection[0]).toEqual({ room: dearer, guests: 2 });
    expect(review.repriced).toEqual([dearer]);
  });

  it('places no more guests than a room holds by now', () => {
    const smaller = room('a', { max_guests: 1 });
    const review = reviewedSelection({ selection, offers: [smaller, room('b')] });
    expect(review.selection[0]).toEqual({ room: smaller, guests: 1 });
  });
});

describe('bedCount', () => {
  it('adds up what the rooms hold', () => {
    expect(bedCount([room('a'), room('b', { max_guests: 6 })])).toBe(8);
    expect(bedCount([])).toBe(0);
  });
});
