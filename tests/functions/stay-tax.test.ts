import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { taxOfRooms } from '@/domain/rates/stay-tax';
import { stayTax } from '../../supabase/functions/_shared/mail/stay-tax.ts';

// Mails compute the tourist tax in their own code, where that of the site is not: both must agree.

const monthAndDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));

const season = fc.record({
  from_day: monthAndDay,
  until_day: monthAndDay,
  amount: fc.integer({ min: 0, max: 1000 }).map((cents) => cents / 100),
  min_age: fc.constantFrom(0, 13, 18),
  max_nights: fc.integer({ min: 1, max: 10 }),
});

const room = fc
  .record({
    // Few enough that stays often follow on one another.
    from: fc.integer({ min: 0, max: 30 }).map((weeks) => weeks * 7),
    nights: fc.oneof(fc.constantFrom(7, 14), fc.integer({ min: 0, max: 14 })),
    guests: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ from, nights, guests }) => ({
    check_in_date: addDays('2026-11-01', from),
    check_out_date: addDays('2026-11-01', from + nights),
    number_of_guests: guests,
  }));

describe('the tourist tax in a mail', () => {
  it('is what the site says, whatever seasons and rooms (RATE-03)', () => {
    fc.assert(
      fc.property(
        fc.array(season, { maxLength: 4 }),
        fc.array(room, { minLength: 1, maxLength: 3 }),
        (seasons, rooms) => {
          const site = taxOfRooms(seasons, rooms);
          const mail = stayTax(seasons, rooms);
          expect(mail).toEqual(
            site === null ? null : { total: site.total, isAtMost: site.isAtMost },
          );
        },
      ),
    );
  });

  it('caps the nights of a divided stay once (RATE-03, DESK-09)', () => {
    const halves = [
      { check_in_date: '2026-11-14', check_out_date: '2026-11-19', number_of_guests: 2 },
      { check_in_date: '2026-11-19', check_out_date: '2026-11-24', number_of_guests: 2 },
    ];
    const allYear = {
      from_day: '01-01',
      until_day: '12-31',
      amount: 1,
      min_age: 13,
      max_nights: 7,
    };
    expect(stayTax([allYear], halves)?.total).toBe(14);
  });

  it('is nothing while the house has no season (RATE-03)', () => {
    const stay = { check_in_date: '2026-11-14', check_out_date: '2026-11-17', number_of_guests: 6 };
    expect(stayTax([], [stay])).toBeNull();
  });
});
