import { expect, it } from 'vitest';
import { unreadEntries, unreadTitle, unreadWords } from '@/domain/channel/unread-entries';

const entry = (day?: string) => ({
  line: 12,
  text: 'DTEND:x',
  summary: 'Ana',
  why: 'A data não se percebe.',
  ...(day === undefined ? {} : { day }),
});
const today = '2026-11-27';

it.each([
  [1, ['2026-11-30'], '1 entrada não se leu: 30 nov.'],
  [2, ['2026-11-30', '2027-01-03'], '2 entradas não se leram: 30 nov., 3 jan. 2027'],
  [2, ['2026-11-30', '2026-11-30'], '2 entradas não se leram: 30 nov.'],
  [2, ['2026-11-30', undefined], '2 entradas não se leram: 30 nov., …'],
  [9, ['2026-12-02', '2026-12-01'], '9 entradas não se leram: 1 dez., 2 dez., …'],
  [
    5,
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'],
    '5 entradas não se leram: 1 dez., 2 dez., 3 dez., 4 dez., …',
  ],
  [3, [undefined], '3 entradas não se leram'],
])('%i of the days %j (CHAN-06)', (count, days, words) => {
  expect(unreadTitle(count, { entries: days.map(entry), today })).toBe(words);
});

it('each with its line, and its day where it is known (CHAN-06)', () => {
  expect(unreadWords(entry('2026-11-30'), today)).toBe(
    'Linha 12, 30 nov., «Ana»: A data não se percebe.',
  );
  expect(unreadWords({ ...entry(), summary: '' }, today)).toBe('Linha 12: A data não se percebe.');
  expect(unreadEntries([entry('2026-11-30'), entry()])).toHaveLength(2);
  expect(unreadEntries([entry('x')])).toEqual([]);
});
