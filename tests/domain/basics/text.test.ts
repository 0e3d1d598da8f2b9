import { expect, test } from 'vitest';
import { foldName } from '@/domain/basics/fold-name';
import { foldText } from '@/domain/basics/fold-text';
import { countLabel } from '@/domain/basics/text';
import { FOLDED_TEXTS } from '../../support/folded-texts';

test.each([
  ['Dormitório Rede', 'dormitorio rede'],
  ['Pequeno-Almoço', 'pequeno-almoco'],
])('foldText(%j) (BOOK-STEP3-03)', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test.each(FOLDED_TEXTS)('foldName(%j) (ADM-BOOK-02, DESK-04)', (text, expected) => {
  expect(foldName(text)).toBe(expected);
  expect(foldName(expected)).toBe(expected);
});

test.each([
  [0, '0 noites'],
  [1, '1 noite'],
  [3, '3 noites'],
])('countLabel(%i)', (count, expected) => {
  expect(countLabel(count, { one: 'noite', many: 'noites' })).toBe(expected);
});
