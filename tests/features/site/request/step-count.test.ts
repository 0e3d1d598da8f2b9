import { expect, it } from 'vitest';
import { stepCount } from '@/features/site/request/step-count';

it('counts the steps on 1 to 4 only (BOOK-FLOW-04)', () => {
  expect(([1, 2, 3, 4, 5] as const).map(stepCount)).toEqual([
    'Passo 1 de 5',
    'Passo 2 de 5',
    'Passo 3 de 5',
    'Passo 4 de 5',
    '',
  ]);
});
