import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack } from '../../supabase/local/stack.ts';
import { migratedCluster } from './kept-clusters';
import { clientFor, outcome, startBackend, type Backend } from './support';

// Everything anon and authenticated may do, written out: a migration that opens anything more fails
// here until somebody adds it to the list and says why.

const OPEN_TABLES = [
  'public.rooms',
  'public.amenity_categories',
  'public.amenities',
  'public.room_amenities',
  'public.room_availability',
  'public.room_translations',
  'public.amenity_translations',
  'public.amenity_category_translations',
  'public.stay_rules',
  'public.tourist_tax',
];
const STAFF_TABLES = [
  ...OPEN_TABLES,
  'public.bookings',
  'public.booking_groups',
  'public.guest_profiles',
  'public.contact_messages',
];

/** By table and privilege the columns, or '*' for the whole table. */
const TABLE_PRIVILEGES: Record<string, Record<string, Record<string, string>>> = {
  anon: {
    ...Object.fromEntries(OPEN_TABLES.map((table) => [table, { SELECT: '*' }])),
    'public.bookings': {
      SELECT: 'booking_number, check_in_date, check_out_date, id, room_id, status',
      INSERT:
        'access_key, check_in_date, check_out_date, guest_email, guest_name, guest_phone, language, ' +
        'message, number_of_guests, room_id, status, total_price',
      UPDATE: 'group_reference',
    },
    'public.contact_messages': { INSERT: 'email, message, name, phone, subject' },
    'public.house_rules': { SELECT: '*' },
  },
  authenticated: {
    ...Object.fromEntries(
      STAFF_TABLES.map((table) => [
        table,
        { SELECT: '*', INSERT: '*', UPDATE: '*', DELETE: 'whole rows' },
      ]),
    ),
    // Always one row.
    'public.house_rules': {
      SELECT: '*',
      UPDATE:
        'answer_within_minutes, check_in_from, free_cancellation_hours, hold_for_minutes, ' +
        'price_rule, requests_paused',
    },
    // Only the worker writes what it last reported of the mail server.
    'public.mail_settings': { SELECT: '*', UPDATE: 'account_holder, house_email, iban, off' },
    'public.mail_texts': { SELECT: '*', INSERT: '*', UPDATE: '*', DELETE: 'whole rows' },
    // Staff read it; only the database queues mails, and workers use its functions.
    'public.mails': { SELECT: '*' },
    // Only the database writes how a sync went, and the key of our own calendar.
    'public.channel_feeds': {
      SELECT: '*',
      INSERT: 'blocks_are_stays, channel, is_active, room_id, url',
      UPDATE: 'blocks_are_stays, drop_accepted, is_active, url',
      DELETE: 'whole rows',
    },
    // Staff read it, and set conflicts aside where its policy lets them.
    'public.channel_events': { SELECT: '*', UPDATE: 'state' },
    // Staff read it; only the database writes it.
    'public.booking_events': { SELECT: '*' },
    'public.rate_events': { SELECT: '*' },
    // Staff enter and undo payments; the database writes who did it and when.
    'public.booking_payments': {
      SELECT: '*',
      INSERT: 'amount, booking_id, due_before, id, method, note, paid_on',
      UPDATE: 'undone',
    },
    // The most sensitive data: staff alone, and the owner settles what is asked.
    'public.register_entries': {
      SELECT: '*',
      INSERT:
        'age, birth_date, birth_place, booking_id, doc_country, doc_number, doc_type, given_names, ' +
        'nationality, person, residence_country, residence_place, surname, tax_reason',
      UPDATE:
        'age, birth_date, birth_place, doc_country, doc_number, doc_type, given_names, nationality, ' +
        'residence_country, residence_place, settled_at, surname, tax_reason',
      DELETE: 'whole rows',
    },
    // What the service is, its functions say.
    'public.payment_settings': {
      SELECT: '*',
      UPDATE: 'bills_from, breakfast_value, breakfast_vat, hours, rule, share',
    },
    'public.register_settings': {
      SELECT: '*',
      UPDATE:
        'asks_guests, contact_email, contact_name, establishment, name, phone, postcode, reports_from, ' +
        'short_name, street, tax_number, town',
    },
    // Only functions make files and say what became of them.
    'public.siba_files': { SELECT: '*' },
    'public.siba_file_guests': { SELECT: '*' },
    'public.month_returns': { SELECT: '*' },
    'public.tax_payments': {
      SELECT: '*',
      INSERT: 'amount, booking_id, due_before, id, method, paid_on',
      UPDATE: 'undone',
    },
    // Staff write notes for the next shift; the database writes who and when.
    'public.shift_notes': {
      SELECT: '*',
      INSERT: 'id, text',
      UPDATE: 'done',
      DELETE: 'whole rows',
    },
  },
};

// Functions that CHECK constraints call with the writer's rights; they only look at their
// arguments.
const ASKED_BY_CONSTRAINTS = [
  'private.are_image_urls(text[])',
  'private.are_picture_texts(jsonb)',
  'private.are_short_texts(text[],integer,integer)',
  'private.is_email(text)',
  'private.is_phone(text)',
  'private.is_tax_number(text)',
  'private.is_web_url(text)',
];

// The same for the register, where staff alone write.
const ASKED_BY_REGISTER = [
  'private.is_siba_country(text)',
  'private.register_missing(text,text,date,text,text,text,text,text)',
];

// Functions that a generated column and the index of guests' names call with the writer's rights; pure, as those above.
const ASKED_BY_INDEXES = [
  'private.fold(text)',
  'private.guest_words(text,text,text)',
  'private.words_of(text)',
];

// The same for the indexes of payments that were undone, which staff alone undo.
const ASKED_BY_PAYMENTS = ['private.credit_line(uuid,timestamp with time zone)'];

// The default of bookings.access_key, called with the writer's rights; it returns random text only.
const ASKED_BY_DEFAULTS = ['private.new_access_key()'];

// The functions for guests: each needs the key of a request, a code from a mail, or an address
// together with the key of a request that is still to be sent.
const DOORS_OF_GUESTS = [
  'approve_request(text)',
  // Of staff who forgot a password: it answers every address alike.
  'ask_recovery(text)',
  'guest_arrival(text,time without time zone,text)',
  'guest_cancel(text,text)',
  'guest_confirm(text,text)',
  'guest_invoice(text,text,text)',
  'guest_page(text)',
  'guest_register(text,text,integer,jsonb,boolean)',
  'request_approval(text,text,text)',
].flatMap((name) => [`public.${name}`, `private.${name}`]);

// Readable by every visitor, with the caller's own rights on the tables; it asks for the lowest prices
// of free nights, which everybody can read one by one.
const ANSWERS_FOR_GUESTS = ['private.cheapest_nights()', 'public.house_rates(date)'];

/**
 * All functions that may be called, without those of extensions. By rpc, visitors can call only
 * these and the functions for guests.
 */
const FUNCTIONS: Record<string, string[]> = {
  anon: [
    ...ASKED_BY_CONSTRAINTS,
    ...ASKED_BY_INDEXES,
    ...ASKED_BY_DEFAULTS,
    ...DOORS_OF_GUESTS,
    ...ANSWERS_FOR_GUESTS,
    // The policy on bookings asks it: a day, the same for everybody.
    'private.public_window_start()',
  ],
  authenticated: [
    ...ASKED_BY_CONSTRAINTS,
    ...ASKED_BY_REGISTER,
    ...ASKED_BY_PAYMENTS,
    ...ASKED_BY_INDEXES,
    ...ASKED_BY_DEFAULTS,
    ...DOORS_OF_GUESTS,
    ...ANSWERS_FOR_GUESTS,
    // The policies call them: is the caller staff, an owner, is the whole group archived.
    'private.is_staff()',
    'private.is_owner()',
    'private.is_group_archived(text)',
    // The policy of a hosted project's bucket calls them: is this a name, and is there room for one more.
    'private.is_picture_name(text)',
    'private.has_place_for_picture()',
    'private.may_add_pictures()',
    // The panel's rpc: whether the caller is staff, and nothing else.
    'public.am_i_staff()',
    // The panel calls these by rpc, and their bodies the others; they refuse whoever is not staff.
    'public.export_guest_data(text,uuid)',
    'private.guest_data(text,uuid)',
    'public.erase_guest_data(text,uuid)',
    'private.erase_guest(text,uuid)',
    ...[
      // Roles of their own, and the own account: tests/database/roles.test.ts.
      'begin_second_factor()',
      'change_staff_role(uuid,text)',
      'check_second_factor(text)',
      'copy_invitation(uuid)',
      'end_second_factor(text)',
      'finish_second_factor()',
      'invite_staff(text,text,text)',
      'my_account()',
      'my_activity()',
      'prove_second_factor(text)',
      'remove_staff(uuid)',
      'renew_invitation(uuid)',
      'renew_recovery_codes(text)',
      'require_second_factor(date)',
      'reset_second_factor(uuid)',
      'sign_out_everywhere()',
      'team()',
      'accept_register(uuid,boolean)',
      'approve_key(text,text)',
      'believe_day(date)',
      'document_seen(text,text,uuid,integer)',
      'hand_in_month(date,text,date)',
      'make_siba_file(uuid[],text,boolean)',
      'month_sheet(date)',
      'settle_departure(uuid)',
      'settle_siba_file(integer,text)',
      'siba_overview()',
      'ask_deposit(uuid,boolean,text,numeric,timestamp with time zone,text,boolean,boolean)',
      'ask_refund(uuid,numeric,uuid)',
      'deposit_sheet(uuid,boolean)',
      'deposits_overview()',
      'keep_deposit(uuid)',
      'move_deposit_deadline(uuid,timestamp with time zone)',
      'restore_deposit(uuid,boolean)',
      'settle_loose_money(bigint)',
      'withdraw_deposit(uuid)',
      'sign_siba_file(integer,text)',
      'stay_register(uuid)',
      'bill_sheet(date)',
      'set_bill_number(uuid,text)',
      'set_invoice(uuid,boolean,text,text)',
      'change_stays(jsonb)',
      'day_sheet(date)',
      'find_guests(text)',
      'place_stay(uuid,uuid)',
      'preview_mail(uuid)',
      'receive_group_payment(uuid,text,numeric,text,date,text)',
      'renew_access_key(uuid)',
      'renew_channel_keys(uuid)',
      'report(date,date)',
      'report_map(date,date)',
      'rooms_today()',
      'set_room_states(jsonb)',
      'close_room(uuid,date,text)',
      'open_room(uuid)',
      'set_linen_every(integer)',
      'same_stay(uuid,uuid)',
      'set_staff_name(text)',
      'undo_group_payment(uuid)',
      'whats_new(text)',
    ].flatMap((name) => [`public.${name}`, `private.${name}`]),
    'public.revenue()',
    'public.send_mail_again(uuid)',
    'private.send_again(uuid)',
    'public.send_test_mail(text,text)',
    'private.send_test(text,text)',
  ],
};

/** Policies as "name: command to roles". */
const POLICIES = [
  ...[
    'amenities',
    'amenity_categories',
    'room_amenities',
    'amenity_translations',
    'amenity_category_translations',
    'tourist_tax',
  ].flatMap((table) => [`${table}_read: SELECT to anon, authenticated`, ...staffWrites(table)]),
  ...['rooms', 'room_availability', 'room_translations', 'stay_rules'].flatMap((table) => [
    `${table}_public_read: SELECT to anon`,
    `${table}_read: SELECT to authenticated`,
    ...staffWrites(table),
  ]),
  'bookings_public_read: SELECT to anon',
  'bookings_public_insert: INSERT to anon',
  'bookings_public_group: UPDATE to anon',
  'bookings_read: SELECT to authenticated',
  ...staffWrites('bookings'),
  'shift_notes_read: SELECT to authenticated',
  ...staffWrites('shift_notes'),
  'booking_groups_staff: ALL to authenticated',
  'booking_events_read: SELECT to authenticated',
  'rate_events_read: SELECT to authenticated',
  'booking_payments_read: SELECT to authenticated',
  'booking_payments_insert: INSERT to authenticated',
  'booking_payments_undo: UPDATE to authenticated',
  'payment_settings_read: SELECT to authenticated',
  'payment_settings_update: UPDATE to authenticated',
  'register_settings_read: SELECT to authenticated',
  'register_settings_update: UPDATE to authenticated',
  'register_entries_staff: ALL to authenticated',
  'siba_files_read: SELECT to authenticated',
  'siba_file_guests_read: SELECT to authenticated',
  'month_returns_read: SELECT to authenticated',
  'tax_payments_read: SELECT to authenticated',
  'tax_payments_insert: INSERT to authenticated',
  'tax_payments_undo: UPDATE to authenticated',
  'channel_events_read: SELECT to authenticated',
  'channel_events_update: UPDATE to authenticated',
  'channel_feeds_staff: ALL to authenticated',
  'guest_profiles_staff: ALL to authenticated',
  'mail_settings_read: SELECT to authenticated',
  'mail_settings_update: UPDATE to authenticated',
  'mail_texts_staff: ALL to authenticated',
  'mails_read: SELECT to authenticated',
  'house_rules_read: SELECT to anon, authenticated',
  'house_rules_update: UPDATE to authenticated',
  'contact_messages_insert: INSERT to anon, authenticated',
  'contact_messages_read: SELECT to authenticated',
  'contact_messages_update: UPDATE to authenticated',
  'contact_messages_delete: DELETE to authenticated',
];

function staffWrites(table: string): string[] {
  return ['INSERT', 'UPDATE', 'DELETE'].map(
    (command) => `${table}_${command.toLowerCase()}: ${command} to authenticated`,
  );
}

const NOBODY = '55555555-5555-4555-8555-555555555555';

/** No function of that name and those arguments: the second where PostgREST asks the database itself. */
const NOT_THERE = /^404 (?:PGRST202|42883)$/;

/** Sets of arguments: each function of the API takes one of them. */
const ARGUMENTS = [
  { rehearsal: true },
  undefined,
  { email: 'rita@correio.example' },
  { requests: [], address: '' },
  { changes: [] },
  {
    booking: NOBODY,
    updated_at: '2026-11-21T10:00:00Z',
    day: '2026-11-21',
    room: NOBODY,
    first_price: 1,
    second_price: 1,
  },
  { words: 'rita' },
  { name: 'Marta' },
  { day: '2026-11-21' },
  { from_day: '2026-01-01', until_day: '2026-11-01' },
  { key: 'x', email: 'rita@correio.example' },
  { name: 'Rita', email: 'rita@correio.example', role: 'owner' },
  { id: NOBODY, role: 'owner' },
  { code: '123456' },
  { link: 'x' },
  { mail: NOBODY },
  { booking: NOBODY },
  { booking: NOBODY, whole: true, name: 'Rita', tax_number: '' },
  { line: NOBODY, number: 'FR 1' },
  { kind: 'received', language: 'pt' },
  { id: NOBODY },
  { id: NOBODY, reference: 'GRP26-ABCDEFG1', amount: 1, method: 'cash', paid_on: '2026-11-21' },
  { id: NOBODY, token: NOBODY },
  { id: NOBODY, token: NOBODY, result: 'sent' },
  { error: 'x' },
  { feed: NOBODY },
  { feed: NOBODY, version: 0, plan: {} },
  { feed: NOBODY, error: 'x' },
  { key: 'x' },
  { event: NOBODY, booking: NOBODY },
  { event: NOBODY, room: NOBODY },
  { room: NOBODY },
  { room: NOBODY, until: '2026-11-21', reason: 'Duche' },
  { nights: 3 },
  { taps: [] },
  { number: 1 },
  { key: 'x', booking: 'R26-AAAAAA', person: 1, entry: {} },
  { proposal: NOBODY },
  { number: 'X1', country: 'BRA', booking: NOBODY, person: 1 },
  {
    booking: NOBODY,
    whole: false,
    basis: 'other',
    amount: 1,
    until: '2026-11-21T10:00:00Z',
    language: 'pt',
    by_mail: false,
  },
  { request: NOBODY },
  { request: NOBODY, until: '2026-11-21T10:00:00Z' },
  { request: NOBODY, ask: true },
  { session: NOBODY, amount: 1, id: NOBODY },
  { session: NOBODY, provider: 'x', provider_session: 'x', url: 'x' },
  { id: NOBODY, provider_refund: 'x' },
  { event: {} },
  { month: '2026-10-01' },
  { month: '2026-10-01', kind: 'ine' },
  { entries: [NOBODY], way: 'file' },
  { entry: NOBODY },
  { number: 1, outcome: 'delivered' },
  { number: 1, sha256: 'x' },
  { number: 1, token: NOBODY, sha256: 'x' },
  { number: 1, token: NOBODY, result: 'accepted' },
  { service: 'real' },
];

// Schemas of ours and of the platform; not the engine's own.
const OUR_SCHEMAS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});

async function list(sql: string, params: string[] = []): Promise<string[]> {
  const rows = await backend.database.query(sql, params);
  return rows.map(({ entry }) => String(entry)).toSorted();
}

async function tablePrivileges(role: string): Promise<Record<string, Record<string, string>>> {
  const rows = await backend.database.query(
    `select n.nspname || '.' || c.relname as name, p.privilege,
            case when count(*) filter (where not open.yes) = 0 then '*'
                 else string_agg(a.attname, ', ' order by a.attname collate "C")
                        filter (where open.yes) end as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and ${OUR_SCHEMAS}
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join (values ('SELECT'), ('INSERT'), ('UPDATE'), ('REFERENCES')) p (privilege)
      cross join lateral (select has_column_privilege($1, c.oid, a.attnum, p.privilege) as yes) open
      where c.relkind in ('r', 'v', 'm', 'p', 'f')
      group by 1, 2
     having bool_or(open.yes)
     union all
     select n.nspname || '.' || c.relname, p.privilege, 'whole rows'
       from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${OUR_SCHEMAS}
      cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER')) p (privilege)
      where c.relkind in ('r', 'v', 'm', 'p', 'f') and has_table_privilege($1, c.oid, p.privilege)`,
    [role],
  );
  const found: Record<string, Record<string, string>> = {};
  for (const { name, privilege, columns } of rows) {
    found[String(name)] = { ...found[String(name)], [String(privilege)]: String(columns) };
  }
  return found;
}

describe.each(['anon', 'authenticated'])('%s', (role) => {
  it('#1–11 reads and writes the tables and columns of the list, and no others (OPEN-01, OPEN-10)', async () => {
    expect(await tablePrivileges(role)).toEqual(TABLE_PRIVILEGES[role]);
  });

  it('#12–14 executes the functions of the list, and no others', async () => {
    const executable = await list(
      `select n.nspname || '.' || f.proname || '('
              || replace(pg_get_function_identity_arguments(f.oid), ', ', ',') || ')' as entry
         from pg_proc f join pg_namespace n on n.oid = f.pronamespace and ${OUR_SCHEMAS}
        where has_function_privilege($1, f.oid, 'EXECUTE')
          and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
          -- The platform's own: who is asking, by their token.
          and n.nspname <> 'auth'`,
      [role],
    );
    const names = executable.map((entry) => entry.replaceAll(/(?<=[(,])\w+ (?=\w)/g, ''));
    expect(names).toEqual([...(FUNCTIONS[role] ?? [])].toSorted());
  });

  it('uses the schema public, cannot create in any, and reads no sequence', async () => {
    const ours = await list(
      `select n.nspname as entry from pg_namespace n
        where has_schema_privilege($1, n.oid, 'USAGE') and ${OUR_SCHEMAS}
          -- The platform opens these two; on the embedded one they are closed.
          and n.nspname not in ('auth', 'extensions')`,
      [role],
    );
    expect(ours).toEqual(['public']);
    const creatable = `select n.nspname as entry from pg_namespace n where has_schema_privilege($1, n.oid, 'CREATE')`;
    expect(await list(creatable, [role])).toEqual([]);
    const sequences = `select c.relname as entry from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and ${OUR_SCHEMAS}
       where case when c.relkind = 'S' then has_sequence_privilege($1, c.oid, 'USAGE, SELECT, UPDATE') end`;
    expect(await list(sequences, [role])).toEqual([]);
  });

  it('is no superuser, passes no policy, makes no role, and is a member of none', async () => {
    const [attributes] = await backend.database.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
              (select count(*)::integer from pg_auth_members m where m.member = r.oid) as memberships
         from pg_roles r where rolname = $1`,
      [role],
    );
    expect(attributes).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      memberships: 0,
    });
  });
});

// The server of `npm run test:postgres` opens each new table to all three, as hosted projects do.
it.each(['anon', 'authenticated', 'service_role'])(
  '%s gets nothing on what a later migration makes',
  async (role) => {
    const seen: unknown[] = [];
    const undone = backend.database.transaction(async (sql) => {
      await sql.script(`
        create table public.later (id bigint generated always as identity);
        create view public.later_view as select * from public.bookings;
        create function public.later_function() returns integer language sql as 'select 1';
        create table private.later (id integer);`);
      const [row] = await sql.query(
        `select has_any_column_privilege($1, 'public.later', 'SELECT, INSERT, UPDATE') as "table",
                has_any_column_privilege($1, 'public.later_view', 'SELECT, INSERT, UPDATE') as "view",
                has_function_privilege($1, 'public.later_function()', 'EXECUTE') as "function",
                has_any_column_privilege($1, 'private.later', 'SELECT, INSERT, UPDATE') as "private"`,
        [role],
      );
      seen.push(row);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(seen).toEqual([{ table: false, view: false, function: false, private: false }]);
  },
);

describe('the schema', () => {
  it('has row level security on every table, and the policies of the list', async () => {
    const unprotected = await list(
      `select c.relname as entry from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind <> 'i'
          and not (c.relkind = 'r' and c.relrowsecurity)`,
    );
    expect(unprotected).toEqual([]);
    const policies = await list(
      `select policyname || ': ' || cmd || ' to ' || array_to_string(roles, ', ') as entry
         from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'`,
    );
    expect(policies).toEqual(POLICIES.toSorted());
  });

  it('#127–128 is closed after every kind of request, and after a second opener’s', async () => {
    const problems = () => list('select private.privilege_problems() as entry');
    expect(await problems()).toEqual([]);
    for (const door of [backend.visitor, backend.stray, backend.staff, backend.house]) {
      expect(outcome(await door.from('rooms').select('id'))).toBe('200');
    }
    expect(await problems()).toEqual([]);
    // The embedded database allows only one opener (tests/embedded), so there this is a second
    // house.
    const { databaseUrl } = backend;
    const dump = databaseUrl === undefined ? await migratedCluster() : undefined;
    const second = await startStack({ demo: false, databaseUrl, dump });
    expect(outcome(await clientFor(second).from('rooms').select('id'))).toBe('200');
    await second.stop();
    expect(await problems()).toEqual([]);
  });

  it('lets no function of ours be led astray by another search_path', async () => {
    const astray = await list(
      `select f.oid::regprocedure::text as entry from pg_proc f
        where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
          and 'search_path=""' <> all (coalesce(f.proconfig, '{}'))`,
    );
    expect(astray).toEqual([]);
  });

  it('#12–14 serves visitors none of its functions but the doors of guests, nor the engine’s', async () => {
    const all = await list(
      `select proname as entry from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    const ours = all.filter(
      (name) =>
        ![...DOORS_OF_GUESTS, ...ANSWERS_FOR_GUESTS].some((door) =>
          door.startsWith(`public.${name}(`),
        ),
    );
    expect(ours.length).toBeGreaterThan(0);
    for (const name of ours) {
      const answers = await Promise.all(
        ARGUMENTS.map((given) => backend.attacker.rpc(name, given)),
      );
      // Each is there under one set of arguments, and closed.
      const closed = answers.map(outcome).filter((answer) => !NOT_THERE.test(answer));
      expect([name, ...closed]).toEqual([name, '401 42501']);
    }
    for (const name of ['version', 'pg_sleep', 'set_config', 'pg_read_file', 'query_to_xml']) {
      expect(outcome(await backend.attacker.rpc(name))).toMatch(NOT_THERE);
    }
  });
});
