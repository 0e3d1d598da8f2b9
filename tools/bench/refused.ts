import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { addDays } from '@/domain/calendar/dates';
import { startStack } from '../../supabase/local/stack.ts';
import { startCluster } from '../../tests/postgres/cluster.ts';
import { middle } from './measure.ts';
import { send, type Senders, type Told } from './refused-senders.ts';
import { printTable } from './table.ts';

const ROOMS = 13;
const SENDERS = 60;
const GUESTS = 40;
/** From the twentieth on an address is refused at the door. */
const BEFOREHAND = 20;
/** Which row of a request is wrong, and from how many addresses they come. The last is the worst. */
const SCENES = [
  { addresses: 'one', wrongRow: 3 },
  { addresses: 'each', wrongRow: 3 },
  { addresses: 'new', wrongRow: 1 },
  { addresses: 'new', wrongRow: 3 },
  { addresses: 'new', wrongRow: ROOMS },
] as const satisfies readonly Scene[];

interface Scene {
  addresses: Senders['addresses'];
  wrongRow: number;
}

/**
 * An ordinary guest beside senders of requests for all rooms that are refused at one of their rows,
 * on a PostgreSQL server of its own: what the guest waits until the request is stored.
 */
export async function benchRefused(): Promise<void> {
  console.log(
    `\nA guest beside ${SENDERS} senders of requests for ${ROOMS} rooms that are refused\n`,
  );
  const cluster = await startCluster();
  try {
    const url = cluster.url.replace(/[^/]*$/, 'refused');
    const owner = postgres(cluster.url, { max: 1, onnotice: () => {} });
    await owner.unsafe('create database refused');
    await owner.end();
    await migrate(url);
    const table = [await measure(url, undefined)];
    // oxlint-disable-next-line no-await-in-loop -- side by side they would share the machine
    for (const scene of SCENES) table.push(await measure(url, scene));
    printTable(table);
  } finally {
    await cluster.stop();
  }
}

async function migrate(url: string): Promise<void> {
  const stack = await startStack({ databaseUrl: url, demo: false });
  await stack.stop();
}

const WORDS = { one: 'one address', each: 'an address each', new: 'a new address each time' };

/** One scene in an empty house; without one the guest is alone. */
async function measure(
  url: string,
  scene: Scene | undefined,
): Promise<Record<string, string | number>> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const { rooms, today } = await emptyHouse(owner);
  const request = (room: number, day: number, fields = {}) => ({
    room_id: rooms[room % ROOMS],
    guest_name: 'Inês Duarte',
    guest_email: 'ines@correio.example',
    guest_phone: '+351 912 345 678',
    check_in_date: addDays(today, day),
    check_out_date: addDays(today, day + 2),
    number_of_guests: 2,
    total_price: 100,
    status: 'pending',
    ...fields,
  });
  const nuisance =
    scene &&
    (await startSenders({
      url,
      count: SENDERS,
      addresses: scene.addresses,
      beforehand: scene.addresses === 'new' ? 1 : BEFOREHAND,
      // As guests do not know each other, what is refused is asked for nights that nobody takes.
      rows: rooms.map((_, room) =>
        request(room, 200, {
          guest_email: 'outro@correio.example',
          total_price: room + 1 === scene.wrongRow ? 1 : 100,
        }),
      ),
    }));
  const guest = postgres(url, { max: 1, onnotice: () => {} });
  const times: number[] = [];
  let cut = 0;
  for (let turn = 0; turn < GUESTS; turn += 1) {
    const rows = [request(turn, 10 + 3 * Math.floor(turn / ROOMS))];
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- a guest sends one request after the other
    const answer = await send(guest, { address: `192.0.2.${turn + 1}`, rows });
    times.push(performance.now() - start);
    if (answer !== 'stored') cut += 1;
  }
  const seconds = times.reduce((sum, one) => sum + one, 0) / 1000;
  const told = await nuisance?.end();
  await Promise.all([guest.end(), owner.end()]);
  return {
    senders: scene === undefined ? 'none' : WORDS[scene.addresses],
    'wrong row': scene?.wrongRow ?? 0,
    median: Math.round(middle(times)),
    p95: Math.round(times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0),
    longest: Math.round(Math.max(...times)),
    'cut or refused': cut,
    'refusals a second': told === undefined ? 0 : Math.round(told.answered / seconds),
    'of them no refusal': told?.others.length ?? 0,
  };
}

/** Thirteen rooms at 50 EUR, nothing taken, no bound that a flood of one e-mail would meet. */
async function emptyHouse(owner: postgres.Sql): Promise<{ rooms: string[]; today: string }> {
  await owner.unsafe(`
    delete from public.bookings; delete from private.submissions; delete from public.rooms;
    update private.settings set booking_rows_per_email_day = 1000000,
      booking_rows_global_hour = 1000000, pending_nights_per_email = 1000000,
      pending_share_email = 1000, pending_share_address = 1000, unverified_share = 1000;
    insert into public.rooms (room_number, name, max_guests, price_per_night)
    select n, 'Quarto ' || n, 2, 50 from generate_series(1, ${ROOMS}) n`);
  const rooms = await owner`select id from public.rooms order by id`;
  const [clock] = await owner`select private.today()::text as today`;
  return { rooms: rooms.map(({ id }) => String(id)), today: String(clock?.['today']) };
}

async function startSenders(settings: Senders): Promise<{ end(): Promise<Told> }> {
  const script = fileURLToPath(new URL('refused-senders.ts', import.meta.url));
  const child = fork(script, [], { execArgv: ['--import', 'tsx'] });
  const begun = once(child, 'message');
  child.send(settings);
  await begun;
  return {
    end: async () => {
      const told = once(child, 'message');
      child.send('end');
      const [counts] = await told;
      const { answered, others }: Told = counts;
      return { answered, others };
    },
  };
}
