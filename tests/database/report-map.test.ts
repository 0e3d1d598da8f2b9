import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readReportMap } from '@/queries/reports';
import { addOldRoom, addPastStay, mapOf, shut } from './report-scene';
import { emptyHouse, startBackend, type Backend } from './support';

// report_map: each room night by night.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => emptyHouse(backend));

const week = async () => mapOf(backend, '2024-03-04', '2024-03-11');

it('tells who slept there, what was closed and what was free (REP-02)', async () => {
  const one = await addOldRoom(backend, { room_number: '7', name: 'Dormitório', max_guests: 8 });
  // Closed before the stays are added: a day on which somebody sleeps cannot be closed.
  await shut(backend, one, ['2024-03-07', '2024-03-08', '2023-03-05', '2023-03-09']);
  await addPastStay(backend, one, ['2024-02-20', '2024-03-05'], { number_of_guests: 6 });
  await addPastStay(backend, one, ['2024-03-06', '2024-03-08'], { number_of_guests: 2 });
  await addPastStay(backend, one, ['2024-03-10', '2024-05-02'], { number_of_guests: 3 });
  await addPastStay(backend, one, ['2024-03-05', '2024-03-06'], { status: 'pending' });
  await addPastStay(backend, one, ['2024-03-08', '2024-03-10'], { status: 'cancelled' });
  await addPastStay(backend, one, ['2023-03-01', '2023-03-07'], { number_of_guests: 2 });
  expect(await readReportMap(backend.staff, { from: '2024-03-04', until: '2024-03-11' })).toEqual([
    {
      room_number: '7',
      name: 'Dormitório',
      max_guests: 8,
      nights: [6, 0, 2, 2, -1, 0, 3],
      room_nights: 4,
      open_room_nights: 6,
      room_nights_before: 3,
      open_room_nights_before: 6,
    },
  ]);
});

it('goes by the number of the room, 2 before 10, letters last (REP-02)', async () => {
  for (const room_number of ['10', 'Sótão', '2', '2B', '1']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await addOldRoom(backend, { room_number });
  }
  const rooms = await readReportMap(backend.staff, { from: '2024-03-04', until: '2024-03-05' });
  expect(rooms.map(({ room_number }) => room_number)).toEqual(['1', '2', '2B', '10', 'Sótão']);
});

it('holds the rooms that there were, closed before and after (REP-02)', async () => {
  await addOldRoom(backend, { room_number: '1', created_at: '2024-03-07T00:00:00Z' });
  await addOldRoom(backend, { room_number: '2', created_at: '2024-03-11T00:00:00Z' });
  const gone = await addOldRoom(backend, { room_number: '3', is_active: false });
  const longGone = await addOldRoom(backend, { room_number: '4', is_active: false });
  await addOldRoom(backend, { room_number: '5', is_active: false });
  await addPastStay(backend, gone, ['2024-03-05', '2024-03-06']);
  await addPastStay(backend, longGone, ['2024-03-01', '2024-03-04']);
  const rooms = await week();
  expect(Object.keys(rooms)).toEqual(['1', '3']);
  expect(rooms['1']).toMatchObject({
    nights: [-1, -1, -1, 0, 0, 0, 0],
    open_room_nights: 4,
    room_nights_before: 0,
    open_room_nights_before: 0,
  });
  expect(rooms['3']).toMatchObject({ nights: [0, 1, -1, -1, -1, -1, -1], open_room_nights: 2 });
});

it('of a house without a room is empty (REP-02)', async () => {
  expect(await week()).toEqual({});
});
