import { expect, it } from 'vitest';
import { typedBirthDate } from '@/domain/register/birth-date';

const TODAY = '2026-11-12';

it.each([
  ['09/03/2015', '2015-03-09'],
  ['9-3-15', '2015-03-09'],
  ['090315', '2015-03-09'],
  ['09031990', '1990-03-09'],
  // A year of two digits is the latest that lies before today.
  ['13/11/26', '1926-11-13'],
  ['11/11/26', '2026-11-11'],
  ['2015-03-09', '2015-03-09'],
  ['31/02/1990', null],
  ['12/11/2026', null],
  ['01/01/1899', null],
  ['9 de março', null],
  ['', null],
])('reads a birth date as it is typed: %j is %j (REG-03)', (text, day) => {
  expect(typedBirthDate(text, TODAY)).toBe(day);
});
