import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { updateAvailability } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';
import { fromAddress, outcomeWith, withSettings } from '../database/from-address';
import { addRoom, countRows, requestFor } from '../database/scene';
import { emptyHouse, outcome, startBackend, type Backend } from '../database/support';

// Who waits for whom: a second connection holds what others need, which only a real server has.

let backend: Backend;
let rooms: RoomRow[];
let other: postgres.Sql;

beforeAll(async () => {
  backend = await startBackend();
  if (backend.databaseUrl === undefined) throw new Error('Needs a server: npm run test:postgres');
  other = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await other.end();
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
});

const request = (fields: object = {}, room = rooms[0]) => ({
  ...requestFor(backend, room ?? { id: '', price_per_night: 0 }),
  ...fields,
});
const send = async (...rows: object[]) =>
  outcome(await backend.attacker.from('bookings').insert(rows));
const day = () => addDays(backend.today, 30);
const block = () => ({
  room_id: rooms[0]?.id ?? '',
  date: day(),
  is_available: false,
  custom_price: null,
});

/** Resolves when so many wait for an advisory lock that another connection holds. */
async function untilSomebodyWaits(count = 1): Promise<void> {
  for (;;) {
    const [row] = await backend.database.query(
      `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
    );
    if (row?.['waiting'] === count) return;
  }
}

/** Holds the lock of all who change what is taken, does some work, and gives it free again. */
async function whileLocked(
  lock: number,
  work: (sql: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  await other.begin(async (sql) => {
    await sql.unsafe(`select pg_advisory_xact_lock(${lock})`);
    await work(sql);
  });
}

describe('a request that is refused makes nobody wait, and waits for nobody', () => {
  it.each<[string, () => object[], string]>([
    ['without a name', () => [request({ guest_name: ' ' })], '400 HS001'],
    ['in the past', () => [request({ check_in_date: addDays(backend.today, -1) })], '400 HS004'],
    ['with another price', () => [request({ total_price: 1 })], '400 HS008'],
    ['of too many guests', () => [request({ number_of_guests: 40 })], '400 HS007'],
    ['of a room that does not exist', () => [request({ room_id: null })], '400 HS006'],
  ])('%s', async (_, rows, expected) => {
    await whileLocked(7_261_001, async () => expect(await send(...rows())).toBe(expected));
  });

  it('for nights that are taken or blocked, sent already, or beyond what is left', async () => {
    await send(request());
    const elsewhere = { guest_email: 'outra@correio.example' };
    await whileLocked(7_261_001, async () => {
      expect(await send(request())).toBe('409 HS013');
      expect(await send(request(elsewhere))).toBe('409 23P01');
      await withSettings(backend, 'unverified_share = 0, unverified_floor = 2', async () => {
        expect(await send(request(elsewhere, rooms[1]))).toBe('403 HS018');
      });
      await withSettings(backend, 'booking_rows_global_hour = 1', async () => {
        expect(await send(request(elsewhere, rooms[1]))).toBe('429 HS429');
      });
    });
    await updateAvailability(backend.staff, [{ ...block(), room_id: rooms[1]?.id ?? '' }]);
    await whileLocked(7_261_001, async () => {
      expect(await send(request(elsewhere, rooms[1]))).toBe('409 HS009');
    });
  });

  it.each<[string, () => object[], string]>([
    ['at its last row', () => [request(), request({ total_price: 1 }, rooms[1])], '400 HS008'],
    ['for one room twice', () => [request(), request()], '409 23P01'],
    ['for a key that is none', () => [request({ access_key: 'short' }, rooms[1])], '400 HS022'],
  ])('of several rooms, refused %s', async (_, rows, expected) => {
    await whileLocked(7_261_001, async () => expect(await send(...rows())).toBe(expected));
  });

  it('beyond a bound only as a whole', async () => {
    await withSettings(backend, 'booking_rows_global_hour = 1', async () => {
      await whileLocked(7_261_001, async () => {
        expect(await send(request(), request({}, rooms[1]))).toBe('429 HS429');
      });
    });
  });

  it('of a reference that is not the guest’s own', async () => {
    await send(request());
    await whileLocked(7_261_001, async () => {
      const bound = await backend.attacker
        .from('bookings')
        .update({ group_reference: 'GRP26-8KQ2M7XA' })
        .not('id', 'is', null);
      expect(outcome(bound)).toBe('401 42501');
    });
  });

  it('a message without a text, or the same once more', async () => {
    const message = { name: 'Rita', email: 'r@correio.example', subject: 'outro', message: 'Olá' };
    const write = async (fields: object = {}) =>
      outcome(await backend.attacker.from('contact_messages').insert({ ...message, ...fields }));
    expect(await write()).toBe('201');
    await whileLocked(7_261_002, async () => {
      expect(await write({ message: '' })).toBe('400 HS101');
      expect(await write()).toBe('409 HS102');
    });
  });
});

describe('rows that wait for their request to be stored', () => {
  const mine = { guest_email: 'outra@correio.example' };
  const stored = () =>
    backend.database.query(
      'select room_id, guest_email, is_draft from public.bookings order by created_at, room_id',
    );

  it('are stored of one guest only, whoever else wants one of the rooms', async () => {
    const both = rooms.map((room) => request({}, room));
    const wanted = [both, both.toReversed().map((row) => ({ ...row, ...mine }))];
    let answers: Promise<string>[] = [];
    await whileLocked(7_261_001, async () => {
      answers = wanted.map(async (rows) => send(...rows));
      await untilSomebodyWaits(2);
      expect(await stored()).toEqual([]);
    });
    expect((await Promise.all(answers)).toSorted()).toEqual(['201', '409 23P01']);
    const rows = await stored();
    expect(rows.map((row) => row['is_draft'])).toEqual([false, false]);
    expect(new Set(rows.map((row) => row['guest_email'])).size).toBe(1);
  });

  it('take no night of a stay that the house enters meanwhile, and fall with it', async () => {
    let late: Promise<string> | undefined;
    await whileLocked(7_261_001, async (sql) => {
      late = send(...rooms.map((room) => request(mine, room)));
      await untilSomebodyWaits();
      await sql`insert into public.bookings ${sql(request({}, rooms[1]))}`;
    });
    expect(await late).toBe('409 23P01');
    expect(await stored()).toEqual([
      { room_id: rooms[1]?.id, guest_email: 'ines@correio.example', is_draft: false },
    ]);
  });

  it('share one key with nobody whose request was stored meanwhile', async () => {
    const access_key = 'k'.repeat(24);
    let answers: Promise<string>[] = [];
    await whileLocked(7_261_001, async () => {
      answers = [send(request({ access_key })), send(request({ ...mine, access_key }, rooms[1]))];
      await untilSomebodyWaits(2);
    });
    expect((await Promise.all(answers)).toSorted()).toEqual(['201', '400 HS022']);
  });
});

describe('a block and a booking of one day', () => {
  it('never both: the guest who waits for a block is refused', async () => {
    let sent: Promise<string> | undefined;
    await other.begin(async (sql) => {
      await sql`insert into public.room_availability ${sql(block())}`;
      sent = send(request());
      await untilSomebodyWaits();
    });
    expect(await sent).toBe('409 HS009');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it('never both: the block that waits for a guest skips the day, and keeps its price', async () => {
    let blocked: Promise<void> | undefined;
    await other.begin(async (sql) => {
      await sql.unsafe('set local role anon');
      await sql`insert into public.bookings ${sql(request())}`;
      blocked = updateAvailability(backend.staff, [{ ...block(), custom_price: 90 }]);
      await sql.unsafe('reset role');
      await untilSomebodyWaits();
    });
    await blocked;
    const { data } = await backend.staff
      .from('room_availability')
      .select('date,is_available,custom_price');
    expect(data).toEqual([{ date: day(), is_available: true, custom_price: 90 }]);
  });
});

it('a guest who waits sees what was booked meanwhile, and is counted with it', async () => {
  const address = fromAddress('203.0.113.7');
  const mine = { guest_email: 'outra@correio.example' };
  await withSettings(backend, 'booking_rows_per_ip_hour = 1', async () => {
    let late: Promise<string> | undefined;
    await other.begin(async (sql) => {
      await sql.unsafe(`select set_config('request.headers', '${JSON.stringify(address)}', true)`);
      await sql.unsafe('set local role anon');
      await sql`insert into public.bookings ${sql(request())}`;
      late = outcomeWith(backend, address, [request(mine, rooms[1])]);
      await sql.unsafe('reset role');
      await untilSomebodyWaits();
    });
    expect(await late).toBe('HS429');
  });
});
