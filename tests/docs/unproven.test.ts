import { expect, it } from 'vitest';
import { excusedIds, unnamedIds } from './requirement-ids';

it('every requirement stands in a test title, or in the list of those that cannot', () => {
  expect(unnamedIds().toSorted()).toEqual([...excusedIds()].toSorted());
});
