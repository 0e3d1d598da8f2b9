import { expect, test } from 'vitest';
import { daySpanLabel } from '@/features/panel/day/overview/Tiles';

test.each([
  ['2026-11-12', '2026-11-19', '12 a 19 nov.'],
  ['2026-11-28', '2026-12-05', '28 nov. a 5 dez.'],
  ['2026-12-28', '2027-01-04', '28 dez. a 4 jan.'],
  ['2026-08-02', '2026-08-09', '2 a 9 ago.'],
])('from %s to %s reads %s', (first, last, label) => {
  expect(daySpanLabel({ first, last })).toBe(label);
});
