import { expect, test } from 'vitest';
import { foldText } from '@/domain/basics/fold-text';
import { countLabel } from '@/domain/basics/text';

test.each([
  ['Inês', 'ines'],
  ['JOÃO Valadares', 'joao valadares'],
  ['Pequeno-Almoço', 'pequeno-almoco'],
  ['R26-7K3F9Q', 'r26-7k3f9q'],
  ['Ine\u0302s, written with a combining accent', 'ines, written with a combining accent'],
])('foldText(%j)', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test.each([
  [0, '0 noites'],
  [1, '1 noite'],
  [3, '3 noites'],
])('countLabel(%i)', (count, expected) => {
  expect(countLabel(count, { one: 'noite', many: 'noites' })).toBe(expected);
});
