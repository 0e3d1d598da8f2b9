import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { departureOf, nightsLeft } from '@/domain/stay-change/early-departure';

const TODAY = '2026-11-28';

/** In house since the 26th, until the 30th, at 200 €. */
const stay = {
  status: 'checked_in',
  check_in_date: '2026-11-26',
  check_out_date: '2026-11-30',
  total_price: 200,
  source: 'site',
};

describe('the nights that are left when a guest leaves', () => {
  it('are those from today to the last one (DESK-17)', () => {
    expect(nightsLeft(stay, TODAY)).toEqual({ from: TODAY, to: '2026-11-30' });
    expect(nightsLeft(stay, '2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-11-30' });
  });

  it('are none on the day of departure or after it (DESK-17)', () => {
    expect(nightsLeft(stay, '2026-11-30')).toBeNull();
    expect(nightsLeft(stay, '2026-12-02')).toBeNull();
  });

  it('never have the first night of the stay among them (DESK-17)', () => {
    expect(nightsLeft(stay, '2026-11-26')).toEqual({ from: '2026-11-27', to: '2026-11-30' });
    const oneNight = { ...stay, check_out_date: '2026-11-27' };
    expect(nightsLeft(oneNight, '2026-11-26')).toBeNull();
  });

  it.each([
    ['has not come yet', { check_in_date: '2026-11-29' }],
    ['has left already', { status: 'checked_out' }],
    ['was called off', { status: 'cancelled' }],
  ])('are none of a guest who %s (DESK-17)', (_, changed) => {
    expect(nightsLeft({ ...stay, ...changed }, TODAY)).toBeNull();
  });

  it('leave a stay of at least one night, which ends by today or with its first night (DESK-17)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 3 }),
        fc.integer({ min: 1, max: 9 }),
        (from, nights) => {
          const check_in_date = addDays(TODAY, from);
          const check_out_date = addDays(check_in_date, nights);
          const left = nightsLeft({ ...stay, check_in_date, check_out_date }, TODAY);
          if (left === null) return;
          expect(left.to).toBe(check_out_date);
          expect(left.from > check_in_date && left.from < left.to).toBe(true);
          expect([TODAY, addDays(check_in_date, 1)]).toContain(left.from);
        },
      ),
    );
  });
});

describe('the change with which a guest has left', () => {
  it('ends the stay today at the agreed price, or at that of the nights slept (DESK-17)', () => {
    expect(departureOf(stay, TODAY, { isFreeing: true, slept: null })).toEqual({
      status: 'checked_out',
      check_out_date: TODAY,
    });
    expect(departureOf(stay, TODAY, { isFreeing: true, slept: 110 })).toEqual({
      status: 'checked_out',
      check_out_date: TODAY,
      total_price: 110,
    });
  });

  it('is the status alone where the room stays taken, or no night is left (DESK-17)', () => {
    const only = { status: 'checked_out' };
    expect(departureOf(stay, TODAY, { isFreeing: false, slept: 110 })).toEqual(only);
    expect(departureOf(stay, '2026-11-30', { isFreeing: true, slept: 110 })).toEqual(only);
  });

  it('enters no price where nobody has entered one (DESK-17, CHAN-03)', () => {
    const unpriced = { ...stay, source: 'booking_com', total_price: 0 };
    expect(departureOf(unpriced, TODAY, { isFreeing: true, slept: 110 })).toEqual({
      status: 'checked_out',
      check_out_date: TODAY,
    });
  });
});
