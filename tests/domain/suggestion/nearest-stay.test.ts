import { describe, expect, it } from 'vitest';
import type { ConflictRule } from '@/domain/availability/availability-rule';
import type { StayRule } from '@/domain/rates/stay-rules';
import { nearestStay } from '@/domain/suggestion/nearest-stay';

const TODAY = '2027-02-01';
const ASKED = { checkIn: '2027-02-10', checkOut: '2027-02-12' };

const stay = (from: string, to: string, room = 'a') => ({
  room_id: room,
  status: 'confirmed',
  check_in_date: from,
  check_out_date: to,
});

const rule = (overrides: Partial<StayRule>): StayRule => ({
  room_id: null,
  from_date: '2027-02-10',
  until_date: '2027-02-10',
  min_nights: 1,
  closed_to_arrival: false,
  ...overrides,
});

function nearest({
  stays = [stay('2027-02-10', '2027-02-13')],
  blocked = [],
  rules = [],
  conflictRule = 'overlap',
  asked = ASKED,
}: {
  stays?: ReturnType<typeof stay>[];
  blocked?: string[];
  rules?: StayRule[];
  conflictRule?: ConflictRule;
  asked?: typeof ASKED;
} = {}) {
  return nearestStay('a', asked, {
    stays,
    availability: blocked.map((date) => ({ room_id: 'a', date, is_available: false })),
    conflictRule,
    rules,
    today: TODAY,
  });
}

describe('the nearest stay in a room that is not free (SITE-08)', () => {
  it('has the same nights on the nearest days, before or after', () => {
    expect(nearest()).toEqual({ checkIn: '2027-02-08', checkOut: '2027-02-10' });
    expect(nearest({ stays: [stay('2027-02-08', '2027-02-11')] })).toEqual({
      checkIn: '2027-02-11',
      checkOut: '2027-02-13',
    });
  });

  it('is the earlier one of two that are equally near', () => {
    expect(nearest({ stays: [stay('2027-02-10', '2027-02-12')] })).toEqual({
      checkIn: '2027-02-08',
      checkOut: '2027-02-10',
    });
  });

  it('counts blocked days, and the stays of this room alone', () => {
    expect(
      nearest({ stays: [stay('2027-02-01', '2027-03-01', 'b')], blocked: ['2027-02-10'] }),
    ).toEqual({ checkIn: '2027-02-11', checkOut: '2027-02-13' });
  });

  it('is longer where only a minimum stay is in the way (RATE-02)', () => {
    const rules = [rule({ min_nights: 4 })];
    expect(nearest({ stays: [], rules })).toEqual({
      checkIn: '2027-02-10',
      checkOut: '2027-02-14',
    });
    expect(nearest({ stays: [stay('2027-02-13', '2027-02-15')], rules })).toEqual({
      checkIn: '2027-02-09',
      checkOut: '2027-02-11',
    });
  });

  it('begins on no day without arrivals (RATE-02)', () => {
    const rules = [
      rule({ from_date: '2027-02-07', until_date: '2027-02-12', closed_to_arrival: true }),
    ];
    expect(nearest({ stays: [], rules })).toEqual({
      checkIn: '2027-02-13',
      checkOut: '2027-02-15',
    });
  });

  it('is none where any stay hides the room on all dates', () => {
    expect(nearest({ conflictRule: 'stated' })).toBeNull();
  });

  it('is not before today, and not beyond nine months', () => {
    expect(nearest({ stays: [stay('2027-01-20', '2027-11-01')] })).toBeNull();
    expect(nearest({ stays: [stay('2027-01-20', '2027-10-30')] })).toEqual({
      checkIn: '2027-10-30',
      checkOut: '2027-11-01',
    });
  });
});
