import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backUpEmbedded, restoreEmbedded } from '../../tools/operations/backup/embedded.ts';
import {
  requireSettledRestore,
  settleRestore,
} from '../../supabase/local/data-folder-replacement.ts';
import { lockDataFolder } from '../../supabase/local/data-folder-lock.ts';
import type { SqlRow } from '../../supabase/local/engine.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { DEMO_STAFF } from '../../supabase/local/staff-account.ts';
import { migratedCluster } from '../database/kept-clusters';
import { authClientFor, clientFor, outcome } from '../database/support';

// A backup gives back every row and every rule, and a restore never costs what is there already.

const TABLES = [
  'public.rooms',
  'public.amenity_categories',
  'public.amenities',
  'public.room_amenities',
  'public.room_availability',
  'public.room_translations',
  'public.amenity_translations',
  'public.amenity_category_translations',
  'public.bookings',
  'public.booking_groups',
  'public.booking_events',
  'public.booking_payments',
  'public.guest_profiles',
  'public.stay_rules',
  'public.tourist_tax',
  'public.rate_events',
  'public.contact_messages',
  'private.staff',
  'private.settings',
  'auth.users',
  'supabase_migrations.schema_migrations',
];

/** Called after every step that moves or removes something. */
const afterStep = vi.hoisted(() => ({ look: () => {} }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return {
    ...fs,
    renameSync: (from: string, to: string) => {
      fs.renameSync(from, to);
      afterStep.look();
    },
    rmSync: (name: string, options: { recursive?: boolean; force?: boolean }) => {
      fs.rmSync(name, options);
      afterStep.look();
    },
  };
});

let house: string;
let contents: SqlRow[];
let other: string;
let backup: string;

/** How many rows each table has and what they add up to, and every rule that guards them. */
async function contentsOf({ database }: Stack): Promise<SqlRow[]> {
  const sums = TABLES.map(
    (name) =>
      `select '${name}' as name, count(*)::text as rows,
         md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as sum from ${name} t`,
  );
  return database.query(`
    ${sums.join(' union all ')}
    union all select 'triggers', count(*)::text, md5(string_agg(pg_get_triggerdef(oid), '' order by tgname))
      from pg_trigger where not tgisinternal
    union all select 'policies', count(*)::text, md5(string_agg(p::text, '' order by p::text)) from pg_policies p
    union all select 'constraints', count(*)::text,
      md5(string_agg(pg_get_constraintdef(oid), '' order by conname, conrelid)) from pg_constraint
    union all select 'open', count(*)::text, string_agg(problem, ', ')
      from private.privilege_problems() problem`);
}

/** Boots the data folder, looks, and stops again. */
async function inStack<T>(folder: string, look: (stack: Stack) => Promise<T>): Promise<T> {
  const stack = await startStack({ dataFolder: folder, demo: false });
  try {
    return await look(stack);
  } finally {
    await stack.stop();
  }
}

beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'hostel-backup-'));
  backup = path.join(house, 'copy.tar.gz');
  const stack = await startStack({ dataFolder: house, demo: true, dump: await migratedCluster() });
  contents = await contentsOf(stack);
  await stack.stop();
  await backUpEmbedded(house, backup);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

beforeEach(() => {
  other = mkdtempSync(path.join(tmpdir(), 'hostel-restore-'));
  return () => rmSync(other, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is for its owner’s eyes, and no other file is left beside it', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(house).toSorted()).toEqual(['copy.tar.gz', 'keys.json', 'pglite']);
  });

  it('is refused under a name that is taken, while the house is open, and of nothing', async () => {
    await expect(backUpEmbedded(house, backup)).rejects.toThrow('exists already');
    await expect(backUpEmbedded(other, path.join(other, 'x'))).rejects.toThrow('no database');
    const lock = lockDataFolder(house);
    await expect(backUpEmbedded(house, path.join(other, 'x'))).rejects.toThrow('in use by');
    lock.release();
    expect(readdirSync(other)).toEqual([]);
  });
});

describe('a restore', () => {
  it('gives back every row, rule and account, and replaces a house only when told to', async () => {
    const count = await restoreEmbedded(other, backup, { force: false });
    expect(count).toMatchObject({ rooms: 13, accounts: 1 });
    await inStack(other, async (stack) => {
      expect(await contentsOf(stack)).toEqual(contents);
      const { data } = await authClientFor(stack).auth.signInWithPassword(DEMO_STAFF);
      const staff = clientFor(stack, data.session?.access_token);
      const room = { room_number: '99', name: 'Quarto novo', price_per_night: 1 };
      expect(outcome(await staff.from('rooms').insert(room))).toBe('201');
    });

    await expect(restoreEmbedded(other, backup, { force: false })).rejects.toThrow('--force');
    await inStack(other, async ({ database }) => {
      const rooms = await database.query(`select 1 from public.rooms where room_number = '99'`);
      expect(rooms).toHaveLength(1);
    });
    const moments: string[][] = [];
    afterStep.look = () => moments.push(readdirSync(other));
    await restoreEmbedded(other, backup, { force: true });
    afterStep.look = () => {};
    // Killed at any of these, the next start finds one of the two houses, whole.
    expect(moments.length).toBeGreaterThan(3);
    for (const names of moments) {
      expect(names.includes('pglite') || names.includes('pglite.before-restore')).toBe(true);
    }
    expect(moments.at(-1)).not.toContain('pglite.before-restore');
    await inStack(other, async (stack) => expect(await contentsOf(stack)).toEqual(contents));
  });

  it.each([
    [
      'while it was unpacked',
      ['pglite', 'pglite.restoring.new'],
      'before it changed anything',
      'pglite',
    ],
    [
      'before it took its place',
      ['pglite', 'pglite.restoring'],
      'before it changed anything',
      'pglite',
    ],
    [
      'between the two houses',
      ['pglite.before-restore', 'pglite.restoring'],
      'the one from before',
      'pglite.before-restore',
    ],
    [
      'before the old house was gone',
      ['pglite', 'pglite.before-restore'],
      'come to its end',
      'pglite',
    ],
    ['never', ['pglite'], undefined, 'pglite'],
  ])('killed %s leaves a house, and the next opener says which', (_, names, words, survivor) => {
    for (const name of names) {
      mkdirSync(path.join(other, name));
      writeFileSync(path.join(other, name, 'house'), name);
    }
    const found = settleRestore(other);
    expect(found ?? '').toContain(words ?? '');
    expect(found === undefined).toBe(words === undefined);
    expect(readdirSync(other)).toEqual(['pglite']);
    expect(readFileSync(path.join(other, 'pglite/house'), 'utf8')).toBe(survivor);
  });

  it('killed in a folder without a house is no reason for a new one', async () => {
    mkdirSync(path.join(other, 'pglite.restoring.new'));
    await expect(startStack({ dataFolder: other, demo: true })).rejects.toThrow('was interrupted');
    await expect(backUpEmbedded(other, path.join(other, 'x'))).rejects.toThrow('was interrupted');
    expect(readdirSync(other)).toEqual(['pglite.restoring.new']);
    rmSync(path.join(other, 'pglite.restoring.new'), { recursive: true });
    expect(() => requireSettledRestore(other)).not.toThrow();
  });

  it.each([
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['of something else', () => Buffer.from('not a backup')],
    ['of something else, compressed', () => gzipSync('not a backup')],
    ['empty', () => Buffer.alloc(0)],
  ])('of a file that is %s is refused, and costs nothing', async (_, damage) => {
    const bad = path.join(other, 'bad.tar.gz');
    writeFileSync(bad, damage(readFileSync(backup)));
    mkdirSync(path.join(other, 'pglite'));
    writeFileSync(path.join(other, 'pglite/house'), 'as it was');
    await expect(restoreEmbedded(other, bad, { force: true })).rejects.toThrow('is damaged');
    expect(readFileSync(path.join(other, 'pglite/house'), 'utf8')).toBe('as it was');
    expect(readdirSync(other).toSorted()).toEqual(['bad.tar.gz', 'pglite']);
  });

  it('is refused while the house is open', async () => {
    const lock = lockDataFolder(other);
    await expect(restoreEmbedded(other, backup, { force: true })).rejects.toThrow('in use by');
    lock.release();
  });
});
