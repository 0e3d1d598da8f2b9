import { migratedCluster } from '../../tests/database/kept-clusters.ts';
import { random } from '../bench/measure.ts';
import { fillDisk } from './disk.ts';
import { openHouse, type OpenHouse } from './house.ts';
import { killWhileWriting } from './kills.ts';
import type { Outcome } from './outcome.ts';
import { killPostgresWhileWriting } from './postgres-kills.ts';
import { openPostgresHouse } from './postgres-house.ts';
import { waitBesideRefusals } from './refusals.ts';
import { raceForGroups, raceForOneRoom, raceForOverlappingStays } from './races.ts';
import { raceStaff } from './staff-races.ts';
import { storm } from './storm.ts';
import { printHead, printRow } from './table.ts';

/** `npm run stress`: load and faults, on both engines; exits with 1 when a promise is broken. */

const GUESTS = 200;
const STAFF_ROUNDS = 25;
const REFUSED_SENDERS = 60;
const PATIENT_GUESTS = 60;
const EMBEDDED_KILLS = 20;
const POSTGRES_KILLS = 6;

let brokenCount = 0;

async function trial(what: string, load: string, run: () => Promise<Outcome>): Promise<void> {
  const outcome = await run().catch((error: unknown) => ({
    broken: [error instanceof Error ? error.message : String(error)],
    figure: 'the trial itself failed',
  }));
  brokenCount += outcome.broken.length;
  printRow({ what, load, ...outcome });
}

async function races(engine: string, arena: OpenHouse, requests: number): Promise<void> {
  const at = (what: string) => `${what}, ${engine}`;
  const guests = `${GUESTS} at once over HTTP`;
  await trial(at('one room, same dates'), guests, () => raceForOneRoom(arena, GUESTS));
  await trial(at('one room, crossing dates'), guests, () => raceForOverlappingStays(arena, GUESTS));
  await trial(at('groups in opposite order'), guests, () => raceForGroups(arena, GUESTS));
  await trial(at('storm with cancellations'), `${requests} requests, ${GUESTS} people`, () =>
    storm(arena, { requests, people: GUESTS, random: random(1) }),
  );
  await trial(
    at('a guest beside refused requests'),
    `${REFUSED_SENDERS} senders without a pause`,
    () => waitBesideRefusals(arena, { senders: REFUSED_SENDERS, guests: PATIENT_GUESTS }),
  );
  await trial(at('two staff, one booking'), `${STAFF_ROUNDS} rounds of 4 duels`, () =>
    raceStaff(arena, STAFF_ROUNDS),
  );
}

// Refusals are what most of this is about: the backend prints a line for each.
console.error = () => {};

printHead();
const embedded = await openHouse({ dump: await migratedCluster() });
await races('embedded', embedded, 1000);
await embedded.close();

const postgres = await openPostgresHouse({ connections: GUESTS });
await races('PostgreSQL', postgres, 3000);
await postgres.close();

await trial('killed while writing, embedded', `${EMBEDDED_KILLS} × kill -9 of npm start`, () =>
  killWhileWriting(EMBEDDED_KILLS),
);
await trial('killed while writing, PostgreSQL', `${POSTGRES_KILLS} × kill -9, fsync on`, () =>
  killPostgresWhileWriting(POSTGRES_KILLS),
);
await trial('full disk, read-only disk', 'npm start on a disk of 200 MB', fillDisk);

console.log(brokenCount === 0 ? '\nEvery promise held.' : `\n${brokenCount} promises broken.`);
process.exit(brokenCount === 0 ? 0 : 1);
