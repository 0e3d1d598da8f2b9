import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack } from '../../supabase/local/stack.ts';
import { addressOn, onServer } from '../database/migrated-server';
import { startCluster, type Cluster } from './cluster';

// Where the planner compiles, as Debian's packages do, a statement of many small parts takes seconds
// where it takes 0.05 s: each reading call of the API says itself that it is not to be compiled.

// What is asked about: read beforehand, as a caller may not see it.
const STAY = ':stay';
const KEY = ':key';
const EMAIL = ':email';
const MAIL = ':mail';
const DAY = `current_date`;

/** The time limit that the platform sets for each role of the API. */
const LIMITS = { anon: '3s', authenticated: '8s', service_role: '8s' } as const;
type Role = keyof typeof LIMITS;

/** Each reading call, by whom it is made and with what. */
const READINGS: Record<string, [role: Role, given: string]> = {
  am_i_staff: ['authenticated', ''],
  bill_sheet: ['authenticated', DAY],
  day_sheet: ['authenticated', DAY],
  deposit_sheet: ['authenticated', `${STAY}, true`],
  deposits_overview: ['authenticated', ''],
  document_seen: ['authenticated', `'X1234567', 'DEU', ${STAY}, 1`],
  due_feeds: ['service_role', ''],
  export_guest_data: ['authenticated', `${EMAIL}, ${STAY}`],
  feed_of_key: ['service_role', `'${'k'.repeat(43)}'`],
  find_guests: ['authenticated', `'ana'`],
  guest_page: ['anon', KEY],
  house_rates: ['anon', DAY],
  month_sheet: ['authenticated', DAY],
  my_account: ['authenticated', ''],
  my_activity: ['authenticated', ''],
  pages_to_end: ['service_role', 'true'],
  preview_mail: ['authenticated', MAIL],
  read_staff_link: ['service_role', `'${'k'.repeat(43)}'`],
  removed_accounts: ['service_role', ''],
  report: ['authenticated', `${DAY} - 365, ${DAY}`],
  report_map: ['authenticated', `${DAY} - 365, ${DAY}`],
  revenue: ['authenticated', ''],
  rooms_today: ['authenticated', ''],
  siba_overview: ['authenticated', ''],
  stay_register: ['authenticated', STAY],
  team: ['authenticated', ''],
  whats_new: ['authenticated', `(public.whats_new(null) ->> 'cursor')`],
};

let cluster: Cluster;
let known: Record<string, string>;
let sql: postgres.Sql;
/** What the server has said of the statements since the last call. */
let plans: string[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  await onServer(cluster.url, 'create database house');
  const databaseUrl = addressOn(cluster.url, 'house');
  const stack = await startStack({ databaseUrl, demo: true });
  await stack.database.script('analyze');
  await stack.stop();
  sql = postgres(addressOn(cluster.adminUrl, 'house'), {
    max: 1,
    onnotice: ({ message = '' }) => void plans.push(message),
  });
  await sql.unsafe(
    `insert into public.mails (event_key, kind, booking_id, recipient, language, state)
     select 'arrival:' || b.id, 'arrival', b.id, b.guest_email, 'pt', 'queued'
       from public.bookings b where b.status = 'confirmed' limit 1`,
  );
  const [row] = await sql.unsafe<Record<string, string>[]>(
    `select b.id::text as stay, b.access_key as key, b.guest_email as email,
            (select m.id::text from public.mails m order by m.id limit 1) as mail
       from public.bookings b where b.status = 'confirmed' order by b.check_in_date desc limit 1`,
  );
  known = { ...row };
  await sql
    .unsafe(
      `load 'auto_explain';
       set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
       set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
       set auto_explain.log_level = notice; set jit = on;
       select set_config('request.jwt.claim.sub', s.user_id::text, false),
              set_config('request.jwt.claims', json_build_object('sub', s.user_id, 'role', 'authenticated')::text, false)
         from private.staff s where s.role = 'owner' and s.joined_at is not null limit 1`,
    )
    .simple();
});
afterAll(async () => {
  await sql.end();
  await cluster.stop();
});

it('each has its line', async () => {
  const found = await sql.unsafe(
    `select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile = 's'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  );
  expect(found.map(({ proname }) => String(proname))).toEqual(Object.keys(READINGS));
});

it.each(Object.entries(READINGS))('%s is never compiled', async (name, [role, given]) => {
  const call = async () =>
    sql.begin(async (inside) => {
      await inside.unsafe(
        `set local role ${role}; set local statement_timeout = '${LIMITS[role]}'`,
      );
      const told = given.replace(/:(\w+)/g, (_, one: string) => `'${known[one]}'`);
      await inside.unsafe(`select public.${name}(${told})`);
    });
  plans = [];
  await call();
  await call();
  expect(plans.filter((plan) => plan.includes('Query Text:')).length).toBeGreaterThan(1);
  expect(plans.filter((plan) => plan.includes('JIT:'))).toEqual([]);
});
