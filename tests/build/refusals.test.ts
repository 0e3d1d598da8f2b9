import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'supabase/schemas';

const said = readdirSync(FOLDER)
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n');
const found = (pattern: RegExp) =>
  [...said.matchAll(pattern)].map(([, name = '']) => name).toSorted();

it('every reason to refuse is told once with its words, and each of these is used', () => {
  const used = [...new Set(found(/private\.refuse\('([a-z-]+)'/g))];
  const told = found(/\('([a-z-]+)', \d{3}, '\w{5,8}', '/g);
  expect(told.length).toBeGreaterThan(40);
  expect(told).toEqual(used);
});

it('what each subject refuses is among what the house refuses', () => {
  const subjects = found(/create function private\.(refusals_of_\w+)/g);
  expect(subjects.length).toBeGreaterThan(10);
  expect(found(/from private\.(refusals_of_\w+)\(\)/g)).toEqual(subjects);
});
