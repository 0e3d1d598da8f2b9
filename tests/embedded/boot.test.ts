import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SqlRow } from '../../supabase/local/engine.ts';
import { openPostgres } from '../../supabase/local/engine-postgres.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { DEMO_STAFF } from '../../supabase/local/staff-account.ts';
import { migratedCluster } from '../database/kept-clusters';
import { authClientFor, clientFor, outcome } from '../database/support';

// How the embedded backend starts, starts again, and stops.

let folder: string;
let stack: Stack | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostel-boot-'));
});
afterEach(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function recordedMigrations({ database }: Stack): Promise<SqlRow[]> {
  return database.query(
    `select version, name, cardinality(statements) > 0 as has_text
       from supabase_migrations.schema_migrations order by version`,
  );
}

async function countRooms({ database }: Stack): Promise<number> {
  const [row] = await database.query('select count(*)::integer as count from public.rooms');
  return Number(row?.['count']);
}

it('#126–128 brings everything up, refuses a second opener, and finds it all at the next start', async () => {
  stack = await startStack({ dataFolder: folder, demo: true });
  const migrations = await recordedMigrations(stack);
  expect(migrations).toEqual(
    readdirSync('supabase/migrations')
      .toSorted()
      .map((file) => ({ version: file.slice(0, 14), name: file.slice(15, -4), has_text: true })),
  );
  expect(await stack.database.query('select private.privilege_problems()')).toEqual([]);
  expect(await countRooms(stack)).toBe(13);
  await expect(startStack({ dataFolder: folder, demo: false })).rejects.toThrow(
    'in use by process',
  );

  const { data } = await authClientFor(stack).auth.signInWithPassword(DEMO_STAFF);
  const token = data.session?.access_token;
  const written = await clientFor(stack, token)
    .from('rooms')
    .insert({ room_number: '14', name: 'Quarto novo', price_per_night: 40, is_active: false });
  expect(outcome(written)).toBe('201');
  await stack.stop();
  expect(readdirSync(folder).toSorted()).toEqual(['keys.json', 'pglite']);

  stack = await startStack({ dataFolder: folder, demo: true });
  expect(await recordedMigrations(stack)).toEqual(migrations);
  expect(await countRooms(stack)).toBe(14);
  // Only staff see it, so the same session still counts: the secrets were kept.
  const kept = await clientFor(stack, token).from('rooms').select('name').eq('room_number', '14');
  expect(kept.data).toEqual([{ name: 'Quarto novo' }]);
  expect(await stack.database.query('select private.privilege_problems()')).toEqual([]);
});

it('archives at the start what ended long ago (OPEN-06)', async () => {
  stack = await startStack({ dataFolder: folder, demo: false, dump: await migratedCluster() });
  await stack.database.script(`
    insert into public.rooms (room_number, name, price_per_night) values ('1', 'Quarto', 50);
    insert into public.bookings
      (room_id, guest_name, guest_email, check_in_date, check_out_date, total_price, status)
    select id, 'Rita', 'rita@correio.example', private.today() - 40, private.today() - 38, 100,
      'completed' from public.rooms`);
  await stack.stop();

  stack = await startStack({ dataFolder: folder, demo: false });
  const archived = await stack.database.query(
    'select archived, auto_archived from public.bookings',
  );
  expect(archived).toEqual([{ archived: true, auto_archived: true }]);
});

it('answers until it is stopped, and then says so', async () => {
  stack = await startStack({ demo: false, dump: await migratedCluster() });
  expect(outcome(await clientFor(stack).from('rooms').select('id'))).toBe('200');
  await stack.stop();
  await stack.stop();
  expect((await clientFor(stack).from('rooms').select('id')).status).toBe(503);
});

it.each([
  ['rubbish', 'no address of a PostgreSQL server'],
  ['mysql://localhost/hostel', 'no address of a PostgreSQL server'],
  ['postgres://nobody@127.0.0.1:1/hostel', 'does not answer'],
])('refuses DATABASE_URL=%s in words', async (url, message) => {
  await expect(openPostgres(url)).rejects.toThrow(message);
});
