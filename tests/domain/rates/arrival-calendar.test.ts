import { describe, expect, it } from 'vitest';
import { calendarTerms, rulePeriods, representativeRooms } from '@/domain/rates/arrival-calendar';
import { isRefusedByTerms, termsOfDay } from '@/domain/rates/arrival-conditions';
import { deskRuleWords } from '@/domain/new-stay/rules';
import type { NamedRule } from '@/domain/rates/house-rates';

const RANGE = { from: '2027-02-01', to: '2027-03-31' };
const CARNIVAL: NamedRule = {
  room_id: null,
  name: 'Carnaval',
  from_date: '2027-02-05',
  until_date: '2027-02-09',
  min_nights: 3,
  closed_to_arrival: false,
};
const ofRoom = (room_id: string, fields: Partial<NamedRule> = {}): NamedRule => ({
  ...CARNIVAL,
  room_id,
  name: null,
  ...fields,
});

describe('the calendar before rooms are chosen', () => {
  it('draws the minimum of the house on every day of its rule (RATE-02)', () => {
    const { minimum, closed } = calendarTerms({ rules: [CARNIVAL], roomIds: ['a'], range: RANGE });
    expect([...minimum.keys()]).toEqual([
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
      '2027-02-08',
      '2027-02-09',
    ]);
    expect(closed.size).toBe(0);
  });

  it('draws what the easiest room asks for (RATE-02)', () => {
    const rules = [ofRoom('a', { min_nights: 5 }), ofRoom('b', { closed_to_arrival: true })];
    const drawn = (roomIds: string[]) => calendarTerms({ rules, roomIds, range: RANGE });
    expect(drawn(['a', 'b']).minimum.get('2027-02-05')).toBe(5);
    expect(drawn(['b']).closed.has('2027-02-05')).toBe(true);
    expect(drawn(['a', 'b', 'c']).minimum.size).toBe(0);
  });

  it('asks one of the rooms without rules of their own: the others are alike (RATE-02)', () => {
    const roomIds = Array.from({ length: 1000 }, (_, place) => `room ${place}`);
    expect(representativeRooms({ rules: [ofRoom('room 7'), CARNIVAL], roomIds })).toEqual([
      'room 7',
      'room 0',
    ]);
  });
});

describe('the rules in words', () => {
  const told = (rules: NamedRule[]) =>
    rulePeriods({
      terms: calendarTerms({ rules, roomIds: [], range: RANGE }),
      rules,
      range: RANGE,
    });

  it('are told by neighbouring days, with the name that the house gives them (RATE-02)', () => {
    const easter = { ...CARNIVAL, name: null, from_date: '2027-03-25', until_date: '2027-03-28' };
    const sunday = { ...easter, from_date: '2027-03-28', min_nights: 1, closed_to_arrival: true };
    expect(told([CARNIVAL, easter, sunday])).toEqual([
      { from: '2027-02-05', to: '2027-02-09', name: 'Carnaval', minNights: 3, isClosed: false },
      { from: '2027-03-25', to: '2027-03-27', name: null, minNights: 3, isClosed: false },
      { from: '2027-03-28', to: '2027-03-28', name: null, minNights: 3, isClosed: true },
    ]);
  });

  it('are those of the days that can be booked (RATE-02)', () => {
    expect(
      told([{ ...CARNIVAL, from_date: '2020-01-01', until_date: '2027-02-02' }]),
    ).toMatchObject([{ from: '2027-02-01', to: '2027-02-02' }]);
  });
});

describe('a day in the date picker', () => {
  const terms = {
    minimum: new Map([['2027-02-05', 3]]),
    closed: new Set(['2027-02-06']),
  };
  const choosing = { checkIn: null, checkOut: null };
  const leaving = { checkIn: '2027-02-05', checkOut: null };
  const none = new Set<string>();

  it.each([
    ['a day without arrivals', '2027-02-06', choosing, none, { kind: 'closed' }],
    [
      'to leave on it',
      '2027-02-08',
      { checkIn: '2027-02-06', checkOut: null },
      none,
      { kind: 'free' },
    ],
    ['a day with a minimum', '2027-02-05', choosing, none, { kind: 'free' }],
    [
      'a minimum that meets a taken night',
      '2027-02-05',
      choosing,
      new Set(['2027-02-07']),
      { kind: 'too-few-free-nights', minNights: 3 },
    ],
    [
      'a minimum before a taken night',
      '2027-02-05',
      choosing,
      new Set(['2027-02-08']),
      { kind: 'free' },
    ],
    ['leaving too early', '2027-02-07', leaving, none, { kind: 'early', nights: 2, minNights: 3 }],
    ['the first day to leave', '2027-02-08', leaving, none, { kind: 'first-leaving', nights: 3 }],
    ['a later one', '2027-02-09', leaving, none, { kind: 'free' }],
    ['the check-in itself', '2027-02-05', leaving, none, { kind: 'free' }],
  ])('%s (RATE-02)', (_case, day, dates, unavailable, expected) => {
    const found = termsOfDay({ day, dates, terms, unavailable, today: '2027-02-01' });
    expect(found).toEqual(expected);
    expect(isRefusedByTerms(found)).toBe(
      ['closed', 'too-few-free-nights', 'early'].includes(found.kind),
    );
  });

  it('is too late to arrive where the shortest stay would end after the last day on offer (RATE-02)', () => {
    const arriving = (lastDay: string) =>
      termsOfDay({
        day: '2027-02-05',
        dates: choosing,
        terms,
        unavailable: none,
        today: '2027-02-01',
        lastDay,
      });
    expect(arriving('2027-02-08')).toEqual({ kind: 'free' });
    expect(arriving('2027-02-07')).toEqual({ kind: 'late', minNights: 3 });
    expect(isRefusedByTerms(arriving('2027-02-07'))).toBe(true);
  });
});

describe('at the desk', () => {
  const stay = { roomIds: ['a'], checkIn: '2027-02-05', checkOut: '2027-02-07' };

  it('reception is told of a rule, and not bound (RATE-02)', () => {
    expect(deskRuleWords({ rules: [CARNIVAL], ...stay })).toEqual([
      'Abaixo do mínimo de 3 noites. Pode reservar mesmo assim.',
    ]);
    expect(
      deskRuleWords({ rules: [ofRoom('a', { closed_to_arrival: true, min_nights: 1 })], ...stay }),
    ).toEqual(['Neste dia não há entradas. Pode reservar mesmo assim.']);
  });

  it('nothing is told of stays that guests may ask for, nor of days that are none (RATE-02)', () => {
    expect(deskRuleWords({ rules: [CARNIVAL], ...stay, checkOut: '2027-02-08' })).toEqual([]);
    expect(deskRuleWords({ rules: [ofRoom('b')], ...stay })).toEqual([]);
    expect(deskRuleWords({ rules: [CARNIVAL], ...stay, checkOut: '2027-02-05' })).toEqual([]);
  });
});
