import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RoomRow } from '@/types/rows';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { answerCalendar } from '../../supabase/functions/calendar/handler.ts';
import { syncAll } from '../../supabase/functions/sync-calendars/sync.ts';
import { addFeed, stays } from '../database/channel-scene';
import { addStay } from '../database/desk-scene';
import { addRoom } from '../database/scene';
import { emptyHouse, startBackend, type Backend } from '../database/support';
import { workerEnv } from './workers';

// Both functions and the database: two rooms stand for two hostels that sync each other's calendar.

let backend: Backend;
let runtime: Runtime;
let rooms: [RoomRow, RoomRow];
/** Our calendars, by the address at which the other reads them. */
let calendars: Map<string, string>;

beforeAll(async () => {
  backend = await startBackend();
  runtime = { env: workerEnv(backend, ''), fetch: async (request) => fetch(request) };
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
  const addresses = rooms.map(({ id }) => `https://house.example/${id}.ics`);
  const [first, second] = await Promise.all(
    rooms.map(async (room, at) =>
      addFeed(backend, room, { channel: 'other', url: addresses[1 - at] }),
    ),
  );
  calendars = new Map([
    [addresses[0] ?? '', first?.export_key ?? ''],
    [addresses[1] ?? '', second?.export_key ?? ''],
  ]);
});

async function read(url: string, etag: string | null) {
  const request = new Request(`https://house.example/calendar/${calendars.get(url) ?? ''}.ics`, {
    headers: etag === null ? {} : { 'If-None-Match': etag },
  });
  const answer = await answerCalendar(request, runtime, async () => undefined);
  if (answer.status === 304) return { text: undefined, etag };
  return { text: await answer.text(), etag: answer.headers.get('etag') };
}
const round = async () => Object.values(await syncAll(runtime, { fetchFeed: read }));
const lines = async () =>
  (await stays(backend)).map((line) =>
    line.replace(rooms[0].room_number, 'first').replace(rooms[1].room_number, 'second'),
  );

it('a stay sold in one is taken in the other, comes back to nobody, and is asked for again without a text (CHAN-01, CHAN-03, CHAN-05)', async () => {
  await addStay(backend, rooms[0], [3, 3]);
  await round();
  await round();
  const both = await lines();
  expect(both).toHaveLength(2);
  expect(both).toContainEqual('second: 3–6 confirmed other Hóspede Outro calendário');
  expect(await round()).toEqual([{ unchanged: true }, { unchanged: true }]);
  expect(await lines()).toEqual(both);
});

it('nights sold in both are shown, and booked once one of them is given up (CHAN-04)', async () => {
  const ours = await addStay(backend, rooms[0], [3, 3]);
  await addStay(backend, rooms[1], [3, 3]);
  await round();
  const states = async () =>
    (await backend.database.query('select state from public.channel_events')).map(
      ({ state }) => state,
    );
  expect(await states()).toEqual(['conflict', 'conflict']);
  await backend.house.from('bookings').update({ status: 'cancelled' }).eq('id', ours.id);
  await round();
  expect(await lines()).toContainEqual('first: 3–6 confirmed other Hóspede Outro calendário');
});
