import { expect, it } from 'vitest';
import { areasToBuild, definedIds, excusedIds, unnamedIds } from './requirement-ids';

it('every requirement stands in a test title, or in the list of those that cannot', () => {
  expect(unnamedIds().toSorted()).toEqual([...excusedIds()].toSorted());
});

it('the areas that are not built yet are areas of the requirements', () => {
  const areas = new Set([...definedIds()].map((id) => id.slice(0, -3)));
  expect(areasToBuild().filter((area) => !areas.has(area))).toEqual([]);
});
