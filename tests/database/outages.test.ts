import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { addDays } from '@/domain/calendar/dates';
import { closeRoom, openRoom } from '@/queries/cleaning/outages';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import { listRoomDays, updateAvailability } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';
import { addStay } from './desk-scene';
import { addMember, type TeamMember } from './people-scene';
import { addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Rooms out of service: their nights are closed for everybody at once, and given back as they were.

let backend: Backend;
let lidia: TeamMember;
let rui: TeamMember;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
  lidia = await addMember(backend, { email: 'lidia@hostel.example', role: 'housekeeping' });
  rui = await addMember(backend, { email: 'rui@hostel.example', role: 'reception' });
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

async function today(): Promise<RoomToday | undefined> {
  return (await readRoomsToday(rui.client)).rooms.find(({ id }) => id === room.id);
}

describe('a room out of service (CLEAN-03)', () => {
  const until = () => addDays(backend.today, 2);
  const days = async () =>
    listRoomDays(rui.client, {
      roomId: room.id,
      from: backend.today,
      to: addDays(backend.today, 4),
    });
  const closed = async () =>
    (await days()).filter(({ is_available }) => !is_available).map(({ date }) => date);
  const close = async (reason = 'Autoclismo a verter') =>
    closeRoom(rui.client, { roomId: room.id, until: until(), reason });
  const nights = () => [0, 1, 2].map((day) => addDays(backend.today, day));
  const day = (index: number, is_available: boolean, custom_price: number | null = null) => ({
    room_id: room.id,
    date: addDays(backend.today, index),
    is_available,
    custom_price,
  });

  it('closes its nights for guests at once, the last one included, and opens as it was', async () => {
    await updateAvailability(rui.client, [day(1, true, 70), day(2, false)]);
    await close();
    expect(await closed()).toEqual(nights());
    expect(await today()).toMatchObject({
      closed: true,
      outage: { ends: until(), reason: 'Autoclismo a verter', by: 'Rui', in_way: 0 },
    });
    const refused = backend.visitor.from('bookings').insert({
      room_id: room.id,
      guest_name: 'Rita',
      guest_email: 'rita@correio.example',
      guest_phone: '912345678',
      check_in_date: addDays(backend.today, 1),
      check_out_date: addDays(backend.today, 2),
      number_of_guests: 1,
      total_price: 80,
      status: 'pending',
    });
    expect((await refused).error).toMatchObject({ code: 'HS009' });
    await openRoom(rui.client, room.id);
    expect(await days()).toEqual([day(1, true, 70), day(2, false)]);
    expect(await today()).toMatchObject({ outage: null, closed: false });
  });

  it('counts the stays in the way, leaves them, and stays closed behind one that moves away', async () => {
    const stay = await addStay(backend, room, [1, 2]);
    await close();
    expect(await today()).toMatchObject({ outage: { in_way: 1 } });
    const other = await addRoom(backend);
    await backend.database.query('update public.bookings set room_id = $2 where id = $1', [
      stay.id,
      other.id,
    ]);
    expect(await closed()).toEqual(nights());
    expect(await today()).toMatchObject({ outage: { in_way: 0 } });
  });

  it('leaves closed what others have closed since, open what they have opened, and prices as they are', async () => {
    await close();
    await updateAvailability(rui.client, [day(0, false), day(1, true), day(2, false, 99)]);
    await openRoom(rui.client, room.id);
    expect(await days()).toEqual([day(0, false), day(1, true), day(2, true, 99)]);
  });

  it('ends where it is closed anew, and gives back the nights beyond', async () => {
    await close();
    await closeRoom(rui.client, { roomId: room.id, until: backend.today, reason: 'Duche' });
    expect(await closed()).toEqual([backend.today]);
    await openRoom(rui.client, room.id);
    expect(await closed()).toEqual([]);
  });

  it('is over by itself after its last night', async () => {
    await close();
    await backend.database.query(`update private.room_outages set starts = $1, ends = $1`, [
      addDays(backend.today, -1),
    ]);
    expect(await today()).toMatchObject({ outage: null });
  });

  it('is for reception: housekeeping neither closes nor opens, and nonsense is refused', async () => {
    const closing = { roomId: room.id, until: until(), reason: 'Duche' };
    for (const act of [
      async () => closeRoom(lidia.client, closing),
      async () => openRoom(lidia.client, room.id),
    ]) {
      await expect(act()).rejects.toMatchObject({ kind: 'forbidden' });
    }
    for (const wrong of [
      { until: addDays(backend.today, -1) },
      { reason: ' ' },
      { reason: 'x'.repeat(141) },
    ]) {
      await expect(closeRoom(rui.client, { ...closing, ...wrong })).rejects.toMatchObject({
        code: 'HS400',
      });
    }
    await expect(
      closeRoom(rui.client, { ...closing, roomId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'HS006' });
  });
});
