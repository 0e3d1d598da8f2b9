import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type Backend } from './support';

// What the platform's advisor names, by itself.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;

it('row level security is on where there are policies, and nowhere without one', async () => {
  const found = await backend.database.query(`
    select c.oid::regclass::text as table from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace in ${OURS}
       and c.relrowsecurity <> exists (select from pg_policy p where p.polrelid = c.oid)`);
  expect(found).toEqual([]);
});

it('each foreign key has an index that begins with its columns', async () => {
  const found = await backend.database.query(`
    select k.conrelid::regclass::text as table, k.conname as key from pg_constraint k
     where k.contype = 'f' and k.connamespace in ${OURS}
       and not exists (select from pg_index i where i.indrelid = k.conrelid
         and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] operator(pg_catalog.@>) k.conkey)`);
  expect(found).toEqual([]);
});
