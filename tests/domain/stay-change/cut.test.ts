import { describe, expect, it, test } from 'vitest';
import { changeDay, listedParts, sharedParts } from '@/domain/stay-change/cut';
import { hasSlept } from '@/domain/stay/ended-stay';
import { dividedWords } from '@/domain/stay-change/words';
import { fromDayWords } from '@/domain/stay-move/words';

// Fleur Jansen, in room 9 from 22 to 25 November, who gets room 6.
const before = {
  room_id: '9',
  check_in_date: '2026-11-22',
  check_out_date: '2026-11-25',
  total_price: 324,
};
const until = (check_out_date: string, total_price = 324) => ({
  ...before,
  room_id: '6',
  check_out_date,
  total_price,
});
const own = { id: '9', room_number: '9', name: 'Dunas', max_guests: 2, price_per_night: 108 };
const room = { id: '6', room_number: '6', name: 'Leque', max_guests: 4, price_per_night: 84 };
const numberOf = (id: string) => id;

const isFree = () => true;
const isTaken = () => false;

test.each([
  ['checked_in', '2026-11-23', true],
  ['checked_in', '2026-11-22', false],
  ['confirmed', '2026-11-23', false],
])('a guest who is %s on %s has slept here: %s (DESK-06)', (status, today, slept) => {
  expect(hasSlept({ ...before, status }, today)).toBe(slept);
});

describe('the day on which a guest in house changes rooms', () => {
  test.each([
    ['today, without more nights', '2026-11-25', '2026-11-23', isFree, '2026-11-23'],
    ['today, prolonged, own room free', '2026-11-26', '2026-11-23', isFree, '2026-11-23'],
    ['at the old end, own room taken after it', '2026-11-26', '2026-11-23', isTaken, '2026-11-25'],
    ['today, which is the old end', '2026-11-26', '2026-11-25', isTaken, '2026-11-25'],
    ['today, overdue and still in the own room', '2026-11-28', '2026-11-27', isFree, '2026-11-27'],
    ['at the old end, overdue', '2026-11-28', '2026-11-27', isTaken, '2026-11-25'],
    ['at the old end, overdue until today', '2026-11-27', '2026-11-27', isFree, '2026-11-25'],
  ])('is %s (DESK-06, DESK-09)', (_, checkOut, today, isOwnFree, day) => {
    expect(changeDay({ before, after: until(checkOut), today }, isOwnFree)).toBe(day);
  });

  it('asks for the own room only as long as the guest may be in it (DESK-06)', () => {
    const asked: unknown[] = [];
    const note = (nights: unknown) => asked.push(nights) > 0;
    changeDay({ before, after: until('2026-11-26'), today: '2026-11-23' }, note);
    changeDay({ before, after: until('2026-11-28'), today: '2026-11-27' }, note);
    expect(asked).toEqual([
      { checkIn: '2026-11-25', checkOut: '2026-11-26' },
      { checkIn: '2026-11-25', checkOut: '2026-11-27' },
    ]);
  });

  it('is none where all nights are past, or none is before it (DESK-06)', () => {
    expect(
      changeDay({ before, after: until('2026-11-25'), today: '2026-11-25' }, isFree),
    ).toBeNull();
    const arrivesLater = { ...until('2026-11-26'), check_in_date: '2026-11-23' };
    expect(changeDay({ before, after: arrivesLater, today: '2026-11-23' }, isTaken)).toBe(
      '2026-11-25',
    );
    expect(changeDay({ before, after: arrivesLater, today: '2026-11-23' }, isFree)).toBeNull();
  });

  it('is said as in the grid, or by its date (DESK-06, DESK-07)', () => {
    expect(fromDayWords('2026-11-23', '2026-11-23')).toBe('A partir de hoje');
    expect(fromDayWords('2026-11-25', '2026-11-23')).toBe('A partir de 25 nov.');
  });
});

describe('the price of both parts', () => {
  it('keeps what was agreed for nights that stay, and adds the new ones by the price list (DESK-06, DESK-09)', () => {
    const day = '2026-11-25';
    const agreed = { ...before, total_price: 300 };
    expect(listedParts(agreed, until('2026-11-26'), { day, own, room })).toEqual({
      first: 300,
      second: 84,
    });
  });

  it('is that of each room for its nights when the stay is cut within what was agreed, as in the grid (DESK-09)', () => {
    const day = '2026-11-23';
    expect(listedParts(before, until('2026-11-25'), { day, own, room })).toEqual({
      first: 108,
      second: 168,
    });
  });

  test.each([
    ['2026-11-25', 400, 324, 76],
    ['2026-11-25', 324, 324, 0],
    ['2026-11-25', 300, 300, 0],
    ['2026-11-23', 400, 100, 300],
  ])('shared at %s of %d euros: %d and %d (DESK-09)', (day, price, first, second) => {
    expect(sharedParts(before, until('2026-11-26', price), day)).toEqual({ first, second });
  });
});

test.each([
  ['2026-11-25', 'O quarto 9 fica como está e o 6 fica ocupado de 25 a 26 nov.'],
  ['2026-11-23', 'O quarto 9 fica livre de 23 a 25 nov. e o 6 fica ocupado de 23 a 26 nov.'],
])('what a stay divided on %s means for the rooms (DESK-06, DESK-09)', (day, words) => {
  expect(dividedWords(before, until('2026-11-26'), { day, numberOf })).toBe(words);
});
