import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import type { RestClient } from '@/lib/rest-client';
import { unwrap } from '@/queries/query-error';
import { PGLITE_FOLDER } from '../../supabase/local/data-folder.ts';
import { LOCAL_PUBLISHABLE_KEY, readOrCreateSecrets } from '../../supabase/local/keys.ts';
import type { SqlRow } from '../../supabase/local/engine.ts';
import {
  freePort,
  killVite,
  startVite,
  untilReady,
  type ViteServer,
} from '../../tests/support/vite-server.ts';
import { addRooms, countOverlaps, countOf } from './arena.ts';
import { book, type Stay } from './guest.ts';
import { clientAt, openHouse } from './house.ts';
import { damagedIndexes } from './indexes.ts';
import { describeLedger, openLedger, type Find, type Ledger } from './ledger.ts';
import { promises, type Outcome } from './outcome.ts';

const ROOMS = 20;

// The embedded backend, killed while guests are writing: real processes on a real folder.

/** Kills the dev server again and again while it stores bookings, and starts it anew. */
export async function killWhileWriting(kills: number): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-kills-'));
  try {
    return await killInFolder(folder, kills);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killInFolder(folder: string, kills: number): Promise<Outcome> {
  const { broken, expect } = promises();
  const { today, rooms } = await prepareFolder(folder);
  const ledger = openLedger(rooms, today);
  const secrets = readOrCreateSecrets(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const visitor = clientAt(url, { apikey: LOCAL_PUBLISHABLE_KEY });
  const house = clientAt(url, { apikey: secrets.secretKey });
  const send = async (stay: Stay) => {
    const answer = await book({ visitor, today }, stay);
    return answer.kind === 'stored' ? answer.booking.bookingNumber : null;
  };

  for (let kill = 0; kill < kills; kill += 1) {
    const server = startVite({ dataFolder: folder, port });
    try {
      await untilReady(server);
      if (kill === 0) expect(await refusesRival(folder, server), 'a second process was let in');
      const missing = await ledger.findMissing(findThrough(house));
      expect(missing.length === 0, `lost after kill ${kill}: ${missing.join(', ')}`);
      // A different moment each time, in the middle of the writing.
      const after = 5 + ((kill * 7) % 23);
      await ledger.writeUntil(send, { after, killBackend: async () => killVite(server) });
    } finally {
      await killVite(server);
    }
  }

  leaveForeignLock(folder);
  const { missing, stored, overlaps } = await readFolder(folder, ledger);
  expect(missing === 0, `${missing} lost in the end`);
  expect(overlaps === 0, 'bookings overlap');
  const damaged = await examine(folder);
  expect(damaged.length === 0, `damaged: ${damaged.join('; ')}`);
  return { broken, figure: describeLedger({ acknowledged: ledger.count(), missing, stored }) };
}

/** Finds bookings over HTTP, as one who sees all of them. */
function findThrough(house: RestClient): Find {
  return async (numbers) => {
    const bookings = house.from('bookings').select('booking_number');
    const rows = unwrap('findThrough', await bookings.in('booking_number', numbers));
    return rows.map(({ booking_number }) => booking_number);
  };
}

/** A database with rooms to book, and limits that a storm does not reach. */
async function prepareFolder(folder: string) {
  const house = await openHouse({ dataFolder: folder });
  const rooms = await addRooms(house, ROOMS);
  await house.close();
  return { today: house.today, rooms };
}

/** Whether another process on the same folder ends with words, while the first one serves on. */
async function refusesRival(folder: string, { process: owner }: ViteServer): Promise<boolean> {
  const rival = startVite({ dataFolder: folder, port: await freePort() });
  const exitCode = await rival.exitCode;
  return exitCode === 1 && rival.output().includes(`is in use by process ${owner.pid}`);
}

/** A lock whose owner's number now belongs to another process: nobody should have to delete it. */
function leaveForeignLock(folder: string): void {
  const lock = { pid: process.ppid, processStart: 1, identity: 'an earlier boot' };
  writeFileSync(path.join(folder, 'hostel.lock'), JSON.stringify(lock));
}

async function readFolder(folder: string, ledger: Ledger) {
  const house = await openHouse({ dataFolder: folder });
  try {
    return {
      missing: (await ledger.findMissing(findThrough(house.house))).length,
      stored: await countOf(
        house,
        `select count(*) from public.bookings b join public.rooms r on r.id = b.room_id
          where r.room_number like 'S%'`,
      ),
      overlaps: await countOverlaps(house),
    };
  } finally {
    await house.close();
  }
}

async function examine(folder: string): Promise<string[]> {
  const extensions = { amcheck, btree_gist };
  const database = await PGlite.create(path.join(folder, PGLITE_FOLDER), { extensions });
  try {
    return await damagedIndexes(async (text) => (await database.query<SqlRow>(text)).rows);
  } finally {
    await database.close();
  }
}
