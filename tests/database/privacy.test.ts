import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { addBooking, addMessage, addRoom, countRows, requestFor, storedBooking } from './scene';
import { emptyHouse, outcome, STAFF, startBackend, type Backend } from './support';

// What a guest may ask for about their own data, and how long anything about them is kept.

const SCHEDULED =
  'scheduled: archive daily at 03:15 UTC, sweep, mail and payments every minute, channels every quarter of an hour, pages every five minutes, pictures daily at 03:30 UTC';
const RITA = 'rita@correio.example';
const OTHER = { guest_name: 'Abel Lobo', guest_email: 'abel@correio.example' };

let backend: Backend;
let roomId: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

beforeEach(async () => {
  await emptyHouse(backend);
  roomId = (await addRoom(backend, { room_number: '7', name: 'Família Rede' })).id;
});

/** The dates of a stay that begins so many days from now; negative for the past. */
function stay(inDays: number, nights = 2) {
  const check_in_date = addDays(backend.today, inDays);
  return { room_id: roomId, check_in_date, check_out_date: addDays(check_in_date, nights) };
}

async function exportOf(email: string): Promise<Record<string, unknown>> {
  const { data, error } = await backend.staff.rpc('export_guest_data', { email });
  if (error) throw error;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error('no object');
  return data;
}

async function erase(email: string): Promise<unknown> {
  const { data, error } = await backend.staff.rpc('erase_guest_data', { email });
  if (error) throw error;
  return data;
}

/** Everything in the tables of the house, as one text to look for a person in. */
async function everythingStored(): Promise<string> {
  const [row] = await backend.database.query(`
    select concat(
      (select jsonb_agg(b) from public.bookings b), (select jsonb_agg(p) from public.guest_profiles p),
      (select jsonb_agg(g) from public.booking_groups g),
      (select jsonb_agg(m) from public.contact_messages m),
      (select jsonb_agg(e) from public.booking_events e), (select jsonb_agg(m) from public.mails m),
      (select jsonb_agg(a) from private.approvals a)) as everything`);
  return String(row?.['everything']);
}

describe.each(['export_guest_data', 'erase_guest_data'] as const)('%s', (operation) => {
  it('is refused to a visitor, to a stranger with an account, and to a member of staff removed', async () => {
    const { id } = await addBooking(backend, stay(-20));
    const call = { email: RITA };
    expect(outcome(await backend.visitor.rpc(operation, call))).toBe('401 42501');
    expect(outcome(await backend.stray.rpc(operation, call))).toBe('403 42501');
    await backend.database.query('select private.revoke_staff($1)', [STAFF.email]);
    expect(outcome(await backend.staff.rpc(operation, call))).toBe('403 HS035');
    await backend.database.query('select private.grant_staff($1)', [STAFF.email]);
    expect((await storedBooking(backend, id)).guest_email).toBe(RITA);
  });

  it('is open to the SQL editor and to the secret key', async () => {
    const call = `select public.${operation}('${RITA}') as answer`;
    expect(await backend.database.query(call)).toHaveLength(1);
    expect(outcome(await backend.house.rpc(operation, { email: RITA }))).toBe('200');
  });

  it.each(['', '  ', 'rita', '%', 'apagado@apagado.invalid'])(
    'refuses %j, which is nobody’s address',
    async (email) => {
      const answer = await backend.staff.rpc(operation, { email });
      expect(outcome(answer)).toBe('400 HS011');
    },
  );
});

describe('a guest without an e-mail', () => {
  const WALK_IN = { guest_name: 'Marta Vega', guest_email: null, source: 'desk' } as const;

  it('is exported and erased by a booking, with what shares name and telephone (F7)', async () => {
    const phone = '+34 611 222 333';
    const { id } = await addBooking(backend, { ...stay(-20), ...WALK_IN, guest_phone: phone });
    const same = { ...WALK_IN, guest_name: 'MARTA VEGA', guest_phone: '0034611222333' };
    await addBooking(backend, { ...stay(-16), ...same, admin_notes: 'Gosta do 7.' });
    const ahead = await addBooking(backend, { ...stay(5), ...WALK_IN, guest_phone: phone });
    const namesake = await addBooking(backend, { ...stay(-12), ...WALK_IN, guest_phone: null });
    const family = { ...WALK_IN, guest_name: 'Pablo Vega', guest_phone: phone };
    const other = await addBooking(backend, { ...stay(-8), ...family });

    const { data } = await backend.staff.rpc('export_guest_data', { email: '', booking: id });
    expect(data).toMatchObject({
      email: null,
      bookings: [
        { guest_name: 'Marta Vega' },
        { guest_name: 'MARTA VEGA', admin_notes: 'Gosta do 7.' },
        { guest_name: 'Marta Vega' },
      ],
      messages: [],
    });
    const erased = await backend.staff.rpc('erase_guest_data', { email: '', booking: id });
    expect(erased.data).toMatchObject({
      bookings: 2,
      kept: [{ booking_number: ahead.booking_number }],
    });
    expect(await storedBooking(backend, id)).toMatchObject({
      guest_name: 'Dados apagados',
      guest_phone: null,
    });
    expect(await everythingStored()).not.toContain('MARTA');
    for (const { id: left, guest_name } of [namesake, other]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await storedBooking(backend, left)).guest_name).toBe(guest_name);
    }
    expect(outcome(await backend.staff.rpc('erase_guest_data', { email: '', booking: id }))).toBe(
      '400 HS011',
    );
  });

  it('goes with the e-mail of the same name and telephone, and with the group (F7, F15)', async () => {
    const known = { guest_name: 'Marta Vega', guest_phone: '611 222 333' };
    const named = { ...known, guest_email: 'marta@correio.example' };
    await addBooking(backend, { ...stay(-20), ...named, group_reference: 'GRP26-ABCD1234' });
    await addBooking(backend, { ...stay(-16), ...WALK_IN, ...known });
    const inGroup = { ...WALK_IN, guest_phone: null, group_reference: 'GRP26-ABCD1234' };
    await addBooking(backend, { ...stay(-12), ...inGroup });
    expect((await exportOf('marta@correio.example'))['bookings']).toHaveLength(3);
    expect(await erase('marta@correio.example')).toMatchObject({ bookings: 3, groups: 1 });
    expect(await everythingStored()).not.toMatch(/Marta|611 ?222/);
  });

  it('is none that does not exist', async () => {
    const booking = '00000000-0000-4000-8000-000000000000';
    for (const operation of ['export_guest_data', 'erase_guest_data'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { error } = await backend.staff.rpc(operation, { email: '', booking });
      expect(error).not.toBeNull();
    }
  });
});

describe('the copy', () => {
  it('holds bookings, guests, groups and messages of one address, however it is written', async () => {
    const booking = await addBooking(backend, {
      ...stay(-20),
      message: 'Chegamos tarde.',
      admin_notes: 'Pagou em numerário.',
      group_reference: 'GRP26-ABCD1234',
    });
    await addBooking(backend, { ...stay(-10), ...OTHER });
    await addMessage(backend, { message: 'Há estacionamento?' });
    await addMessage(backend, { email: OTHER.guest_email });

    const copy = await exportOf('  Rita@Correio.EXAMPLE ');
    expect(copy).toMatchObject({
      email: RITA,
      bookings: [
        {
          booking_number: booking.booking_number,
          room_number: '7',
          room_name: 'Família Rede',
          guest_name: 'Rita Antunes',
          guest_phone: '+351 910 000 002',
          check_in_date: booking.check_in_date,
          total_price: 160,
          message: 'Chegamos tarde.',
          admin_notes: 'Pagou em numerário.',
        },
      ],
      guests: [{ booking_number: booking.booking_number, full_name: 'Rita Antunes', email: RITA }],
      groups: [{ group_reference: 'GRP26-ABCD1234', coordinator_email: RITA }],
      messages: [{ message: 'Há estacionamento?', email: RITA }],
    });
    expect(JSON.stringify(copy)).not.toContain('abel');
  });

  it('gives companions without an address to whoever named them, and leaves out the others', async () => {
    const { id, booking_number } = await addBooking(backend, stay(-20));
    await backend.house.from('guest_profiles').insert([
      { booking_id: id, full_name: 'Filha da Rita', age_group: 'child', email: null },
      { booking_id: id, full_name: 'Abel Lobo', age_group: 'adult', email: 'Abel@correio.example' },
    ]);
    expect(await exportOf(RITA)).toMatchObject({ guests: [{ full_name: 'Filha da Rita' }] });
    expect(await exportOf(OTHER.guest_email)).toMatchObject({
      bookings: [],
      guests: [{ full_name: 'Abel Lobo', booking_number }],
    });
  });

  it('is empty for an address the house does not know', async () => {
    expect(await exportOf('ninguem@correio.example')).toMatchObject({
      bookings: [],
      guests: [],
      groups: [],
      messages: [],
    });
  });
});

describe('erasing', () => {
  it('takes the person out of what is over, keeps what the accounts need, and is done once', async () => {
    const { id } = await addBooking(backend, {
      ...stay(-20),
      status: 'completed',
      message: 'A Rita chega tarde.',
      admin_notes: 'A Rita pagou em numerário.',
      group_reference: 'GRP26-ABCD1234',
    });
    const before = await storedBooking(backend, id);
    await backend.house
      .from('guest_profiles')
      .insert({ booking_id: id, full_name: 'Filha da Rita', age_group: 'child' });
    await backend.house
      .from('booking_groups')
      .update({ group_name: 'Família da Rita', notes: 'Ligar à Rita' })
      .eq('group_reference', 'GRP26-ABCD1234');
    await addMessage(backend, { is_read: true });
    await addMessage(backend, { email: OTHER.guest_email, name: OTHER.guest_name });
    const other = await addBooking(backend, { ...stay(-10), ...OTHER });

    expect(await erase(' RITA@correio.example')).toEqual({
      bookings: 1,
      guests: 2,
      groups: 1,
      messages: 1,
      mails: 0,
      kept: [],
    });
    expect(await storedBooking(backend, id)).toEqual({
      ...before,
      access_key: expect.not.stringContaining(before.access_key),
      guest_name: 'Dados apagados',
      guest_name_folded: 'dados apagados',
      guest_email: 'apagado@apagado.invalid',
      guest_phone: null,
      message: null,
      admin_notes: null,
      updated_at: expect.any(String),
    });
    const left = await everythingStored();
    expect(left).not.toMatch(/rita/i);
    expect(left).toContain('Grupo GRP26-ABCD1234');
    expect(await storedBooking(backend, other.id)).toEqual(other);
    expect(await countRows(backend, 'public.contact_messages')).toBe(1);

    expect(await erase(RITA)).toEqual({
      bookings: 0,
      guests: 0,
      groups: 0,
      messages: 0,
      mails: 0,
      kept: [],
    });
    expect(await exportOf(RITA)).toMatchObject({ bookings: [], guests: [], messages: [] });
  });

  it.each([
    ['a stay ahead', 10, 'confirmed'],
    ['a request not answered yet', 10, 'pending'],
    ['a stay under way', -1, 'checked_in'],
    ['a stay that ends today', -2, 'confirmed'],
  ])('leaves alone and names %s, and erases the rest', async (_, inDays, status) => {
    const live = await addBooking(backend, {
      ...stay(inDays),
      status,
      group_reference: 'GRP26-ABCD1234',
    });
    await addBooking(backend, { ...stay(-30), status: 'completed' });
    await addMessage(backend);

    expect(await erase(RITA)).toEqual({
      bookings: 1,
      guests: 0,
      groups: 0,
      messages: 1,
      mails: 0,
      kept: [
        {
          booking_number: live.booking_number,
          status,
          why: 'stay',
          check_in_date: live.check_in_date,
          check_out_date: live.check_out_date,
        },
      ],
    });
    expect(await storedBooking(backend, live.id)).toEqual(live);
    expect(await countRows(backend, 'public.guest_profiles')).toBe(1);

    // Once cancelled, the booking no longer needs the guest's data.
    await backend.staff.from('bookings').update({ status: 'cancelled' }).eq('id', live.id);
    expect(await erase(RITA)).toMatchObject({ bookings: 1, guests: 1, groups: 1, kept: [] });
    expect(await everythingStored()).not.toMatch(/rita/i);
  });

  it.each(['cancelled', 'checked_out', 'completed'])(
    'does not wait for the last day of a stay that is %s',
    async (status) => {
      await addBooking(backend, { ...stay(-1), status });
      expect(await erase(RITA)).toMatchObject({ bookings: 1, kept: [] });
    },
  );

  it('takes a companion out of another guest’s stay once it is over', async () => {
    const over = await addBooking(backend, { ...stay(-20), ...OTHER, status: 'completed' });
    const ahead = await addBooking(backend, { ...stay(20), ...OTHER, status: 'confirmed' });
    await backend.house.from('guest_profiles').insert([
      { booking_id: over.id, full_name: 'Rita Antunes', email: 'Rita@Correio.example' },
      { booking_id: ahead.id, full_name: 'Rita Antunes', email: RITA },
    ]);
    expect(await erase(RITA)).toMatchObject({
      bookings: 0,
      guests: 1,
      kept: [{ booking_number: ahead.booking_number }],
    });
    expect(await storedBooking(backend, over.id)).toEqual(over);
  });

  it('finds an address that staff wrote in capitals', async () => {
    const { id } = await addBooking(backend, { ...stay(-20), status: 'completed' });
    await backend.staff
      .from('bookings')
      .update({ guest_email: ' RITA@Correio.example' })
      .eq('id', id);
    const [row] = await backend.database.query('select guest_email from public.bookings');
    // With the space it is no address, so the change was refused and the old address stayed.
    expect(row?.['guest_email']).toBe(RITA);
    await backend.staff
      .from('bookings')
      .update({ guest_email: 'RITA@Correio.example' })
      .eq('id', id);
    expect(await erase(RITA)).toMatchObject({ bookings: 1 });
  });
});

describe('the traces of a submission', () => {
  const ages = ['23 hours', '25 hours', '49 hours'];

  beforeEach(async () => {
    for (const age of ages) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await backend.database.query(
        `insert into private.submissions (kind, email_hash, created_at)
         values ('booking', gen_random_uuid(), now() - $1::interval)`,
        [age],
      );
    }
  });

  async function agesInHours(): Promise<unknown[]> {
    const rows = await backend.database.query(`
      select round(extract(epoch from now() - created_at) / 3600)::integer as hours
        from private.submissions order by created_at`);
    return rows.map(({ hours }) => hours);
  }

  it('go with the next request', async () => {
    const room = await addRoom(backend);
    const answer = await backend.visitor.from('bookings').insert(requestFor(backend, room));
    expect(outcome(answer)).toBe('201');
    expect(await agesInHours()).toEqual([23, 0]);
  });

  it('hold neither the address nor anything to read it from', async () => {
    const room = await addRoom(backend);
    await backend.visitor.from('bookings').insert(requestFor(backend, room));
    const [row] = await backend.database.query(
      'select to_jsonb(s)::text as row from private.submissions s order by id desc limit 1',
    );
    expect(row?.['row']).not.toMatch(/ines|correio|@/i);
  });
});

describe('the daily work', () => {
  async function schedule(): Promise<unknown> {
    const [row] = await backend.database.query('select private.schedule_housekeeping() as answer');
    return row?.['answer'];
  }

  it('says so where nothing can schedule it', async () => {
    expect(await schedule()).toMatch(
      /^pg_cron (is not available here|cannot be enabled from here)/,
    );
  });

  it('is scheduled where pg_cron is enabled', async () => {
    await backend.database.script(`
      create schema cron;
      create table cron.job (jobname text primary key, schedule text, command text);
      create function cron.schedule(job_name text, schedule text, command text) returns bigint
      language sql as 'insert into cron.job values ($1, $2, $3) on conflict do nothing; select 1::bigint';`);
    expect(await schedule()).toBe(SCHEDULED);
    expect(await schedule()).toBe(SCHEDULED);
    expect(await backend.database.query('select * from cron.job')).toEqual([
      {
        jobname: 'hostel-auto-archive',
        schedule: '15 3 * * *',
        command: 'select private.auto_archive_bookings()',
      },
      { jobname: 'hostel-sweep', schedule: '* * * * *', command: 'select private.sweep()' },
      {
        jobname: 'hostel-mail',
        schedule: '* * * * *',
        command: "select private.call_function('send-mail')",
      },
      {
        jobname: 'hostel-payments',
        schedule: '* * * * *',
        command: "select private.call_function('end-payments')",
      },
      {
        jobname: 'hostel-channels',
        schedule: '*/15 * * * *',
        command: "select private.call_function('sync-calendars')",
      },
      {
        jobname: 'hostel-publish',
        schedule: '*/5 * * * *',
        command: "select private.call_function('publish')",
      },
      {
        jobname: 'hostel-pictures',
        schedule: '30 3 * * *',
        command: "select private.call_function('tidy-pictures')",
      },
      {
        jobname: 'hostel-cron-log',
        schedule: '45 3 * * *',
        command: "delete from cron.job_run_details where end_time < now() - interval '2 days'",
      },
    ]);
    await backend.database.script('drop schema cron cascade');
  });
});
