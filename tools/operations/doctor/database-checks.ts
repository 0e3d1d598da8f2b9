import type { Database, Sql, SqlRow } from '../../../supabase/local/engine.ts';
import { callerFinding } from './caller-checks.ts';
import { channelFindings } from './channel-checks.ts';
import { attention, broken, ok, type Finding } from './finding.ts';
import { mailFindings } from './mail-checks.ts';
import { pictureFinding } from './picture-checks.ts';
import { publicationFinding } from './publication-checks.ts';
import { SETTINGS, type Reference } from './reference.ts';
import { paymentFinding } from './payment-checks.ts';
import { scheduleFindings } from './schedule-checks.ts';
import { readSchema } from './schema.ts';
import { sibaFinding } from './siba-checks.ts';

export interface DatabaseKind {
  /** The embedded database: npm start migrates it and does its daily work. */
  isEmbedded: boolean;
}

const MOST_LISTED = 10;

/** Whether a database is what the migrations made of it, and has what a house needs to run. */
export async function checkDatabase(
  database: Database,
  { reference, isEmbedded }: DatabaseKind & { reference: Reference },
): Promise<Finding[]> {
  const migrations = await migrationFindings(database, { reference, isEmbedded });
  if (migrations.some(({ level }) => level !== 'ok')) return migrations;
  return [
    ...migrations,
    ...(await schemaFindings(database, reference)),
    await privilegeFinding(database),
    await occupancyFinding(database),
    ...(await settingsFindings(database, reference)),
    await callerFinding(database, { isEmbedded }),
    ...(await staffFindings(database, { isEmbedded })),
    await roomsFinding(database),
    ...(await scheduleFindings(database, { isEmbedded })),
    ...(await mailFindings(database, { isEmbedded })),
    ...(await channelFindings(database, { isEmbedded })),
    await publicationFinding(database, { isEmbedded }),
    await sibaFinding(database, { isEmbedded }),
    await paymentFinding(database, { isEmbedded }),
    await pictureFinding(database, { isEmbedded }),
    await clockFinding(database),
  ];
}

async function migrationFindings(
  sql: Sql,
  { reference, isEmbedded }: DatabaseKind & { reference: Reference },
): Promise<Finding[]> {
  const apply = isEmbedded
    ? 'npm start applies them.'
    : 'Apply them: npx supabase db push --remote.';
  const [table] = await sql.query(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  );
  if (table?.['there'] !== true) return [broken('migrations: none was ever applied', apply)];
  const rows = await sql.query('select version from supabase_migrations.schema_migrations');
  const applied = rows.map(({ version }) => String(version));
  const missing = reference.migrations.filter((version) => !applied.includes(version));
  const unknown = applied.filter((version) => !reference.migrations.includes(version));
  if (missing.length > 0) {
    return [broken(`migrations: not applied yet: ${missing.join(', ')}`, apply)];
  }
  if (unknown.length > 0) {
    return [
      broken(
        `migrations: the database has some that are not in supabase/migrations: ${unknown.join(', ')}`,
        'It belongs to a newer state of the project: take that one.',
      ),
    ];
  }
  return [ok(`migrations: all ${applied.length} applied`)];
}

/** Compares with a new database: what is missing or different no longer guards anything. */
async function schemaFindings(database: Database, { schema }: Reference): Promise<Finding[]> {
  const found = await readSchema(database);
  const lost = [...schema.keys()].filter((name) => !found.has(name));
  const changed = [...schema].filter(
    ([name, definition]) => found.has(name) && found.get(name) !== definition,
  );
  const added = [...found.keys()].filter((name) => !schema.has(name));
  const differences = [
    ...lost.map((name) => `${name} is missing`),
    ...changed.map(([name]) => `${name} is not as in the migrations`),
  ];
  const remedy =
    'Somebody changed the database by hand: put it back as supabase/migrations has it, or restore a backup into a new one.';
  return [
    ...differences
      .slice(0, MOST_LISTED)
      .map((difference) => broken(`rules: ${difference}`, remedy)),
    ...(differences.length > MOST_LISTED
      ? [broken(`rules: and ${differences.length - MOST_LISTED} more differences`, remedy)]
      : []),
    ...(differences.length === 0
      ? [ok(`rules: tables, triggers, policies and functions are those of the migrations`)]
      : []),
    ...added
      .slice(0, MOST_LISTED)
      .map((name) =>
        attention(
          `rules: ${name} is not from the migrations`,
          'If it is yours, write a migration for it; if not, drop it.',
        ),
      ),
  ];
}

async function privilegeFinding(sql: Sql): Promise<Finding> {
  const rows = await sql.query('select private.privilege_problems() as problem');
  if (rows.length === 0) return ok('privileges: visitors can do what they may, and nothing else');
  const problems = rows.slice(0, MOST_LISTED).map(({ problem }) => String(problem));
  return broken(
    `privileges: ${rows.length} open: ${problems.join('; ')}`,
    'Take each back as supabase/schemas has it: revoke … on … from …; alter table … enable row level security.',
  );
}

async function occupancyFinding(sql: Sql): Promise<Finding> {
  const [row] = await sql.query(`
    select count(*)::integer as overlaps from public.bookings a
      join public.bookings b on b.room_id = a.room_id and b.id > a.id and b.status <> 'cancelled'
       and b.check_in_date < a.check_out_date and b.check_out_date > a.check_in_date
     where a.status <> 'cancelled'`);
  const overlaps = Number(row?.['overlaps']);
  if (overlaps === 0) return ok('bookings: no room is taken twice');
  return broken(
    `bookings: ${overlaps} pairs hold the same room on the same night`,
    'Cancel or move one of each pair, then put the constraint bookings_no_overlap back.',
  );
}

async function settingsFindings(sql: Sql, { settings: usual }: Reference): Promise<Finding[]> {
  const [row] = await sql.query(SETTINGS);
  const current = valuesOf(row);
  const normal = valuesOf(usual);
  if (row === undefined) {
    return [broken('settings: their row is gone', 'insert into private.settings default values;')];
  }
  const changed = Object.entries(normal).filter(([name, value]) => current[name] !== value);
  const closed = Object.entries(current).filter(
    ([name, value]) => /_(?:hour|day|per_email)$/.test(name) && Number(value) < 1,
  );
  return [
    ...closed.map(([name]) =>
      broken(
        `settings: ${name} is ${current[name]}: nobody gets through`,
        `update private.settings set ${name} = ${normal[name]};`,
      ),
    ),
    ...(changed.length === 0
      ? [ok('settings: limits, horizon and time zone as delivered')]
      : [
          attention(
            `settings: changed: ${changed.map(([name, value]) => `${name} = ${current[name]} (delivered: ${value})`).join(', ')}`,
            'Fine if that was meant. A limit far above the delivered one guards against nothing.',
          ),
        ]),
  ];
}

function valuesOf(row: SqlRow | undefined): Record<string, string> {
  const settings = row?.['settings'];
  if (typeof settings !== 'object' || settings === null) return {};
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}

async function staffFindings(sql: Sql, { isEmbedded }: DatabaseKind): Promise<Finding[]> {
  const [row] = await sql.query(`
    select count(s.user_id)::integer as staff,
           count(*) filter (where s.role = 'owner')::integer as owners,
           count(*) filter (where s.user_id is null)::integer as strays,
           coalesce(string_agg(private.staff_name(u.id), ', ' order by u.email) filter (where s.factor_since is null
             and s.user_id is not null), '') as "withoutFactor"
      from auth.users u left join private.staff s
        on s.user_id = u.id and s.joined_at is not null and s.removed_at is null
     where not exists (select from private.staff i where i.user_id = u.id and i.joined_at is null)`);
  const staff = Number(row?.['staff']);
  const strays = Number(row?.['strays']);
  const withoutFactor = typeof row?.['withoutFactor'] === 'string' ? row['withoutFactor'] : '';
  return [
    Number(row?.['owners']) === 0
      ? broken(
          'staff: no owner: nobody can look after the team, and without anybody no one can read or answer a request',
          `Create an account in Authentication → Users, then: select private.grant_staff('e-mail');`,
        )
      : ok(`staff: ${staff} with access to the panel`),
    // Nobody steals the password of a demo house.
    ...(isEmbedded || withoutFactor === ''
      ? []
      : [
          attention(
            `staff: without a second factor: ${withoutFactor}`,
            'Whoever learns the password of one of them is in. Each switches it on under A minha conta; an owner can require it under Equipa.',
          ),
        ]),
    ...(strays === 0
      ? []
      : [
          attention(
            `staff: ${strays} accounts that are not staff (they see nothing of the panel)`,
            'Delete them, or make them staff with private.grant_staff.',
          ),
        ]),
  ];
}

async function roomsFinding(sql: Sql): Promise<Finding> {
  const [row] = await sql.query(
    'select count(*)::integer as rooms from public.rooms where is_active',
  );
  const rooms = Number(row?.['rooms']);
  if (rooms > 0) return ok(`rooms: ${rooms} on offer`);
  return attention('rooms: none on offer', 'Add or activate rooms in the panel, under Quartos.');
}

const MOST_SKEW_S = 300;

async function clockFinding(sql: Sql): Promise<Finding> {
  const [row] = await sql.query(
    'select extract(epoch from now())::float8 as seconds, private.today()::text as today',
  );
  const skew = Math.round(Math.abs(Number(row?.['seconds']) - Date.now() / 1000));
  if (skew <= MOST_SKEW_S) return ok(`clock: right; at the house it is ${String(row?.['today'])}`);
  return attention(
    `clock: the database is ${skew} s away from this machine`,
    'Set whichever is wrong: today decides which stays can be asked for.',
  );
}
