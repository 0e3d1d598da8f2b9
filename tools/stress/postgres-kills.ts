import postgres, { type Sql } from 'postgres';
import { withinTime } from '../time-limit.ts';
import { addRooms, OVERLAPS } from './arena.ts';
import { damagedIndexes } from './indexes.ts';
import { describeLedger, openLedger, type Find, type Send } from './ledger.ts';
import { promises, type Outcome } from './outcome.ts';
import { openPostgresHouse, type PostgresHouse } from './postgres-house.ts';

// A PostgreSQL server that loses a session, or all of itself, while bookings are written.

const ROOMS = 20;
const RETURN_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 3_000;
const ATTEMPTS = 50;

/** Kills a session of the server in the middle of its work, then the whole server, in turns. */
export async function killPostgresWhileWriting(kills: number): Promise<Outcome> {
  const house = await openPostgresHouse({ settings: DURABLE });
  try {
    return await killServer(house, kills);
  } finally {
    await house.close();
  }
}

/** What a careful operator runs, unlike a server for tests. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

async function killServer(house: PostgresHouse, kills: number): Promise<Outcome> {
  const { broken, expect } = promises();
  const rooms = await addRooms(house, ROOMS);
  const ledger = openLedger(rooms, house.today);
  const find: Find = async (numbers) =>
    house.asAdmin(async (query) => {
      const list = numbers.map((number) => `'${number}'`).join();
      const rows = await query(
        `select booking_number from public.bookings where booking_number in (${list})`,
      );
      return rows.map(({ booking_number }) => String(booking_number));
    });

  let missing: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const killBackend = kill % 2 === 0 ? killSession : killWholeServer;
    const after = 100 + kill * 25;
    const sql = postgres(house.databaseUrl, { onnotice: () => {} });
    await ledger.writeUntil(sendThrough(sql), {
      after,
      killBackend: async () => killBackend(house),
    });
    await sql.end({ timeout: 0 });
    await untilBack(house);
    missing = await ledger.findMissing(find);
    expect(missing.length === 0, `lost after kill ${kill}: ${missing.join(', ')}`);
  }

  const stored = await house.asAdmin(async (query) => query('select id from public.bookings'));
  expect((await house.asAdmin(async (query) => query(OVERLAPS))).length === 0, 'bookings overlap');
  const damaged = await house.asAdmin(damagedIndexes);
  expect(damaged.length === 0, `damaged: ${damaged.join('; ')}`);
  const counts = {
    acknowledged: ledger.count(),
    missing: missing.length,
    stored: stored.length,
  };
  return { broken, figure: describeLedger(counts) };
}

/** Rejects after a while: the client library may never answer while the server comes back. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  return withinTime(answer, { ms: ANSWER_LIMIT_MS, otherwise: 'No answer.' });
}

/** One statement is one transaction: its answer says that it is committed. */
function sendThrough(sql: Sql): Send {
  return async ({ rooms, checkIn, checkOut }) => {
    const booking = {
      room_id: rooms[0]?.id ?? '',
      guest_name: 'Rita Antunes',
      guest_email: 'rita@correio.example',
      guest_phone: '+351 910 000 002',
      check_in_date: checkIn,
      check_out_date: checkOut,
      number_of_guests: 1,
      total_price: 50,
    };
    try {
      const [row] = await inTime(
        sql<{ booking_number: string }[]>`
          insert into public.bookings ${sql(booking)} returning booking_number`,
      );
      return row?.booking_number ?? null;
    } catch {
      return null;
    }
  };
}

/** Kills one session. PostgreSQL then ends all the others, as shared memory may be half written. */
async function killSession(house: PostgresHouse): Promise<void> {
  const pid = await house.asAdmin(async (query) => {
    const [session] = await query(
      `select pid from pg_stat_activity where usename = 'owner' and pid <> pg_backend_pid()
        order by state = 'active' desc, random() limit 1`,
    );
    return Number(session?.['pid']);
  });
  process.kill(pid, 'SIGKILL');
}

async function killWholeServer({ cluster }: PostgresHouse): Promise<void> {
  await cluster.kill();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await cluster.restart();
      return;
    } catch (error) {
      // Sessions of the dead server may hold its memory for a moment longer.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function untilBack(house: PostgresHouse): Promise<void> {
  const deadline = performance.now() + RETURN_LIMIT_MS;
  for (;;) {
    try {
      await inTime(house.asAdmin(async (query) => query('select 1 from public.bookings limit 1')));
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
