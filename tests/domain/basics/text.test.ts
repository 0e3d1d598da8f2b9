import { expect, test } from 'vitest';
import { foldText } from '@/domain/basics/fold-text';
import { countLabel } from '@/domain/basics/text';
import { FOLDED_TEXTS } from '../../support/folded-texts';

test.each(FOLDED_TEXTS)('foldText(%j) (BOOK-STEP3-03, ADM-BOOK-02)', (text, expected) => {
  expect(foldText(text)).toBe(expected);
  expect(foldText(expected)).toBe(expected);
});

test.each([
  [0, '0 noites'],
  [1, '1 noite'],
  [3, '3 noites'],
])('countLabel(%i)', (count, expected) => {
  expect(countLabel(count, { one: 'noite', many: 'noites' })).toBe(expected);
});
