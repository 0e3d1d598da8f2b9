import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { loadDemoData } from '../../supabase/local/demo/index.ts';
import type { Sql } from '../../supabase/local/engine.ts';
import { tableInDocs } from '../support/docs-table';
import { addMember } from './people-scene';
import { STRAY, startBackend, type Backend } from './support';

// docs/database.md says who may do what; here each cell of its tables is tried, in SQL and rolled
// back, and whatever stands in none of them fails: a new table or function needs a decision.

const COLUMNS = ['Visitor', 'Stranger', 'Housekeeping', 'Reception', 'Owner'] as const;
type Who = (typeof COLUMNS)[number] | 'Removed' | 'Unproven';

const PAGE = 'docs/database.md';
const VERBS = ['read', 'add', 'change', 'delete'] as const;
type Verb = (typeof VERBS)[number];

let backend: Backend;
const claims = new Map<Who, string | undefined>();

beforeAll(async () => {
  backend = await startBackend();
  await backend.database.transaction(async (sql) => {
    await loadDemoData(sql, { today: backend.today, time: '10:00' });
    await sql.script(SCENE);
    await sql.query(
      `insert into public.bookings (id, room_id, guest_name, guest_email, guest_phone, check_in_date,
         check_out_date, number_of_guests, total_price, status, message)
       select $1, id, 'Rita', 'a@b.pt', '912345678', $2, $3, 1, 10, 'pending', 'Ref: GRP27-R0LES777'
         from public.rooms where is_active limit 1`,
      [REQUEST, addDays(backend.today, 200), addDays(backend.today, 201)],
    );
  });
  claims.set('Visitor', undefined);
  claims.set('Stranger', claimsOf(await idOf(STRAY.email)));
  const roles = [
    ['Housekeeping', 'housekeeping'],
    ['Reception', 'reception'],
    ['Owner', 'owner'],
    ['Removed', 'owner'],
    ['Unproven', 'owner'],
  ] as const;
  for (const [who, role] of roles) {
    const { id } = await addMember(backend, { email: `${who.toLowerCase()}@hostel.example`, role });
    claims.set(who, claimsOf(id));
  }
  await backend.database.query(`select private.revoke_staff('removed@hostel.example')`);
  await backend.database.query(`update private.staff set factor_since = now() where user_id = $1`, [
    await idOf('unproven@hostel.example'),
  ]);
});
afterAll(async () => backend.stop());

/** What the demo house leaves empty, and what may be deleted only once it is put away. */
const SCENE = `
  update public.bookings set archived = true where id in (
    select id from public.bookings where group_reference is null order by check_out_date limit 3);
  update public.contact_messages set archived = true where id in (select id from public.contact_messages limit 1);
  insert into public.mails (event_key, kind, recipient) values ('roles', 'verify', 'a@b.pt') on conflict do nothing;
  insert into public.mail_texts (kind, language, paragraph) values ('received', 'pt', 'Olá') on conflict do nothing;
  insert into public.shift_notes (text) values ('Olá');
  insert into public.tourist_tax (from_day, until_day, amount, min_age, max_nights) values ('04-01', '10-31', 2, 13, 7);
  insert into public.stay_rules (from_date, until_date, min_nights) values ('2027-02-05', '2027-02-09', 3);
  insert into public.booking_groups (group_name) values ('Primos');
  insert into public.guest_profiles (booking_id, full_name) select id, 'Rita' from public.bookings limit 1;
  insert into public.register_entries (booking_id, person, surname)
    select id, 40, 'Antunes' from public.bookings where status = 'checked_in' limit 1;
  insert into public.siba_files (number, way, guests, state) values (9001, 'file', 1, 'file');
  insert into public.siba_file_guests (file_number, line, arrival, departure)
    values (9001, 1, '2026-11-20', '2026-11-22');
  insert into public.tax_payments (booking_id, amount, method, paid_on)
    select id, 4, 'cash', '2026-11-21' from public.bookings where status = 'checked_in' limit 1;
  insert into public.month_returns (month, kind, handed_on, figures) values ('2020-01-01', 'ine', '2020-02-09', '{}');`;

async function idOf(email: string): Promise<string> {
  const [row] = await backend.database.query('select id from auth.users where email = $1', [email]);
  return String(row?.['id']);
}

const claimsOf = (id: string) =>
  JSON.stringify({
    sub: id,
    role: 'authenticated',
    iat: Math.floor(Date.now() / 1000),
    session_id: '00000000-0000-4000-8000-000000000001',
  });

/** Whether somebody may: the statement is not refused, and touches or gives a row. Rolled back. */
async function may(who: Who, statement: string): Promise<boolean> {
  const given = claims.get(who);
  let isAllowed = false;
  const undone = new Error('undone');
  const work = async (sql: Sql) => {
    const said = given ?? '{"role":"anon"}';
    await sql.query(`select set_config('request.jwt.claims', $1, true)`, [said]);
    const { sub = '' } = Object(JSON.parse(said));
    await sql.query(`select set_config('request.jwt.claim.sub', $1, true)`, [String(sub)]);
    await sql.script(`set local role ${given === undefined ? 'anon' : 'authenticated'}`);
    const rows = await sql.query(statement);
    // An insertion gives no rows back, since whoever may write need not read.
    isAllowed = rows.length > 0 || statement.startsWith('insert');
    throw undone;
  };
  try {
    await backend.database.transaction(work);
  } catch (error) {
    if (error === undone) return isAllowed;
    return !isRefusal(error);
  }
  return isAllowed;
}

/** Not allowed; anything else that fails (a key twice, a check) was past the door. */
function isRefusal(error: unknown): boolean {
  const { code, message } = Object(error);
  if (code === '42501') return true;
  const said = code === 'PGRST' ? Object(JSON.parse(String(message))).code : '';
  return ['42501', 'HS035', 'HS036', 'HS037', 'HS038'].includes(String(said));
}

/** The row of a table that is tried: one that its policies let go. */
const SAMPLE: Record<string, string> = {
  bookings: 'where archived and group_reference is null',
  contact_messages: 'where archived',
  channel_events: `where state = 'conflict' and booking_id is null`,
  booking_payments: 'where not undone',
  tax_payments: 'where not undone',
  register_entries: 'where not is_proposal',
  mails: 'where staff_id is null',
};

/** What a visitor may do to bookings needs a request as a guest sends it. */
const REQUEST = '77777777-7777-4777-8777-777777777777';
const VISITOR_BOOKING: Record<'add' | 'change', string> = {
  add: `insert into public.bookings (room_id, guest_name, guest_email, guest_phone, check_in_date,
          check_out_date, number_of_guests, total_price, status)
        values ('${REQUEST}', 'Rita', 'a@b.pt', '912345678', '2027-03-01', '2027-03-02', 1, 10, 'pending')`,
  change: `with done as (update public.bookings set group_reference = 'GRP27-R0LES777'
             where id = '${REQUEST}' returning 1) select * from done`,
};

const MESSAGE = `insert into public.contact_messages (name, email, subject, message)
  values ('Rita', 'a@b.pt', 'reserva', 'Olá')`;

interface Tried {
  name: string;
  key: string;
  sample: Record<string, unknown>;
  columns: { name: string; role: string; privilege: string }[];
}

async function listTables(): Promise<Tried[]> {
  const tables = await backend.database.query(
    `select c.relname as name,
            (select jsonb_agg(jsonb_build_object('name', a.attname, 'role', r.role, 'privilege', p.privilege)
                      order by a.attnum)
               from pg_attribute a
              cross join (values ('anon'), ('authenticated')) r (role)
              cross join (values ('INSERT'), ('UPDATE')) p (privilege)
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                and has_column_privilege(r.role, c.oid, a.attnum, p.privilege)) as columns,
            (select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
               from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
              where i.indrelid = c.oid and i.indisprimary) as key
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      order by 1`,
  );
  const found: Tried[] = [];
  for (const { name, columns, key } of tables) {
    const [row] = await backend.database.query(
      `select to_jsonb(t) as sample from public.${String(name)} t ${SAMPLE[String(name)] ?? ''} limit 1`,
    );
    found.push({
      name: String(name),
      key: String(key),
      sample: Object(row?.['sample'] ?? null),
      columns: Array.isArray(columns) ? columns : [],
    });
  }
  return found;
}

/** The statements by which a verb is tried; one that is let through is enough. */
function statements(who: Who, verb: Verb, { name, key, sample, columns }: Tried): string[] {
  if (verb === 'read') return [`select 1 from public.${name} limit 1`];
  const role = who === 'Visitor' ? 'anon' : 'authenticated';
  const json = `$json$${JSON.stringify(sample)}$json$::jsonb`;
  const isIt = `(${key}) = (select ${key} from jsonb_populate_record(null::public.${name}, ${json}))`;
  if (verb === 'delete') {
    return [
      `with gone as (delete from public.${name} where ${isIt} returning 1) select * from gone`,
    ];
  }
  const privilege = verb === 'add' ? 'INSERT' : 'UPDATE';
  const mine = columns
    .filter((one) => one.role === role && one.privilege === privilege)
    .map((one) => one.name);
  if (who === 'Visitor' && name === 'bookings') return [VISITOR_BOOKING[verb]];
  if (name === 'contact_messages' && verb === 'add') return [MESSAGE];
  if (verb === 'change') {
    // Of the settings of the house reception changes one alone.
    return (name === 'house_rules' ? mine : mine.slice(0, 1)).map(
      (column) =>
        `with done as (update public.${name} set ${column} = ${typeof sample[column] === 'boolean' ? 'not ' : ''}${column} where ${isIt} returning 1) select * from done`,
    );
  }
  const list = mine.join(', ') || key;
  return [
    `insert into public.${name} (${list})
     select ${list} from jsonb_populate_record(null::public.${name}, ${json})`,
  ];
}

async function rightsOf(who: Who, tried: Tried): Promise<Verb[]> {
  const rights: Verb[] = [];
  for (const verb of VERBS) {
    for (const statement of statements(who, verb, tried)) {
      if (!(await may(who, statement))) continue;
      rights.push(verb);
      break;
    }
  }
  return rights;
}

/** 'read (active), change (the group, once)' as ['read', 'change']. */
const verbsIn = (cell = ''): Verb[] => {
  const words = cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((word) => word.trim());
  return VERBS.filter((verb) => words.includes(verb));
};

describe('tables', () => {
  it('each has its row, and each role just the rights in it (STAFF-02)', async () => {
    const told = tableInDocs(PAGE, 'Rights in');
    const tables = await listTables();
    expect([...told.keys()].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    for (const tried of tables) {
      expect([tried.name, Object.keys(tried.sample).length > 0]).toEqual([tried.name, true]);
      const cells = told.get(tried.name) ?? [];
      for (const [index, who] of COLUMNS.entries()) {
        const rights = await rightsOf(who, tried);
        expect([tried.name, who, rights]).toEqual([tried.name, who, verbsIn(cells[index])]);
      }
      for (const who of ['Removed', 'Unproven'] as const) {
        const strangers = verbsIn(cells[1]);
        const more = (await rightsOf(who, tried)).filter((verb) => !strangers.includes(verb));
        expect([tried.name, who, more]).toEqual([tried.name, who, []]);
      }
    }
  });
});

/** A value of each type that functions ask for. */
const ARGUMENTS: Record<string, string> = {
  uuid: `'55555555-5555-4555-8555-555555555555'`,
  'uuid[]': `'{55555555-5555-4555-8555-555555555555}'`,
  text: `'x'`,
  'text[]': `'{x}'`,
  jsonb: `'[]'`,
  date: `'2026-11-21'`,
  boolean: 'true',
  integer: '1',
  bigint: '1',
  numeric: '1',
  'time without time zone': `'10:00'`,
  'timestamp with time zone': `'2026-11-21T10:00:00Z'`,
};

async function listFunctions(): Promise<{ name: string; call: string; hasKey: boolean }[]> {
  const rows = await backend.database.query(
    `select f.proname as name, has_function_privilege('service_role', f.oid, 'EXECUTE') as "hasKey",
            (select coalesce(jsonb_agg(format_type(t.type, null) order by t.at), '[]')
               from unnest(f.proargtypes) with ordinality t (type, at)) as types
       from pg_proc f
      where f.pronamespace = 'public'::regnamespace and f.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')`,
  );
  return rows.map(({ name, types, hasKey }) => {
    const given = (Array.isArray(types) ? types : []).map((type) => {
      const value = ARGUMENTS[String(type)];
      if (value === undefined) throw new Error(`There is no value of ${String(type)}.`);
      return `${value}::${String(type)}`;
    });
    return {
      name: String(name),
      call: `select 1 as done, public.${String(name)}(${given.join(', ')})`,
      hasKey: hasKey === true,
    };
  });
}

/** What the second factor itself asks, before it is shown. */
const BEFORE_THE_CODE = new Set([
  'begin_second_factor',
  'check_second_factor',
  'finish_second_factor',
  'prove_second_factor',
  'sign_out_everywhere',
]);

describe('functions', () => {
  it('tell whoever was removed, or owes the code, how the account stands (STAFF-01, STAFF-04)', async () => {
    for (const who of ['Removed', 'Unproven'] as const) {
      expect([who, await may(who, 'select public.my_account()')]).toEqual([who, true]);
    }
  });

  it('each has its row, and serves just who stands in it (STAFF-02)', async () => {
    const told = tableInDocs(PAGE, 'May call');
    const functions = await listFunctions();
    expect([...told.keys()].toSorted()).toEqual(functions.map(({ name }) => name).toSorted());
    for (const { name, call, hasKey } of functions) {
      const answers: string[] = [];
      for (const who of COLUMNS) answers.push((await may(who, call)) ? 'yes' : 'no');
      expect([name, ...answers, hasKey ? 'yes' : 'no']).toEqual([
        name,
        ...(told.get(name) ?? []).map((cell) => cell.replace(/ \(.*\)$/, '')),
      ]);
      const isAccount = name === 'my_account';
      // What asks the tables is refused by their policies, though visitors may call it.
      const isOpen = isAccount || answers[0] === 'yes';
      expect([name, isOpen || !(await may('Removed', call))]).toEqual([name, true]);
      const isForCode = BEFORE_THE_CODE.has(name);
      expect([name, isOpen || (await may('Unproven', call))]).toEqual([name, isOpen || isForCode]);
    }
  });
});
