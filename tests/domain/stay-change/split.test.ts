import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { roomOffers } from '@/domain/new-stay/rooms';
import { sumEuros } from '@/domain/basics/money';
import {
  canSplit,
  firstSplitDay,
  movedShare,
  runsOfNumbers,
  splitDays,
  splitParts,
  splitPrice,
  unofferedWords,
} from '@/domain/stay-change/split';
import { stays } from '../arbitraries';

const stay = {
  check_in_date: '2026-12-19',
  check_out_date: '2026-12-23',
  status: 'confirmed',
  total_price: 352,
};

test.each([
  ['all that is paid', 352, 176],
  ['a part of the second half', 200, 24],
  ['less than the first half', 100, 0],
  ['too much', 400, 176],
  ['nothing', 0, 0],
])(
  'of %s the second half gets what the first does not cost (DESK-09, PAY-01)',
  (_, paid, share) => {
    expect(movedShare(paid, { first: 176, second: 176 })).toBe(share);
  },
);

describe('the cut', () => {
  it('leaves a night on each side, and begins in the middle (DESK-09)', () => {
    expect(splitDays(stay, '2026-11-23')).toEqual(['2026-12-20', '2026-12-21', '2026-12-22']);
    expect(firstSplitDay(stay, '2026-11-23')).toBe('2026-12-21');
    const oneNight = { ...stay, check_out_date: '2026-12-20' };
    expect(firstSplitDay(oneNight, '2026-11-23')).toBeNull();
    expect(canSplit(oneNight, '2026-11-23')).toBe(false);
  });

  it('begins today for a guest in the house, and leaves past nights alone (DESK-09)', () => {
    const inHouse = { ...stay, status: 'checked_in' };
    expect(splitDays(inHouse, '2026-12-21')).toEqual(['2026-12-21', '2026-12-22']);
    expect(firstSplitDay(inHouse, '2026-12-21')).toBe('2026-12-21');
    expect(firstSplitDay(inHouse, '2026-12-19')).toBe('2026-12-20');
    expect(canSplit(inHouse, '2026-12-23')).toBe(false);
    expect(canSplit({ ...stay, status: 'cancelled' }, '2026-11-23')).toBe(false);
  });

  it('shares the agreed price by nights, to the cent (DESK-09)', () => {
    expect(splitPrice(stay, '2026-12-21')).toEqual({ first: 176, second: 176 });
    expect(splitPrice({ ...stay, total_price: 100 }, '2026-12-20')).toEqual({
      first: 25,
      second: 75,
    });
    fc.assert(
      fc.property(stays, fc.integer({ min: 0, max: 1_000_000 }), ({ checkIn, checkOut }, cents) => {
        const any = {
          check_in_date: checkIn,
          check_out_date: checkOut,
          status: '',
          total_price: cents / 100,
        };
        for (const day of splitDays(any, checkIn)) {
          const { first, second } = splitPrice(any, day);
          expect(Math.min(first, second)).toBeGreaterThanOrEqual(0);
          expect(sumEuros([first, second])).toBe(any.total_price);
          expect(splitParts(any, day).first.check_out_date).toBe(day);
        }
      }),
    );
  });
});

test.each([
  [['3', '1', '2', '5', '4', '11', '12'], '1 a 5, 11 e 12'],
  [['8', '9'], '8 e 9'],
  [['7'], '7'],
  [['A', '2'], '2 e A'],
])('rooms %o are said as %s', (numbers, words) => {
  expect(runsOfNumbers(numbers)).toBe(words);
});

it('says why rooms are not on offer (DESK-09)', () => {
  const room = (n: number, beds: number) => ({
    id: String(n),
    room_number: String(n),
    name: '',
    max_guests: beds,
    price_per_night: 80,
  });
  const offers = roomOffers({
    rooms: [room(1, 2), room(2, 2), room(3, 2), room(6, 4), room(8, 8)],
    stays: [{ ...stay, id: 'x', room_id: '8', booking_number: 'R26-X', guest_name: 'Chen' }],
    closedDays: [],
    dates: { checkIn: '2026-12-21', checkOut: '2026-12-23' },
    guests: 4,
  });
  expect(unofferedWords(offers)).toBe('8 ocupado; 1 a 3 são pequenos demais');
  expect(unofferedWords(offers, { takesSmall: true })).toBe('8 ocupado');
  expect(unofferedWords(offers.slice(0, 1))).toBeNull();
});
