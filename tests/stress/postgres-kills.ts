import { addRooms, countOf, countOverlaps } from './arena.ts';
import { damagedIndexes } from './indexes.ts';
import { openLedger } from './ledger.ts';
import { promises, type Outcome } from './outcome.ts';
import { openPostgresHouse, type PostgresHouse } from './postgres-house.ts';

// A PostgreSQL server that loses a session, or all of itself, while guests are writing. Our own
// backend goes on running and has to find its way back.

const ROOMS = 20;
const RETURN_LIMIT_MS = 60_000;
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

  for (let kill = 0; kill < kills; kill += 1) {
    const blow = kill % 2 === 0 ? killSession : killWholeServer;
    await ledger.writeUntil(house, { after: 20 + kill * 5, blow: async () => blow(house) });
    await untilBack(house);
    const missing = await ledger.findMissing(house);
    expect(missing.length === 0, `lost after kill ${kill}: ${missing.join(', ')}`);
  }

  expect((await countOverlaps(house)) === 0, 'bookings overlap');
  const damaged = await house.asAdmin(damagedIndexes);
  expect(damaged.length === 0, `damaged: ${damaged.join('; ')}`);
  const stored = await countOf(house, 'select count(*) from public.bookings');
  return {
    broken,
    figure: `${ledger.count()} acknowledged, 0 lost, ${stored - ledger.count()} more stored`,
  };
}

/** PostgreSQL ends all its sessions then, since one of them may have left shared memory half written. */
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
      await countOf(house, 'select count(*) from public.bookings');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
