import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPostgres } from '../../../supabase/local/engine-postgres.ts';
import type { Database } from '../../../supabase/local/engine.ts';
import { LocalStackError } from '../../../supabase/local/local-stack-error.ts';
import { dumpProgram, runClient } from './client-programs.ts';
import { countHouse, describeCount, type HouseCount } from './house-count.ts';
import { backUpPictures, restorePictures, type PictureCount } from './pictures.ts';

// A server's rows as SQL, hosted Supabase included. Tables and rules are not among them: they are
// the migrations, and a target has them before rows come in.

const HOUSE_FILE = 'house.sql';
const ACCOUNTS_FILE = 'accounts.sql';

const DATA_ONLY = ['--data-only', '--no-owner', '--no-privileges'];
// Left out are rows that must be gone in two days, and so from backups (submissions, approvals),
// the changes that open panels of this server have still to read, and what its site waits for.
const HOUSE = [
  '--table=public.*',
  '--table=private.*',
  '--exclude-table-data=private.submissions',
  '--exclude-table-data=private.recent_changes',
  '--exclude-table-data=private.approvals',
  '--exclude-table-data=private.publication',
  // Links for a password live for hours.
  '--exclude-table-data=private.staff_links',
  '--exclude-table-data=private.recovery_requests',
];
// The platform owns the other tables of auth. Without sessions, staff sign in again.
const ACCOUNTS = ['--table=auth.users', '--table=auth.identities'];

/**
 * Writes a new folder with the rows of the house and the accounts, each file one snapshot, and with the
 * pictures that the data folder has of them.
 */
export async function backUpServer(
  url: string,
  folder: string,
  { data, installed }: { data?: string; installed?: string } = {},
): Promise<HouseCount & PictureCount> {
  if (existsSync(folder))
    throw new LocalStackError(`${folder} exists already: choose another name.`);
  const { count, dump } = await withDatabase(url, async (sql) => ({
    count: await countHouse(sql),
    dump: await dumpProgram(sql, installed),
  }));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Accounts last: one that is made in between is then only missing from the list of staff.
    for (const [tables, name] of [
      [HOUSE, HOUSE_FILE],
      [ACCOUNTS, ACCOUNTS_FILE],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await runClient(dump, { url, args: [...DATA_ONLY, ...tables, fileArg(folder, name)] });
    }
    const pictures = await withDatabase(url, async (sql) => backUpPictures(sql, folder, data));
    return { ...count, ...pictures };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Fills a migrated database from such a folder, whole or not at all. What the house holds is
 * replaced; accounts come in only where there are none. Pictures come back to the data folder first: one
 * too many is harmless there.
 */
export async function restoreServer(
  url: string,
  folder: string,
  { force, data }: { force: boolean; data?: string },
): Promise<HouseCount & { pictures: number }> {
  for (const name of [HOUSE_FILE, ACCOUNTS_FILE]) {
    if (!existsSync(path.join(folder, name))) {
      throw new LocalStackError(`${folder} is no backup of a server: ${name} is not in it.`);
    }
  }
  const before = await withDatabase(url, countHouse);
  const { accounts, ...house } = before;
  if (!force && Object.values(house).some((count) => count > 0)) {
    throw new LocalStackError(
      `The database holds something already (${describeCount(before)}). ` +
        'To replace it by the backup, add --force.',
    );
  }
  const pictures = await restorePictures(folder, data);
  await runClient('psql', {
    url,
    args: [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      // The details of an error would quote rows.
      '--set=VERBOSITY=terse',
      '--output=/dev/null',
      `--command=${onEachTable('disable trigger user')}`,
      `--command=${emptyTables}`,
      ...(accounts === 0 ? [fileArg(folder, ACCOUNTS_FILE)] : []),
      fileArg(folder, HOUSE_FILE),
      // A backup from before there were such settings brings none.
      ...SETTINGS.map(
        (name) => `--command=insert into public.${name} default values on conflict do nothing`,
      ),
      `--command=${keepWaitingMails}`,
      `--command=${onEachTable('enable trigger user')}`,
      `--command=${tellOpenPanels}`,
      // Its pages show the rooms as they were.
      '--command=select private.await_publication()',
    ],
  });
  return { ...(await withDatabase(url, countHouse)), pictures };
}

const SETTINGS = ['house_rules', 'mail_settings', 'register_settings', 'payment_settings'];

const fileArg = (folder: string, name: string) => `--file=${path.join(folder, name)}`;

// The rules for guests have been applied once; here rows come in as they are. Foreign keys and
// constraints are checked all the same.
function onEachTable(change: string): string {
  return eachTable(`execute format('alter table %s ${change}', name);`);
}

const emptyTables = eachTable(
  `names := concat_ws(', ', names, name);`,
  `execute 'truncate ' || names;`,
);

function eachTable(step: string, end = ''): string {
  return `do $$
    declare
      name text;
      names text;
    begin
      for name in select c.oid::pg_catalog.regclass::text from pg_catalog.pg_class c
         where c.relkind = 'r'
           and c.relnamespace in ('public'::pg_catalog.regnamespace, 'private'::pg_catalog.regnamespace) loop
        ${step}
      end loop;
      ${end}
    end $$`;
}

// Mails that waited when the backup was made may have gone out since: staff decide.
const keepWaitingMails =
  `update public.mails set state = 'uncertain', reason = 'restored', lease_until = null ` +
  `where state in ('queued', 'claimed', 'handing')`;

// More changes than panels are told one by one: they read everything anew (private.whats_new).
const tellOpenPanels =
  `insert into private.recent_changes (kind, id) ` +
  `select 'booking', pg_catalog.gen_random_uuid() from pg_catalog.generate_series(1, 201)`;

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const engine = await openPostgres(url);
  try {
    return await work(engine.database);
  } finally {
    await engine.close();
  }
}
