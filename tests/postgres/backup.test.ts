import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../supabase/local/staff-account.ts';
import { backUpServer, restoreServer } from '../../tools/operations/backup/server.ts';
import { loadDemoData } from '../../supabase/local/demo/index.ts';
import type { SqlRow } from '../../supabase/local/engine.ts';
import { openPictureFolder } from '../../supabase/local/pictures/picture-folder.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { clientFor, newServerDatabase, outcome, STAFF, tokenOf } from '../database/support';
import { webp } from '../support/pictures';

// The backup of a hosted project, with pg_dump and psql, on a server whose owner is no superuser.

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
  'public.house_rules',
  'public.mail_settings',
  'public.mail_texts',
  'public.channel_feeds',
  'public.channel_events',
  'private.staff',
  'private.staff_events',
  'private.second_factors',
  'private.recovery_codes',
  'private.settings',
  'auth.users',
  'auth.identities',
];

/**
 * Sent mails stay sent. Waiting ones may have gone out since the backup, so they do not go out
 * again.
 */
const RESTORED_MAILS = ['sent', 'uncertain', 'uncertain', 'failed'];

interface Server {
  url: string;
  stack: Stack;
  stop(): Promise<void>;
}

const PICTURE = 'a'.repeat(64);
const LOST = 'b'.repeat(64);
const HOSTED = 'c'.repeat(64);
const addressOf = (picture: string) => `/storage/v1/object/public/rooms/${picture}/1280.webp`;

let folder: string;
let backup: string;
let data: string;
let source: Server;
let printed: unknown;

async function newServer(): Promise<Server> {
  const server = await newServerDatabase({ isMigrated: true });
  if (server === undefined) throw new Error('These tests need a server: npm run test:postgres');
  const stack = await startStack({ databaseUrl: server.url, demo: false });
  return {
    url: server.url,
    stack,
    stop: async () => {
      await stack.stop();
      await server.drop();
    },
  };
}

/** How many rows each table has, and what they add up to. */
async function rowsOf({ stack }: Server): Promise<SqlRow[]> {
  const sums = TABLES.map(
    (name) =>
      `select '${name}' as name, count(*)::text as rows,
         md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as sum from ${name} t`,
  );
  return stack.database.query(sums.join(' union all '));
}

async function disabledTriggers({ stack }: Server): Promise<SqlRow[]> {
  return stack.database.query(
    `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
  );
}

/** The state of each mail, in the order of their addresses. */
async function mailStates({ stack }: Server): Promise<string[]> {
  const rows = await stack.database.query(
    'select state from public.mails where recipient like $1 order by recipient',
    ['a_@correio.example'],
  );
  return rows.map(({ state }) => String(state));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostel-backup-'));
  backup = path.join(folder, 'copy');
  source = await newServer();
  const { database } = source.stack;
  await createAccount(database, STAFF);
  await database.transaction(async (sql) => {
    await sql.query('select private.grant_staff($1)', [STAFF.email]);
    const [row] = await sql.query('select private.today()::text as today');
    await loadDemoData(sql, { today: String(row?.['today']) });
    await sql.query(`update private.settings set contact_per_email_hour = 7`);
    await sql.query(
      `insert into public.mails (event_key, kind, recipient, state)
       select 'x' || place, 'verify', 'a' || place || '@correio.example', state
         from unnest(array['sent', 'queued', 'handing', 'failed']) with ordinality s (state, place)`,
    );
    await sql.query(
      `with feed as (insert into public.channel_feeds (room_id, channel, url)
         select id, 'airbnb', 'https://cal.example/a.ics' from public.rooms limit 1 returning id)
       insert into public.channel_events (feed_id, uid, kind, starts, ends, state)
       select id, 'a', 'stay', '2026-11-21', '2026-11-23', 'dismissed' from feed`,
    );
    await sql.query(`insert into public.stay_rules (from_date, until_date, min_nights)
      values ('2027-02-05', '2027-02-09', 3)`);
    await sql.query(`insert into public.tourist_tax (from_day, until_day, amount)
      values ('04-01', '10-31', 2)`);
    await sql.query(`insert into public.mail_texts values ('confirmed', 'pt', 'Até já!')`);
    await sql.query(
      `insert into private.approvals (key_hash, email) values (gen_random_uuid(), 'a@correio.example')`,
    );
    await sql.query(
      `insert into private.submissions (kind, email_hash) values ('booking', gen_random_uuid())`,
    );
  });
  data = path.join(folder, 'data');
  const pictures = openPictureFolder(path.join(data, 'pictures'));
  await pictures.store(`${PICTURE}/640.webp`, webp(640));
  await pictures.store(`${PICTURE}/1280.webp`, webp(1280));
  // Of no room: the backup leaves it.
  await pictures.store(`${'d'.repeat(64)}/640.webp`, webp(640));
  await database.query(
    `update public.rooms set images = $1 where id = (select id from public.rooms limit 1)`,
    [[addressOf(PICTURE), addressOf(LOST), `https://casa.supabase.co${addressOf(HOSTED)}`]],
  );
  printed = await backUpServer(source.url, backup, { data });
});
afterAll(async () => {
  await source.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of a server', () => {
  it('is a folder for its owner’s eyes, without tables, rules or hashes', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    const sql = readFileSync(path.join(backup, 'house.sql'), 'utf8');
    expect(sql).toContain('COPY public.bookings');
    expect(sql).not.toMatch(/^(create|alter|grant|revoke|drop)\b/im);
    expect(sql).toContain('COPY public.booking_events');
    expect(sql).toContain('COPY public.booking_payments');
    expect(sql).toContain('COPY public.channel_events');
    expect(sql).not.toMatch(/COPY private\.(?:submissions|recent_changes|approvals|publication)/);
  });

  it('is refused under a name that is taken', async () => {
    await expect(backUpServer(source.url, backup, { data })).rejects.toThrow('exists already');
  });

  it('asks for the pg_dump of the server’s own major version before it begins', async () => {
    const [row] = await source.stack.database.query(
      `select current_setting('server_version_num')::integer / 10000 as major`,
    );
    const installed = path.join(folder, 'installed');
    const major = String(row?.['major']);
    const bin = path.join(installed, major, 'bin');
    mkdirSync(bin, { recursive: true });
    for (const version of ['9.6.24', '99.1 (Debian 99.1-1)']) {
      writeFileSync(
        path.join(bin, 'pg_dump'),
        `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${version}'\n`,
      );
      chmodSync(path.join(bin, 'pg_dump'), 0o755);
      const attempt = backUpServer(source.url, path.join(folder, 'other'), { data, installed });
      await expect(attempt).rejects.toThrow(`pg_dump of PostgreSQL ${major} is wanted`);
      await expect(attempt).rejects.toThrow(version);
    }
    expect(existsSync(path.join(folder, 'other'))).toBe(false);
  });
});

describe('the pictures of a server', () => {
  const filesIn = (place: string) =>
    readdirSync(path.join(place, 'pictures'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'))
      .toSorted();
  const SIZES = [`${PICTURE}/1280.webp`, `${PICTURE}/640.webp`];

  it('go along where rooms name them in the data folder; what is lost or in a bucket is told (PIC-02)', () => {
    expect(printed).toMatchObject({ rooms: 13, pictures: 2, missing: 1, inBucket: 1 });
    expect(filesIn(backup)).toEqual(SIZES);
  });

  it('come back whole to another data folder, beside what is there (PIC-02)', async () => {
    const target = await newServer();
    const elsewhere = path.join(folder, 'elsewhere');
    const there = openPictureFolder(path.join(elsewhere, 'pictures'));
    await there.store(`${LOST}/640.webp`, webp(640));
    const count = await restoreServer(target.url, backup, { force: false, data: elsewhere });
    expect(count).toMatchObject({ rooms: 13, pictures: 2 });
    expect(filesIn(elsewhere)).toEqual([...SIZES, `${LOST}/640.webp`]);
    expect((await there.read(`${PICTURE}/1280.webp`))?.equals(webp(1280))).toBe(true);
    // Again, over the same house: nothing is overwritten, nothing is missing.
    await restoreServer(target.url, backup, { force: true, data: elsewhere });
    expect(filesIn(elsewhere)).toEqual([...SIZES, `${LOST}/640.webp`]);
    await target.stop();
  });

  it('that cannot come back leave the house as it is (PIC-02)', async () => {
    const target = await newServer();
    const noFolder = path.join(folder, 'file');
    writeFileSync(noFolder, '');
    await expect(
      restoreServer(target.url, backup, { force: false, data: noFolder }),
    ).rejects.toThrow('cannot be written to');
    expect(await target.stack.database.query('select 1 from public.rooms')).toEqual([]);
    await target.stop();
  });
});

describe('the same by hand, as docs/operations.md has it', () => {
  /** The block of shell commands that begins so. */
  function commands(start: string): string {
    const blocks = readFileSync('docs/operations.md', 'utf8').split('```');
    const block = blocks.find((text) => text.startsWith(`sh\n${start}`));
    if (block === undefined) throw new Error(`No commands begin with ${start}`);
    return block.slice('sh'.length);
  }

  function inShell(script: string, { url }: Server): void {
    const { hostname, port, username, password, pathname } = new URL(url);
    const env = {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: password,
      PGDATABASE: pathname.slice(1),
    };
    execFileSync('bash', ['-euc', script], { cwd: folder, env });
  }

  it('goes there and back', async () => {
    const target = await newServer();
    inShell(commands('pg_dump'), source);
    inShell(commands('rules()'), target);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await mailStates(target)).toEqual(RESTORED_MAILS);
    expect(await disabledTriggers(target)).toEqual([]);
    await target.stop();
  });
});

describe('a restore to another server', () => {
  it('gives back every row past the rules for guests, and leaves the rules on', async () => {
    const target = await newServer();
    const count = await restoreServer(target.url, backup, { force: false, data });
    expect(count).toMatchObject({ rooms: 13, accounts: 1 });
    expect(await mailStates(target)).toEqual(RESTORED_MAILS);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await disabledTriggers(target)).toEqual([]);
    // The site's pages show the rooms as they were.
    const waiting = 'select 1 from private.publication where waiting_since is not null';
    expect(await target.stack.database.query(waiting)).toHaveLength(1);
    expect(await target.stack.database.query('select private.privilege_problems()')).toEqual([]);
    // Over a hostel that is in use it needs --force, and the accounts stay as they are.
    await expect(restoreServer(target.url, backup, { force: false, data })).rejects.toThrow(
      '--force',
    );
    await target.stack.database.script('delete from public.bookings');
    await restoreServer(target.url, backup, { force: true, data });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));

    const staff = clientFor(target.stack, await tokenOf(target.stack, STAFF));
    const room = { room_number: '99', name: 'Quarto novo', price_per_night: 1 };
    expect(outcome(await staff.from('rooms').insert(room))).toBe('201');
    await target.stop();
  });

  it('lets history and payments go on where they were, and open panels read everything anew', async () => {
    const target = await newServer();
    const { database } = target.stack;
    const answerTo = async (since: string) => {
      const [row] = await database.query('select public.whats_new($1) as news', [since]);
      return row?.['news'];
    };
    const before = await answerTo('');
    await restoreServer(target.url, backup, { force: false, data });
    const cursor = JSON.stringify(before).match(/[0-9]+:[0-9]+/)?.[0] ?? '';
    expect(await answerTo(cursor)).toMatchObject({ reload: true });

    await database.script(
      `insert into public.booking_payments (booking_id, amount, method, paid_on)
       select id, 5, 'cash', private.today() from public.bookings order by booking_number limit 1`,
    );
    const [paid] = await database.query(
      `select b.paid = (select sum(p.amount) from public.booking_payments p
                         where p.booking_id = b.id and not p.undone) as is_true,
              (select max(e.id) from public.booking_events e) =
              (select max(e.id) from public.booking_events e where e.booking_id = b.id) as is_last
         from public.bookings b order by b.booking_number limit 1`,
    );
    expect(paid).toEqual({ is_true: true, is_last: true });
    await target.stop();
  });

  it('of a backup from before the house had rules gives it the usual ones', async () => {
    const target = await newServer();
    const older = path.join(folder, 'older');
    await backUpServer(source.url, older, { data });
    const file = path.join(older, 'house.sql');
    const all = readFileSync(file, 'utf8');
    writeFileSync(file, all.replace(/COPY public\.house_rules [\s\S]*?\n\\\.\n/, ''));
    await restoreServer(target.url, older, { force: false, data });
    expect(
      await target.stack.database.query('select requests_paused from public.house_rules'),
    ).toEqual([{ requests_paused: false }]);
    await target.stop();
  });

  it('that fails half way changes nothing, turns the rules on again and quotes nobody', async () => {
    const target = await newServer();
    const damaged = path.join(folder, 'damaged');
    await backUpServer(source.url, damaged, { data });
    const file = path.join(damaged, 'house.sql');
    const [first, ...others] = readFileSync(file, 'utf8').split('COPY public.bookings ');
    const [firstRow] = /(?<=stdin;\n).*\n/.exec(others.join('')) ?? [''];
    writeFileSync(
      file,
      [first, others.join('').replace(firstRow, firstRow + firstRow)].join('COPY public.bookings '),
    );
    const before = await rowsOf(target);
    const attempt = restoreServer(target.url, damaged, { force: false, data });
    await expect(attempt).rejects.toThrow('bookings_pkey');
    await expect(attempt).rejects.not.toThrow(/@/);
    expect(await rowsOf(target)).toEqual(before);
    expect(await disabledTriggers(target)).toEqual([]);
    await target.stop();
  });

  it('is refused where there are no tables, and of a folder that is no backup', async () => {
    const empty = await newServerDatabase({ isMigrated: false });
    await expect(restoreServer(empty?.url ?? '', backup, { force: false })).rejects.toThrow(
      'apply the migrations first',
    );
    await empty?.drop();
    await expect(
      restoreServer(source.url, path.join(folder, 'none'), { force: true }),
    ).rejects.toThrow('house.sql');
  });
});
