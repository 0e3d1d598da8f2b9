import { describe, expect, it } from 'vitest';
import { taxOfRooms } from '@/domain/rates/stay-tax';

const SEASON = { from_day: '01-01', until_day: '12-31', amount: 1, min_age: 13, max_nights: 7 };
const room = (check_in_date: string, check_out_date: string, number_of_guests: number) => ({
  check_in_date,
  check_out_date,
  number_of_guests,
});

describe('the tax of a request', () => {
  it('adds up rooms, each for its own days and guests (RATE-03)', () => {
    const rooms = [room('2026-11-14', '2026-11-17', 4), room('2026-11-14', '2026-11-16', 2)];
    expect(taxOfRooms([SEASON], rooms)).toEqual({
      total: 16,
      isAtMost: true,
      lines: [{ amount: 1, nights: 3, minAge: 13, maxNights: 7 }],
    });
  });

  it('caps the nights of a divided stay once (RATE-03, DESK-09)', () => {
    const halves = [room('2026-11-14', '2026-11-19', 2), room('2026-11-19', '2026-11-24', 2)];
    expect(taxOfRooms([SEASON], halves)?.total).toBe(14);
    expect(taxOfRooms([SEASON], halves.toReversed())?.lines).toEqual([
      { amount: 1, nights: 7, minAge: 13, maxNights: 7 },
    ]);
  });

  it('is none without a season (RATE-03)', () => {
    expect(taxOfRooms([], [room('2026-11-14', '2026-11-17', 4)])).toBeNull();
  });
});
