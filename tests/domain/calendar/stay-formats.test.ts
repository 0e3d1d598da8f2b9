import { expect, test } from 'vitest';
import { formatStayInWords } from '@/domain/calendar/stay-formats';

test.each([
  ['one month', '2026-11-14', '2026-11-17', 'De 14 a 17 de novembro'],
  ['over the end of a month', '2026-11-28', '2026-12-02', 'De 28 de novembro a 2 de dezembro'],
  [
    'over the end of a year',
    '2026-12-30',
    '2027-01-02',
    'De 30 de dezembro de 2026 a 2 de janeiro de 2027',
  ],
  [
    'the same month of another year',
    '2026-11-14',
    '2027-11-14',
    'De 14 de novembro de 2026 a 14 de novembro de 2027',
  ],
])('a stay within %s', (_case, from, to, words) => {
  expect(formatStayInWords({ from, to })).toBe(words);
});
