import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import {
  ageWords,
  arrivalClock,
  doneWords,
  lateArrivalWords,
  lateDepartureWords,
  leavingWords,
  nightWords,
  stayDaysWords,
} from '@/domain/calendar/day-words';
import { days } from '../arbitraries';

const TODAY = '2026-11-23';

test.each([
  ['2026-11-23', null],
  ['2026-11-24', null],
  ['2026-11-22', 'Devia ter chegado ontem'],
  ['2026-11-20', 'Devia ter chegado há 3 dias'],
])('an arrival of %s says %s (DAY-03)', (checkIn, words) => {
  expect(lateArrivalWords(checkIn, TODAY)).toBe(words);
});

test.each([
  ['2026-11-24', '23:59', null],
  ['2026-11-23', '10:59', null],
  ['2026-11-23', '11:00', 'Devia ter saído às 11:00'],
  ['2026-11-22', '00:00', 'Devia ter saído ontem'],
  ['2026-11-16', '00:00', 'Devia ter saído há 7 dias'],
])('a departure of %s at %s says %s (DAY-03)', (checkOut, clock, words) => {
  expect(lateDepartureWords(checkOut, { today: TODAY, clock, departureHour: '11:00' })).toBe(words);
});

describe('the age of a request (DAY-04)', () => {
  const now = new Date('2026-11-23T08:02:00Z');
  test.each([
    ['2026-11-23T08:02:30Z', 'agora'],
    ['2026-11-23T08:01:01Z', 'agora'],
    ['2026-11-23T08:01:00Z', 'há 1 min'],
    ['2026-11-23T07:40:00Z', 'há 22 min'],
    ['2026-11-23T05:00:00+00:00', 'há 3 h'],
    ['2026-11-21T08:03:00Z', 'há 47 h'],
    ['2026-11-21T08:02:00Z', 'há 2 dias'],
  ])('of %s is %s', (since, words) => {
    expect(ageWords(since, now)).toBe(words);
  });
});

test.each([
  ['2026-11-24', 'amanhã'],
  ['2026-11-25', 'qua., 25'],
  ['2026-12-20', 'dom., 20'],
  ['2026-12-21', '21 dez.'],
])('a guest who leaves on %s leaves %s', (checkOut, words) => {
  expect(leavingWords(checkOut, TODAY)).toBe(words);
});

test('no two days of leaving read alike within half a year', () => {
  const words = Array.from({ length: 180 }, (_, n) => leavingWords(addDays(TODAY, n + 1), TODAY));
  expect(new Set(words).size).toBe(words.length);
});

test.each([
  ['2026-12-16', '2026-12-19', '16 – 19 dez.'],
  ['2027-02-25', '2027-03-02', '25 fev. – 2 mar.'],
  ['2026-12-30', '2027-12-30', '30 dez. – 30 dez.'],
])('from %s to %s reads %s', (from, to, words) => {
  expect(stayDaysWords({ from, to })).toBe(words);
});

it('names the night a stay is in, from the first to the last (DAY-02)', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), fc.nat(29), (from, nights, n) => {
      fc.pre(n < nights);
      const stay = { check_in_date: from, check_out_date: addDays(from, nights) };
      expect(nightWords(stay, addDays(from, n))).toBe(`Noite ${n + 1} de ${nights}`);
    }),
  );
});

test.each([
  [null, 'Check-in feito'],
  ['2026-11-23T07:48:10+00:00', 'Check-in feito às 07:48'],
  ['2026-11-22T23:10:00+00:00', 'Check-in feito a 22 nov. às 23:10'],
])('a step of %s reads %s (DAY-02)', (at, words) => {
  expect(doneWords('Check-in', at, TODAY)).toBe(words);
});

it("cuts seconds from the guest's word", () => {
  expect(arrivalClock('22:40:00')).toBe('22:40');
  expect(arrivalClock(null)).toBeNull();
});
