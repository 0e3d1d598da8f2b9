import { expect, it } from 'vitest';
import { formatStayInYears } from '@/domain/calendar/stay-in-years';

it.each([
  ['2026-11-27', '2026-11-29', '27 nov. – 29 nov.'],
  ['2027-01-26', '2027-01-29', '26 jan. – 29 jan. 2027'],
  ['2026-12-30', '2027-01-02', '30 dez. – 2 jan. 2027'],
  ['2025-12-30', '2026-01-02', '30 dez. – 2 jan. 2026'],
])('says the year of a stay from %s to %s once, and only where it helps', (from, to, words) => {
  expect(formatStayInYears({ from, to }, '2026-11-27')).toBe(words);
});
