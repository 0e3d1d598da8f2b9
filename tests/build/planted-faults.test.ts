import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULTS } from '../../tools/mutations/access-faults';
import { DOMAIN_FAULTS } from '../../tools/mutations/domain-faults';

it('each fault that is planted on purpose quotes one line of its file', () => {
  const stale = DOMAIN_FAULTS.filter(
    ({ file, line }) => readFileSync(file, 'utf8').split(line).length !== 2,
  );
  expect(stale.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});

it('each rule of the database that is broken on purpose stands in the migrations', () => {
  const folder = 'supabase/migrations';
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const stale = FAULTS.filter(({ rule }) => !texts.some((text) => text.includes(rule)));
  expect(stale.map(({ name }) => name)).toEqual([]);
});
