import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRoomNumbers, numberInRoomNumber } from '@/domain/room/room-number';

test('compareRoomNumbers counts as people do', () => {
  const numbers = ['13', '2', 'A10', '1', 'A2', '12', '101'];
  expect(numbers.toSorted(compareRoomNumbers)).toEqual(['1', '2', '12', '13', '101', 'A2', 'A10']);
});

test('figures alone come as among letters', () => {
  const order = new Intl.Collator('pt', { numeric: true });
  const number = fc.stringMatching(/^\d{1,18}$/);
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(Math.sign(compareRoomNumbers(a, b))).toBe(order.compare(a, b));
    }),
  );
});

test.each([
  ['7', 7],
  ['07', 7],
  ['A12', 12],
  ['2-3', 2],
  ['Suite', null],
  ['', null],
])('numberInRoomNumber(%j) is %s', (roomNumber, expected) => {
  expect(numberInRoomNumber(roomNumber)).toBe(expected);
});
