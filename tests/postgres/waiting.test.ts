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

/** Resolves when somebody waits for an advisory lock that another connection holds. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await backend.database.query(
      `select exists (select from pg_locks where locktype = 'advisory' and not granted) as waits`,
    );
    if (row?.['waits'] === true) return;
  }
}

/** Holds the lock of all who change what is taken, does some work, and gives it free again. */
async function whileLocked(lock: number, work: () => Promise<void>): Promise<void> {
  await other.begin(async (sql) => {
    await sql.unsafe(`select pg_advisory_xact_lock(${lock})`);
    await work();
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
