import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '@/domain/calendar/dates';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addBooking, addMessage, addRoom, requestFor } from './scene';
import { STAFF, startBackend, STRAY, type Backend } from './support';

// The same rules below the API: what each role may do in SQL, in case a hole in the API lets SQL
// through. The numbers are those of the hostile cases in docs/security.md.

const REFERENCE = 'GRP26-8KQ2M7XA';

interface Caller {
  role: 'anon' | 'authenticated';
  /** Whose token it is; nobody's for anon. */
  userId?: string | undefined;
}
const ANON: Caller = { role: 'anon' };

let backend: Backend;
let room: RoomRow;
let closedRoom: RoomRow;
let booking: BookingRow;
let grouped: BookingRow;
let stray: Caller;
let staff: Caller;

beforeAll(async () => {
  backend = await startBackend();
  room = await addRoom(backend);
  closedRoom = await addRoom(backend, { is_active: false });
  await addRoom(backend);
  booking = await addBooking(backend, { room_id: room.id });
  const from = addDays(backend.today, 60);
  grouped = await addBooking(backend, {
    room_id: room.id,
    check_in_date: from,
    check_out_date: addDays(from, 2),
    message: `Somos primos.\nRef: ${REFERENCE}`,
  });
  await addMessage(backend);
  await backend.house.from('guest_profiles').insert({ booking_id: booking.id, full_name: 'Rita' });
  await backend.house.from('booking_groups').insert({ group_name: 'Primos' });
  stray = { role: 'authenticated', userId: await idOf(STRAY.email) };
  staff = { role: 'authenticated', userId: await idOf(STAFF.email) };
});
afterAll(async () => {
  await backend.stop();
});

async function idOf(email: string): Promise<string> {
  const [row] = await backend.database.query('select id from auth.users where email = $1', [email]);
  return String(row?.['id']);
}

/**
 * The outcome of a statement in a caller's role: the code of its refusal, or its rows. It is rolled
 * back, so that each case finds the same house.
 */
async function attempt(
  { role, userId }: Caller,
  statement: string,
  params: string[] = [],
): Promise<unknown> {
  let result: unknown;
  const undone = new Error('undone');
  try {
    await backend.database.transaction(async (sql) => {
      const claims = JSON.stringify({ role, ...(userId ? { sub: userId } : {}) });
      await sql.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
      await sql.query(`select set_config('request.jwt.claim.sub', $1, true)`, [userId ?? '']);
      await sql.script(`set local role ${role}`);
      result = await sql.query(statement, params);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) return codeOf(error);
  }
  return result;
}

/** The SQLSTATE, or the code inside an error made for the browser. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const inside = /"code" ?: ?"(?<code>\w+)"/.exec(error.message)?.groups?.['code'];
  return inside ?? String(error.code);
}

async function count(caller: Caller, source: string): Promise<unknown> {
  const rows = await attempt(caller, `select count(*)::integer as count from ${source}`);
  return Array.isArray(rows) ? Number(rows[0]?.count) : rows;
}

/** Inserts rows as the API does; gives how many were stored, or the code of the refusal. */
async function insert(
  caller: Caller,
  table: string,
  rows: Record<string, unknown>[],
): Promise<unknown> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const stored = await attempt(
    caller,
    `with stored as (
       insert into public.${table} (${columns})
       select ${columns} from json_populate_recordset(null::public.${table}, $1::text::json)
       returning 1)
     select 1 as one from stored`,
    [JSON.stringify(rows)],
  );
  return Array.isArray(stored) ? stored.length : stored;
}

const request = (fields: Record<string, unknown> = {}) => ({
  ...requestFor(backend, room),
  ...fields,
});
const daysFromToday = (days: number) => addDays(backend.today, days);

describe('a visitor reads', () => {
  it.each([
    ['#1', 'every column', 'select * from public.bookings'],
    ...['guest_name', 'guest_email', 'guest_phone', 'message', 'admin_notes', 'total_price'].map(
      (column) => ['#2', column, `select ${column} from public.bookings`],
    ),
    ['#2', 'the number of guests', 'select number_of_guests from public.bookings'],
    ['#2', 'the reference', 'select group_reference from public.bookings'],
    ['#2', 'the time of creation', 'select created_at from public.bookings'],
    ['#3', 'a row as JSON', 'select row_to_json(b) from public.bookings b'],
    ['#3', 'a row as text', 'select b::text from public.bookings b'],
    ['#4', 'by a hidden column', `select id from public.bookings where guest_email = 'x@y.pt'`],
    ['#5', 'by a pattern', `select id from public.bookings where guest_name like 'R%'`],
    ['#5', 'in a hidden order', 'select id from public.bookings order by total_price'],
    ['#6', 'a count', 'select count(*) from public.bookings where total_price > 100'],
    ['#6', 'a sum', 'select sum(total_price) from public.bookings'],
    ['#6', 'groups', 'select count(*) from public.bookings group by guest_email'],
    [
      '#7',
      'through its room',
      'select r.name, b.guest_email from public.rooms r join public.bookings b on b.room_id = r.id',
    ],
    [
      '#7',
      'through its room, whole',
      'select r.name, (select json_agg(b) from public.bookings b where b.room_id = r.id) from public.rooms r',
    ],
    ['#8', 'its guests', 'select id from public.bookings join public.guest_profiles using (id)'],
    ['#9', 'guests', 'select id from public.guest_profiles'],
    ['#10', 'groups', 'select count(*) from public.booking_groups'],
    ['#11', 'messages', 'select count(*) from public.contact_messages'],
    ['#12', 'staff', 'select * from private.staff'],
    ['#12', 'settings', 'select salt from private.settings'],
    ['#12', 'submissions', 'select * from private.submissions'],
    ['#13', 'accounts', 'select email from auth.users'],
    ['#13', 'sessions', 'select * from auth.refresh_tokens'],
    ['#14', 'a helper', `select private.grant_staff('x@y.pt')`],
    ['#14', 'another helper', 'select private.auto_archive_bookings()'],
    ['#14', 'a planned read', `explain select id from public.bookings where guest_email = 'x'`],
    ['#14', 'a file', `select pg_read_file('PG_VERSION')`],
    ['#14', 'a lock', 'lock table public.bookings in access exclusive mode'],
  ])('%s not: %s', async (_case, _what, statement) => {
    expect(await attempt(ANON, statement)).toBe('42501');
  });

  it('the six columns of the two stays that are there', async () => {
    const six = 'id, room_id, check_in_date, check_out_date, status, booking_number';
    expect(await attempt(ANON, `select ${six} from public.bookings`)).toHaveLength(2);
  });

  it('#15–16 no cancelled stay and none of an earlier month, by its id either', async () => {
    const before = addDays(startOfMonth(addDays(backend.today, -1)), -3);
    const past = { check_in_date: before, check_out_date: addDays(before, 2) };
    const hidden = [
      await addBooking(backend, { room_id: room.id, status: 'cancelled' }),
      await addBooking(backend, { room_id: room.id, ...past }),
    ];
    for (const { id } of hidden) {
      expect(await count(ANON, `public.bookings where id = '${id}'`)).toBe(0);
    }
  });

  it('no room that is off the site, nor its days', async () => {
    await backend.house
      .from('room_availability')
      .insert({ room_id: closedRoom.id, date: backend.today });
    expect(await count(ANON, `public.rooms where id = '${closedRoom.id}'`)).toBe(0);
    expect(await count(ANON, `public.room_availability`)).toBe(0);
    expect(await count(stray, `public.rooms where id = '${closedRoom.id}'`)).toBe(0);
    expect(await count(stray, `public.room_availability`)).toBe(0);
    expect(await count(staff, `public.room_availability`)).toBe(1);
  });
});

describe('a visitor’s request', () => {
  it('is stored when it is right', async () => {
    expect(await insert(ANON, 'bookings', [request()])).toBe(1);
  });

  it('#123–124 waits its turn: one writer at a time, so that no two can wait for each other', async () => {
    const undone = new Error('undone');
    let held: unknown;
    const asked = backend.database.transaction(async (sql) => {
      await sql.script('set local role anon');
      await sql.query(
        `insert into public.bookings (room_id, guest_name, guest_email, guest_phone, check_in_date,
           check_out_date, number_of_guests, total_price)
         values ($1, 'Eu', 'eu@correio.example', '912345678', $2, $3, 2, 160)`,
        [room.id, daysFromToday(30), daysFromToday(32)],
      );
      held = await sql.query(`select count(*)::integer as locks from pg_locks
        where locktype = 'advisory' and objid = 7261001 and pid = pg_backend_pid()`);
      throw undone;
    });
    await expect(asked).rejects.toBe(undone);
    expect(held).toEqual([{ locks: 1 }]);
  });

  it.each<[string, string, () => Record<string, unknown>, string]>([
    ['#17', 'a status', () => ({ status: 'confirmed' }), '42501'],
    ['#18', 'a number', () => ({ booking_number: 'R26-AAAAAA' }), '42501'],
    ['#19', 'an id', () => ({ id: booking.id }), '42501'],
    ['#20', 'an archived one', () => ({ archived: true }), '42501'],
    ['#21', 'notes', () => ({ admin_notes: 'grátis' }), '42501'],
    ['#22', 'a reference', () => ({ group_reference: REFERENCE }), '42501'],
    ['#23', 'a time', () => ({ created_at: '2020-01-01' }), '42501'],
    ['#24', 'a mark', () => ({ email_confirmed: true }), '42501'],
    ['#26', 'a cent less', () => ({ total_price: 159.99 }), 'HS008'],
    ['#27', 'no price', () => ({ total_price: 0 }), 'HS008'],
    ['#28', 'a negative price', () => ({ total_price: -160 }), 'HS008'],
    ['#29', 'a missing price', () => ({ total_price: null }), 'HS008'],
    ['#30', 'no number as price', () => ({ total_price: 'NaN' }), 'HS008'],
    ['#31', 'a cent more', () => ({ total_price: 160.01 }), 'HS008'],
    ['#32', 'a price beyond the column', () => ({ total_price: 1e12 }), '22003'],
    ['#34', 'a room off the site', () => ({ room_id: closedRoom.id }), 'HS006'],
    ['#35', 'the past', () => ({ check_in_date: daysFromToday(-2) }), 'HS004'],
    ['#36', 'too far', () => ({ check_out_date: addMonths(backend.today, 10) }), 'HS005'],
    ['#37', 'reversed', () => ({ check_out_date: daysFromToday(1) }), 'HS003'],
    ['#38', 'no night', () => ({ check_out_date: daysFromToday(30) }), 'HS003'],
    ['#39', 'no end', () => ({ check_out_date: 'infinity' }), 'HS002'],
    ['#40', '30 February', () => ({ check_in_date: '2027-02-30' }), '22008'],
    ['#41', 'nobody', () => ({ number_of_guests: 0 }), 'HS007'],
    ['#42', 'too many', () => ({ number_of_guests: 5 }), 'HS007'],
    ['#43', 'half a guest', () => ({ number_of_guests: 1.5 }), '22P02'],
    ['#45', 'no such room', () => ({ room_id: '22222222-2222-4222-8222-222222222222' }), 'HS006'],
    ['#46', 'no room', () => ({ room_id: null }), 'HS006'],
    ['#47', 'no id', () => ({ room_id: '1 or true' }), '22P02'],
    ['#50', 'a blank name', () => ({ guest_name: ' ' }), 'HS001'],
    ['#51', 'a long name', () => ({ guest_name: 'a'.repeat(201) }), 'HS010'],
    ['#52', 'a bad e-mail', () => ({ guest_email: 'ines' }), 'HS011'],
    ['#53', 'a broken line', () => ({ guest_email: 'a@b.pt\r\nBcc: x@y.pt' }), 'HS011'],
    ['#54', 'no phone', () => ({ guest_phone: null }), 'HS001'],
    ['#55', 'letters', () => ({ guest_phone: 'liguem' }), 'HS012'],
    ['#56', 'a long message', () => ({ message: 'a'.repeat(4001) }), 'HS010'],
    [
      '#59',
      'taken nights',
      () => ({ check_in_date: daysFromToday(10), check_out_date: daysFromToday(12) }),
      '23P01',
    ],
  ])('%s not with %s', async (_case, _what, fields, code) => {
    const row = request(fields());
    if ('check_in_date' in fields() && code === '23P01') row.total_price = 160;
    expect(await insert(ANON, 'bookings', [row])).toBe(code);
  });

  it('#63–64 is refused whole when one of its rows conflicts, or asks twice', async () => {
    const taken = { check_in_date: daysFromToday(10), check_out_date: daysFromToday(12) };
    expect(await insert(ANON, 'bookings', [request(), request(taken)])).toBe('23P01');
    expect(await insert(ANON, 'bookings', [request(), request()])).toBe('23P01');
  });

  it('#69–71 writes over nothing and asks nothing by conflicts', async () => {
    const columns = `room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
      number_of_guests, total_price, status`;
    const row = `select '${room.id}'::uuid, 'Eu', 'eu@correio.example', '912345678',
      '${daysFromToday(30)}'::date, '${daysFromToday(32)}'::date, 2, 160, 'pending'`;
    const upsert = (conflict: string) =>
      attempt(ANON, `insert into public.bookings (${columns}) ${row} on conflict ${conflict}`);
    expect(await upsert('(id) do update set guest_name = excluded.guest_name')).toBe('42501');
    expect(await upsert(`(booking_number) do update set status = 'cancelled'`)).toBe('42501');
    expect(await upsert('(id) do update set group_reference = excluded.group_reference')).toBe(
      '42501',
    );
    expect(
      await attempt(
        ANON,
        `insert into public.bookings (${columns}, booking_number)
         ${row}, '${booking.booking_number}' on conflict (booking_number) do nothing`,
      ),
    ).toBe('42501');
  });
});

describe('a visitor changes', () => {
  const bind = (reference: string, where: string) =>
    attempt(ANON, `update public.bookings set group_reference = $1 where ${where} returning id`, [
      reference,
    ]);

  it('#72–76 no reference that is not the one in the message, and never all at once', async () => {
    expect(await bind('GRP26-B2C3D4E5', `id = '${grouped.id}'`)).toBe('42501');
    expect(await bind(REFERENCE, `id = '${booking.id}'`)).toBe('42501');
    expect(await bind('GRP26-8KQ2M7X', `id = '${grouped.id}'`)).toBe('42501');
    expect(await bind(REFERENCE, 'true')).toBe('42501');
    const none = `update public.bookings set group_reference = null where id = '${grouped.id}'`;
    expect(await attempt(ANON, none)).toBe('42501');
  });

  it('#77 the right one, once', async () => {
    expect(await bind(REFERENCE, `id = '${grouped.id}'`)).toEqual([{ id: grouped.id }]);
  });

  it.each([
    ['#82', 'the price', 'total_price = 1'],
    ['#83', 'the e-mail', `guest_email = 'eu@correio.example'`],
    ['#84', 'the dates', `check_out_date = '2030-01-01'`],
    ['#85', 'the message', `message = 'Ref: GRP26-B2C3D4E5'`],
    ['#86', 'the number', `booking_number = 'R26-AAAAAA'`],
    ['#87', 'the time', `created_at = now()`],
    ['#88', 'the status', `status = 'confirmed'`],
  ])('%s not %s, with the right reference either', async (_case, _what, assignment) => {
    const both = `set group_reference = '${REFERENCE}', ${assignment}`;
    for (const set of [`set ${assignment}`, both]) {
      expect(await attempt(ANON, `update public.bookings ${set} where id = '${grouped.id}'`)).toBe(
        '42501',
      );
    }
  });

  it.each([
    ['#89', 'deletes a booking', 'delete from public.bookings'],
    ['#89', 'deletes a room', 'delete from public.rooms'],
    ['#90', 'sets a price', 'update public.rooms set price_per_night = 1'],
    ['#91', 'blocks a day', `insert into public.room_availability (date) values ('2030-01-01')`],
    ['#92', 'seeds', `insert into public.amenity_categories (name) values ('Nada')`],
    ['#119', 'empties a table', 'truncate public.bookings cascade'],
    ['', 'turns the policies off', 'alter table public.bookings disable row level security'],
    ['', 'makes a table', 'create table public.mine (id integer)'],
    ['', 'makes a function', `create function public.f() returns text language sql as 'select 1'`],
    ['', 'takes another role’s rights', 'grant select on public.bookings to anon'],
  ])('%s nothing else: %s', async (_case, _what, statement) => {
    expect(await attempt(ANON, statement)).toMatch(/^(42501|0L000)$/);
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['#93', 'read already', { is_read: true }, '42501'],
    ['#95', 'on no subject', { subject: 'publicidade' }, '23514'],
    ['#96', 'too long', { message: 'a'.repeat(5001) }, 'HS010'],
    ['#97', 'blank', { message: ' ' }, 'HS101'],
  ])('%s no message that is %s', async (_case, _what, fields, code) => {
    const message = { name: 'Inês', email: 'i@correio.example', subject: 'outro', message: 'Olá' };
    const columns = Object.keys({ ...message, ...fields }).join(', ');
    const stored = await attempt(
      ANON,
      `insert into public.contact_messages (${columns})
       select ${columns} from json_populate_record(null::public.contact_messages, $1::text::json)`,
      [JSON.stringify({ ...message, ...fields })],
    );
    expect(stored).toBe(code);
  });
});

describe('a signed-in stranger', () => {
  it('#101 sees nobody', async () => {
    for (const table of ['bookings', 'guest_profiles', 'booking_groups', 'contact_messages']) {
      expect(await count(stray, `public.${table}`)).toBe(0);
      expect(await count(staff, `public.${table}`)).not.toBe(0);
    }
  });

  it('#102–105 writes nothing', async () => {
    expect(await insert(stray, 'bookings', [request()])).toBe('42501');
    const roomRow = { room_number: '99', name: 'Meu', price_per_night: 1 };
    expect(await insert(stray, 'rooms', [roomRow])).toBe('42501');
    for (const statement of [
      `update public.bookings set status = 'cancelled' returning id`,
      'delete from public.rooms returning id',
      'delete from public.bookings returning id',
      'delete from public.contact_messages returning id',
      'update public.rooms set price_per_night = 1 returning id',
      'update public.amenities set icon = icon returning id',
    ]) {
      expect(await attempt(stray, statement)).toEqual([]);
    }
  });

  it('#106–108 is no staff by anything a token says', async () => {
    const claims = {
      sub: stray.userId,
      role: 'service_role',
      app_metadata: { role: 'staff' },
      user_metadata: { role: 'staff' },
      is_staff: true,
    };
    const rows = await attempt(
      stray,
      `select public.am_i_staff() as staff, set_config('request.jwt.claims', $1, true) as said,
              (select count(*)::integer from public.bookings) as seen`,
      [JSON.stringify(claims)],
    );
    expect(rows).toMatchObject([{ staff: false, seen: 0 }]);
  });

  it('#109–110 and #114 nobody: revoked, deleted or unknown', async () => {
    const unknown = { ...stray, userId: '33333333-3333-4333-8333-333333333333' };
    const nobody: Caller = { role: 'authenticated' };
    for (const caller of [unknown, nobody]) {
      expect(await count(caller, 'public.bookings')).toBe(0);
      expect(await attempt(caller, 'select public.am_i_staff() as staff')).toEqual([
        { staff: false },
      ]);
    }
  });

  it.each([
    ['', 'accounts', 'select email from auth.users'],
    ['', 'the list of staff', 'select * from private.staff'],
    ['', 'itself to it', 'insert into private.staff (user_id) select auth.uid()'],
    ['', 'the limits', 'update private.settings set contact_per_email_hour = 1000'],
    ['#119', 'a table at once', 'truncate public.guest_profiles'],
    ['', 'the rules', 'alter table public.bookings disable trigger all'],
  ])('%s reaches neither, nor do staff: %s', async (_case, _what, statement) => {
    expect(await attempt(stray, statement)).toBe('42501');
    expect(await attempt(staff, statement)).toBe('42501');
  });
});

describe('staff', () => {
  it.each<[string, string, string, Record<string, unknown>, string]>([
    ['#66', 'a double booking', 'bookings', { status: 'confirmed' }, '23P01'],
    ['#118', 'a status that is none', 'bookings', { status: 'paid' }, '23514'],
    ['#115', 'a script as a link', 'rooms', { booking_url: 'javascript:alert(1)' }, '23514'],
    ['#115', 'data as a picture', 'rooms', { images: ['data:text/html,x'] }, '23514'],
    ['#116', 'a negative price', 'rooms', { price_per_night: -1 }, '23514'],
    ['#117', 'a number twice', 'rooms', {}, '23505'],
  ])('%s not even they store %s', async (_case, _what, table, fields, code) => {
    const rows = {
      bookings: request({
        check_in_date: code === '23P01' ? booking.check_in_date : daysFromToday(90),
        check_out_date: code === '23P01' ? booking.check_out_date : daysFromToday(91),
      }),
      rooms: { room_number: room.room_number, name: 'Quarto', price_per_night: 50 },
    };
    const row = table === 'rooms' ? rows.rooms : rows.bookings;
    expect(await insert(staff, table, [{ ...row, ...fields }])).toBe(code);
  });

  it('#120–122 change no number and no stamp, and delete no room with bookings', async () => {
    const changed = await attempt(
      staff,
      `update public.bookings set booking_number = 'R26-AAAAAA', updated_at = '2020-01-01',
         created_at = '2020-01-01' where id = '${booking.id}'
       returning booking_number, updated_at > '2021-01-01' as fresh, created_at > '2021-01-01' as kept`,
    );
    expect(changed).toEqual([{ booking_number: booking.booking_number, fresh: true, kept: true }]);
    expect(await attempt(staff, `delete from public.rooms where id = '${room.id}'`)).toMatch(
      /^23(?:503|001)$/,
    );
  });
});
