import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'supabase/schemas';

const said = readdirSync(FOLDER)
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n');
const reasons = (pattern: RegExp) => [
  ...new Set([...said.matchAll(pattern)].map(([, reason = '']) => reason)),
];

it('every reason to refuse stands in the table of refusals, and each of these is used', () => {
  const used = reasons(/private\.refuse\('([a-z-]+)'/g);
  const told = reasons(/\('([a-z-]+)', \d{3}, '\w{5,8}', '/g);
  expect(told.length).toBeGreaterThan(40);
  expect(used.toSorted()).toEqual(told.toSorted());
});
