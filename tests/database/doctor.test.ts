import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkDatabase } from '../../tools/operations/doctor/database-checks.ts';
import { describeSections, type Finding } from '../../tools/operations/doctor/finding.ts';
import { makeReference, type Reference } from '../../tools/operations/doctor/reference.ts';
import { checkVisitor } from '../../tools/operations/doctor/visitor-checks.ts';
import type { Database } from '../../supabase/local/engine.ts';
import { migratedCluster } from './kept-clusters';
import { addBooking, addMessage, addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// npm run doctor finds what differs from the migrations, and what a hostel cannot work without.

const NEVER_CALLED =
  'attention mails: the function send-mail was never called, so that mails wait to be copied by hand';

/** Of the first migration, and as long as no house is installed the only one. */
const VERSION = readdirSync('supabase/migrations').toSorted()[0]?.slice(0, 14) ?? '';

let backend: Backend;
let reference: Reference;

beforeAll(async () => {
  reference = await makeReference(await migratedCluster());
  backend = await startBackend();
  await backend.database.query(`update private.staff set display_name = 'Helena'`);
  await backend.database.query(
    'delete from auth.users u where not exists (select from private.staff s where s.user_id = u.id)',
  );
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  const room = await addRoom(backend);
  await addBooking(backend, { room_id: room.id, group_reference: 'GRP26-ABCD1234' });
  await addMessage(backend);
});

/** What the doctor finds with a fault in the database, which is taken back afterwards. */
async function findingsWith(fault: string): Promise<Finding[]> {
  const takeBack = new Error('take back');
  let findings: Finding[] = [];
  const visit = backend.database.transaction(async (sql) => {
    await sql.script(fault);
    const inside: Database = { ...sql, transaction: async (work) => work(sql) };
    findings = await checkDatabase(inside, { reference, isEmbedded: false });
    throw takeBack;
  });
  await expect(visit).rejects.toBe(takeBack);
  return findings;
}

const notOk = (findings: Finding[]) =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, what }) => `${level} ${what}`);

/** The only account of the test house. */
const NO_FACTOR = 'attention staff: without a second factor: Helena';

describe('a database', () => {
  it('that is as it should be has nothing but a missing schedule, which is named', async () => {
    const findings = await checkDatabase(backend.database, { reference, isEmbedded: false });
    expect(notOk(findings)).toEqual([
      NO_FACTOR,
      'attention daily work: pg_cron is not enabled',
      NEVER_CALLED,
    ]);
    const embedded = await checkDatabase(backend.database, { reference, isEmbedded: true });
    expect(notOk(embedded)).toEqual([]);
  });

  it.each([
    [
      'alter table public.bookings disable row level security',
      'broken rules: row level security of public.bookings is not as in the migrations',
    ],
    [
      'drop trigger bookings_10_before_insert on public.bookings',
      'broken rules: trigger bookings_10_before_insert on public.bookings is missing',
    ],
    [
      'alter table public.contact_messages disable trigger contact_messages_before_insert',
      'broken rules: trigger contact_messages_before_insert on public.contact_messages is not as in the migrations',
    ],
    [
      'alter table public.bookings drop constraint bookings_no_overlap',
      'broken rules: constraint bookings_no_overlap on public.bookings is missing',
    ],
    [
      'drop policy bookings_delete on public.bookings',
      'broken rules: policy bookings_delete on public.bookings is missing',
    ],
    [
      "create or replace function private.is_staff() returns boolean language sql stable security definer set search_path = '' as $$ select true $$",
      'broken rules: function private.is_staff() is not as in the migrations',
    ],
    [
      'alter table public.bookings drop column admin_notes',
      'broken rules: column public.bookings.admin_notes is missing',
    ],
    [
      'drop index public.bookings_check_in_idx',
      'broken rules: index public.bookings_check_in_idx is missing',
    ],
    [
      'revoke select on public.bookings from authenticated',
      'broken rules: access of authenticated to public.bookings is not as in the migrations',
    ],
    [
      'grant select (guest_email) on public.bookings to anon',
      'broken privileges: 1 open: anon can SELECT bookings.guest_email',
    ],
    [
      'create table public.extra (id integer)',
      'attention rules: column public.extra.id is not from the migrations',
    ],
    [
      `update private.staff set role = 'reception'`,
      'broken staff: no owner: nobody can look after the team, and without anybody no one can read or answer a request',
    ],
    [
      `insert into auth.users (id, email) values (gen_random_uuid(), 'estranho@hostel.example')`,
      'attention staff: 1 accounts that are not staff (they see nothing of the panel)',
    ],
    ['update public.rooms set is_active = false', 'attention rooms: none on offer'],
    ['delete from private.settings', 'broken settings: their row is gone'],
    [
      'update private.settings set contact_global_hour = 0',
      'broken settings: contact_global_hour is 0: nobody gets through',
    ],
    [
      'update private.settings set booking_rows_global_hour = 90000',
      'attention settings: changed: booking_rows_global_hour = 90000 (delivered: 300)',
    ],
    [
      `insert into private.submissions (kind, email_hash) values ('booking', gen_random_uuid());
       update private.submissions set created_at = now() - interval '3 days'`,
      'attention daily work: overdue: 1 hashes older than the promised two days, 0 bookings to archive',
    ],
    [
      `insert into private.submissions (kind, email_hash) values ('booking', gen_random_uuid())`,
      'attention callers: the platform passes no address of visitors (0 of 1 lately): the limits by address count nothing',
    ],
    [
      `insert into public.bookings (room_id, guest_name, guest_email, check_in_date, check_out_date, total_price, status)
       select id, 'Rita', 'rita@correio.example', private.today() - 60, private.today() - 58, 1, 'completed' from public.rooms`,
      'attention daily work: overdue: 0 hashes older than the promised two days, 1 bookings to archive',
    ],
    [
      'drop table supabase_migrations.schema_migrations',
      'broken migrations: none was ever applied',
    ],
    [
      `delete from supabase_migrations.schema_migrations`,
      `broken migrations: not applied yet: ${VERSION}`,
    ],
    [
      `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')`,
      'broken migrations: the database has some that are not in supabase/migrations: 20990101000000',
    ],
  ])('is seen through after: %s', async (fault, finding) => {
    expect(notOk(await findingsWith(fault))).toContain(finding);
  });

  it('that hears of one address at least hears of addresses', async () => {
    const findings = await findingsWith(
      `insert into private.submissions (kind, email_hash, ip_hash)
       values ('booking', gen_random_uuid(), gen_random_uuid()), ('contact', gen_random_uuid(), null)`,
    );
    expect(findings.map(({ what }) => what)).toContain(
      'callers: the address arrives (1 of 2 lately)',
    );
    expect(notOk(findings)).toEqual([
      NO_FACTOR,
      'attention daily work: pg_cron is not enabled',
      NEVER_CALLED,
    ]);
  });

  it('in which a room is taken twice is broken', async () => {
    const findings = await findingsWith(`
      alter table public.bookings drop constraint bookings_no_overlap;
      alter table public.bookings disable trigger user;
      insert into public.bookings (booking_number, room_id, guest_name, guest_email, check_in_date, check_out_date, total_price)
      select 'R26-DOUBLE', room_id, 'Abel', 'abel@correio.example', check_in_date, check_out_date, 1 from public.bookings;
      alter table public.bookings enable trigger user;
    `);
    expect(notOk(findings)).toContain(
      'broken bookings: 1 pairs hold the same room on the same night',
    );
  });

  it('has no name, address or number of a guest in its report', async () => {
    const findings = await findingsWith('update private.settings set contact_global_hour = 0');
    const report = describeSections([{ title: 'Database', findings }]);
    expect(report).toContain('BROKEN');
    expect(report).not.toMatch(/rita|antunes|correio|910|rececao|GRP26/i);
  });
});

describe('the schedule', () => {
  const TABLES = `
    create schema cron;
    create table cron.job (jobid bigint, jobname text, active boolean);
    create table cron.job_run_details (jobid bigint, status text, start_time timestamptz);`;
  const job = (active: boolean) =>
    `${TABLES} insert into cron.job values (7, 'hostel-auto-archive', ${active});`;
  const run = (status: string, hoursAgo: number) =>
    `insert into cron.job_run_details values (7, '${status}', now() - interval '${hoursAgo} hours');`;

  it.each([
    ['no job', TABLES, ['broken daily work: pg_cron has no job hostel-auto-archive']],
    [
      'a job switched off',
      job(false),
      ['broken daily work: the job hostel-auto-archive is switched off'],
    ],
    [
      'a job that failed last night',
      job(true) + run('succeeded', 30) + run('failed', 6),
      ['broken daily work: scheduled, but its last run failed'],
    ],
    ['a job that runs', job(true) + run('failed', 30) + run('succeeded', 6), []],
    ['a job not due yet', job(true), []],
  ])('with %s', async (_, fault, expected) => {
    const found = notOk(await findingsWith(fault));
    expect(found.filter((finding) => finding.includes('daily work'))).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['no job of every minute', TABLES, ['hostel-sweep and hostel-mail']],
    [
      'a mail server that refuses the login',
      `update public.mail_settings set smtp_seen_at = now(), smtp_error = 'Invalid login: 535';`,
      ['broken mails: Invalid login: 535'],
    ],
    [
      'a function without a mail server',
      `update public.mail_settings set smtp_seen_at = now(), smtp_error = 'no-server';`,
      ['broken mails: SMTP_URL is not set'],
    ],
    [
      'a function that is heard of no more',
      `update public.mail_settings set smtp_seen_at = now() - interval '1 hour';`,
      ['broken mails: the function send-mail has not been heard of for half an hour'],
    ],
    [
      'mails that stand still',
      `update public.mail_settings set smtp_seen_at = now();
       insert into public.mails (event_key, kind, recipient, state)
       values ('a', 'verify', 'a@x.pt', 'uncertain'), ('b', 'verify', 'b@x.pt', 'held');`,
      ['attention mails: 2 of this week held, given up or cut off; 0 due for half an hour'],
    ],
    ['mails that go out', `update public.mail_settings set smtp_seen_at = now();`, []],
  ])('with %s (MAIL-03)', async (_, fault, expected) => {
    const found = notOk(await findingsWith(fault)).filter(
      (finding) => finding.includes(' mails: ') && finding !== NEVER_CALLED,
    );
    expect(found).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  const REPORTS = `update public.register_settings set reports_from = '2026-11-01', tax_number = '500000000',
    name = 'x', short_name = 'x', street = 'x', town = 'x', postcode = '8500-000', phone = '282000013',
    contact_name = 'x'`;
  it.each<[string, string, string[]]>([
    ['a house that reports nothing', '', []],
    [
      'a house that reports and has no key',
      `${REPORTS};`,
      ['attention bulletins: settled, but the function send-siba has no key'],
    ],
    ['a key', `${REPORTS}, service = 'real';`, []],
    [
      'a key of the service for trying',
      `${REPORTS}, service = 'rehearsal';`,
      ['attention bulletins: send-siba only rehearses'],
    ],
    [
      'no postcode',
      `${REPORTS}, service = 'real'; update public.register_settings set postcode = null;`,
      ['broken bulletins: what the authority knows the house by is not complete'],
    ],
    [
      'a file that was cut off',
      `${REPORTS}, service = 'real';
       insert into public.siba_files (number, way, guests, state) values (1, 'service', 1, 'uncertain');`,
      ['attention bulletins: uncertain files: 1'],
    ],
  ])('with %s (REG-04)', async (_, fault, expected) => {
    const found = notOk(await findingsWith(fault)).filter((finding) =>
      finding.includes(' bulletins: '),
    );
    expect(found).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  it.each<[string, string, string[]]>([
    ['a house that takes no payments online', '', []],
    [
      'deposits and no key',
      `update public.payment_settings set rule = 'first_night';`,
      ['attention payments: deposits are asked for, but the functions have no key'],
    ],
    ['a key', `update public.payment_settings set rule = 'share', service = 'real';`, []],
    [
      'a method that the account has not got',
      `select public.report_payment_service('real', '{card,multibanco}', '{multibanco}');`,
      ['attention payments: the account has not got multibanco, guests pay without'],
    ],
    [
      'a key of a test account',
      `update public.payment_settings set service = 'rehearsal';`,
      ['attention payments: the key is that of a test account, nobody truly pays'],
    ],
    [
      'money that belongs to nothing',
      `select private.take_payment_event('{"provider": "stripe", "id": "evt_1", "type": "x", "at": 1,
         "kind": "paid", "cents": 100, "currency": "eur"}');`,
      ['attention payments: money that waits for a decision: 1'],
    ],
  ])('with %s (DEPOSIT-02)', async (_, fault, expected) => {
    const found = notOk(await findingsWith(fault)).filter((finding) =>
      finding.includes(' payments: '),
    );
    expect(found).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  const FEED = `insert into public.channel_feeds (room_id, channel, url, tried_at, failing_since)
    select id, 'airbnb', 'https://cal.example/a.ics', now()`;
  it.each<[string, string, string[]]>([
    ['no calendar and no job', TABLES, []],
    [
      'a calendar and no job',
      `${TABLES} ${FEED}, null from public.rooms;`,
      ['broken channels: pg_cron has no active job hostel-channels'],
    ],
    [
      'a calendar that fails',
      `${FEED}, now() - interval '6 hours' from public.rooms;`,
      ['attention channels: 1 of 1 calendars fail for six hours'],
    ],
    [
      'a calendar that nobody reads',
      `${FEED} - interval '61 minutes', null from public.rooms;
       update public.channel_feeds set created_at = tried_at;`,
      ['broken channels: 1 of 1 calendars were not read for an hour'],
    ],
    ['a calendar that was just read', `${FEED}, null from public.rooms;`, []],
  ])('with %s (CHAN-02)', async (_, fault, expected) => {
    const found = notOk(await findingsWith(fault));
    expect(found.filter((finding) => finding.includes(' channels: '))).toEqual(expected);
  });
});

describe('publishing', () => {
  const asked = (columns: string) =>
    `insert into private.publication default values on conflict do nothing;
     update private.publication set asked_at = now(), ${columns};`;
  it.each<[string, string, string[]]>([
    [
      'a change that nobody publishes by itself',
      `${asked('waiting_since = now()')} update private.publication set asked_at = null,
         waiting_since = now() - interval '2 days';`,
      [],
    ],
    ['a host that was asked', asked('waiting_since = null'), []],
    [
      'a host that refuses',
      asked(`last_error = 'the host answered 404'`),
      ['broken publishing: the host answered 404'],
    ],
    [
      'a schedule that asks no more',
      asked(`waiting_since = now() - interval '61 minutes'`),
      ['broken publishing: a change of a room has been waiting for an hour'],
    ],
  ])('with %s (PUB-03)', async (_, fault, expected) => {
    const found = notOk(await findingsWith(fault));
    expect(found.filter((finding) => finding.includes(' publishing: '))).toEqual(expected);
  });
});

describe('a visitor', () => {
  const check = async (key = backend.stack.publishableKey) =>
    checkVisitor({
      url: 'http://127.0.0.1/',
      key,
      fetch: async (input, init) => backend.stack.fetch(new Request(input, init)),
    });

  it('who meets closed doors everywhere is all well', async () => {
    const findings = await check();
    expect(notOk(findings)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual([
      'rooms: visitors can read them',
      'clock: project and this machine agree',
      'guests: their data in bookings is hidden from visitors',
      'guests: groups, profiles and messages are closed to visitors',
      'schemas: private is not exposed',
      'functions: closed to visitors',
      'sign-up: closed',
      'graphql: off',
    ]);
  });

  it.each([
    [
      'grant select (guest_email) on public.bookings to anon',
      'revoke select (guest_email) on public.bookings from anon',
      'broken guests: visitors can ask bookings for guest_email',
    ],
    [
      'grant select on public.contact_messages to anon',
      'revoke select on public.contact_messages from anon',
      'broken guests: visitors can ask for contact_messages',
    ],
    [
      'revoke select on public.rooms from anon',
      'grant select on public.rooms to anon',
      'broken rooms: visitors cannot read them (401)',
    ],
    [
      'update public.rooms set is_active = false',
      'update public.rooms set is_active = true',
      'attention rooms: none on offer',
    ],
  ])('is not well after: %s', async (fault, repair, finding) => {
    await backend.database.script(fault);
    expect(notOk(await check())).toContain(finding);
    await backend.database.script(repair);
    expect(notOk(await check())).toEqual([]);
  });

  it('is never handed a secret key, and nothing is sent with one', async () => {
    const claims = Buffer.from('{"role":"service_role"}').toString('base64url');
    for (const key of ['sb_secret_abc', `x.${claims}.y`]) {
      const sent: unknown[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one case after the other
      const findings = await checkVisitor({
        url: 'http://127.0.0.1',
        key,
        fetch: async (input) => {
          sent.push(input);
          return new Response('[]');
        },
      });
      expect(notOk(findings)[0]).toContain('broken key: it is a secret one');
      expect(sent).toEqual([]);
    }
  });

  it('with a key of somewhere else is told', async () => {
    const refuse = async () => Response.json({ message: 'Invalid API key' }, { status: 401 });
    const findings = await checkVisitor({
      url: 'http://x',
      key: 'sb_publishable_x',
      fetch: refuse,
    });
    expect(notOk(findings)).toContain('broken key: the project refuses it');
  });

  it('who gets no answer is told', async () => {
    const findings = await checkVisitor({
      url: 'http://127.0.0.1',
      key: 'sb_publishable_x',
      fetch: async () => Promise.reject(new TypeError('no line')),
    });
    expect(notOk(findings)).toEqual(['broken address: http://127.0.0.1 does not answer']);
  });

  it('who meets a paused project is told of that alone', async () => {
    const findings = await checkVisitor({
      url: 'http://127.0.0.1',
      key: 'sb_publishable_x',
      fetch: async () => new Response('paused', { status: 540 }),
    });
    expect(notOk(findings)).toEqual(['broken project: it answers 540 and nothing else']);
  });

  it.each<[string, () => Promise<Response>]>([
    ['nothing', async () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
    ['429', async () => new Response('', { status: 429 })],
    ['503', async () => new Response('', { status: 503 })],
  ])('whose later questions get %s hears what could not be checked', async (_what, answer) => {
    const findings = await checkVisitor({
      url: 'http://127.0.0.1',
      key: backend.stack.publishableKey,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return request.url.includes('/rooms?') ? backend.stack.fetch(request) : answer();
      },
    });
    expect(notOk(findings)).toEqual([
      'attention guests: could not be checked in bookings: guest_name, guest_email, guest_phone, message, admin_notes, total_price, group_reference, *',
      'attention guests: could not be checked: booking_groups, guest_profiles, contact_messages',
      'attention schemas: could not be checked',
      'attention functions: could not be checked: export_guest_data, erase_guest_data, am_i_staff',
      'attention sign-up: the project does not say',
      'attention graphql: could not be checked',
    ]);
  });

  it('who finds one door open and gets no answer at another is told of both', async () => {
    const findings = await checkVisitor({
      url: 'http://127.0.0.1',
      key: backend.stack.publishableKey,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (request.url.includes('/guest_profiles?')) return Response.json([]);
        if (request.url.includes('/contact_messages?')) return new Response('', { status: 500 });
        return backend.stack.fetch(request);
      },
    });
    expect(notOk(findings)).toEqual([
      'broken guests: visitors can ask for guest_profiles',
      'attention guests: could not be checked: contact_messages',
    ]);
  });

  it('who gets half an answer is told what could not be read of it', async () => {
    const findings = await checkVisitor({
      url: 'http://127.0.0.1',
      key: backend.stack.publishableKey,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const isRead = /\/rooms\?|\/settings$/.test(request.url);
        return isRead ? new Response('[{"id":') : backend.stack.fetch(request);
      },
    });
    expect(notOk(findings)).toEqual([
      'attention rooms: could not be checked',
      'attention sign-up: the project does not say',
    ]);
  });

  it('whose first question comes too often hears that rooms could not be checked', async () => {
    const findings = await checkVisitor({
      url: 'http://127.0.0.1',
      key: 'sb_publishable_x',
      fetch: async () => new Response('', { status: 429 }),
    });
    expect(notOk(findings)[0]).toBe('attention rooms: could not be checked');
    expect(findings.filter(({ level }) => level === 'broken')).toEqual([]);
  });

  it('who finds everything open is told of each thing', async () => {
    const open = async () =>
      Response.json({ data: { __typename: 'Query' }, disable_signup: false });
    const findings = await checkVisitor({ url: 'http://x', key: 'sb_publishable_x', fetch: open });
    expect(notOk(findings).map((line) => line.split(':')[0])).toEqual([
      'attention rooms',
      'broken guests',
      'broken guests',
      'broken schemas',
      'broken functions',
      'attention sign-up',
      'attention graphql',
    ]);
  });
});
