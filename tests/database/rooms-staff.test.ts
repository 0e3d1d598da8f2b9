import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_AMENITIES } from '@/domain/room/amenities';
import { EMPTY_ROOM_FORM, roomFields } from '@/domain/room/room-form';
import { saveRoom } from '@/features/panel/room/form/save-room';
import { SEED_STEPS, seedAmenities } from '@/features/panel/room/amenity-seeding/seed-amenities';
import type { RestClient } from '@/lib/rest-client';
import {
  insertAmenity,
  listAmenities,
  listAmenityCategories,
  listRoomAmenityIds,
} from '@/queries/amenities';
import {
  deleteRoom,
  insertRoom,
  listActiveRoomsByNumber,
  listRooms,
  updateRoom,
} from '@/queries/rooms';
import type { Database } from '@/types/database';
import { addBooking, addRoom } from './scene';
import { emptyHouse, STAFF, startBackend, tokenOf, type Backend } from './support';

// Every call with which staff keep the house, as the panel makes it, on the real engine.

let backend: Backend;
let staffToken: string;

beforeAll(async () => {
  backend = await startBackend();
  staffToken = await tokenOf(backend.stack, STAFF);
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
});

/** A client of staff whose requests fail where `isCut` says so. */
function staffOnBadLine(isCut: (request: Request) => boolean): RestClient {
  return new PostgrestClient<Database>('http://127.0.0.1/rest/v1', {
    headers: { apikey: backend.stack.publishableKey, Authorization: `Bearer ${staffToken}` },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (isCut(request)) throw new TypeError('The line is cut');
      return backend.stack.fetch(request);
    },
    retry: false,
  });
}

const isFor = (request: Request, method: string, table: string) =>
  request.method === method && new URL(request.url).pathname === `/rest/v1/${table}`;

const attic = roomFields({
  ...EMPTY_ROOM_FORM,
  room_number: '14',
  name: 'Sótão',
  max_guests: '2',
  price_per_night: '49,90',
  features: ['Wi-Fi'],
  images: ['/imagens/duplo.svg', 'https://imagens.example/q.jpg'],
  booking_url: ' ',
});

async function amenityIds(): Promise<string[]> {
  return (await listAmenities(backend.staff)).map(({ id }) => id);
}

/** The names of the whole list, by category, in its order. */
async function namesByCategory(): Promise<Record<string, string[]>> {
  const [categories, amenities] = await Promise.all([
    listAmenityCategories(backend.staff),
    listAmenities(backend.staff),
  ]);
  return Object.fromEntries(
    categories.map(({ id, name }) => [
      name,
      amenities.filter(({ category_id }) => category_id === id).map((amenity) => amenity.name),
    ]),
  );
}

const DEFAULTS = Object.fromEntries(
  DEFAULT_AMENITIES.map(({ name, amenities }) => [name, [...amenities]]),
);

describe('the rooms of the house', () => {
  it('are listed whole for staff, the active ones for everybody else', async () => {
    await addRoom(backend, { room_number: 'A1' });
    await addRoom(backend, { room_number: 'A2', is_active: false });
    const numbers = async (client: RestClient) =>
      (await listRooms(client)).map(({ room_number }) => room_number);
    expect(await numbers(backend.staff)).toEqual(['A1', 'A2']);
    expect(await numbers(backend.visitor)).toEqual(['A1']);
    expect(await numbers(backend.stray)).toEqual(['A1']);
    const active = await listActiveRoomsByNumber(backend.staff);
    expect(active.map(({ room_number }) => room_number)).toEqual(['A1']);
  });

  it('take a new one with all that the form holds', async () => {
    const saved = await saveRoom(backend.staff, {
      room: { id: null, fields: attic },
      amenityIds: [],
    });
    expect(saved.amenities).toEqual({ kind: 'stored' });
    expect(await listRooms(backend.visitor)).toMatchObject([
      { ...attic, booking_url: null, standard_features: [], custom_sections: [] },
    ]);
  });

  it('take a number with an accent, as the form does', async () => {
    await insertRoom(backend.staff, { ...attic, room_number: 'Água 1.º'.replace('º', 'o') });
    expect(await listRooms(backend.staff)).toMatchObject([{ room_number: 'Água 1.o' }]);
  });

  it('change in the columns that were changed, and in no other', async () => {
    const room = await addRoom(backend, { booking_url: 'https://www.booking.com/x' });
    await updateRoom(backend.staff, { id: room.id, changes: { price_per_night: 99.5 } });
    await saveRoom(backend.staff, {
      room: { id: room.id, fields: { name: 'Sótão', booking_url: null } },
      amenityIds: null,
    });
    expect(await listRooms(backend.staff)).toMatchObject([
      { name: 'Sótão', booking_url: null, price_per_night: 99.5 },
    ]);
  });

  it('do not take the number of another', async () => {
    const first = await addRoom(backend);
    const second = await addRoom(backend);
    const taken = { room_number: first.room_number };
    await expect(
      saveRoom(backend.staff, { room: { id: second.id, fields: taken }, amenityIds: null }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    await expect(
      insertRoom(backend.staff, { ...attic, room_number: first.room_number }),
    ).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('leave the site when they are switched off, and come back (ADM-ROOM-08)', async () => {
    const room = await addRoom(backend);
    await updateRoom(backend.staff, { id: room.id, changes: { is_active: false } });
    expect(await listRooms(backend.visitor)).toEqual([]);
    await updateRoom(backend.staff, { id: room.id, changes: { is_active: true } });
    expect(await listRooms(backend.visitor)).toHaveLength(1);
  });

  it('go when nothing is booked in them, and stay while anything is, cancelled or not (DATA-ROOM-08)', async () => {
    const free = await addRoom(backend);
    const booked = await addRoom(backend);
    await addBooking(backend, { room_id: booked.id, status: 'cancelled' });
    await deleteRoom(backend.staff, free.id);
    await expect(deleteRoom(backend.staff, booked.id)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await listRooms(backend.staff)).map(({ id }) => id)).toEqual([booked.id]);
  });

  it('are changed by nobody else', async () => {
    const room = await addRoom(backend);
    const change = { id: room.id, changes: { name: 'Meu' } };
    await expect(insertRoom(backend.visitor, attic)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(insertRoom(backend.stray, attic)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(updateRoom(backend.visitor, change)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(updateRoom(backend.stray, change)).rejects.toMatchObject({ kind: 'missing' });
    await expect(deleteRoom(backend.visitor, room.id)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(deleteRoom(backend.stray, room.id)).rejects.toMatchObject({ kind: 'missing' });
    expect(await listRooms(backend.staff)).toMatchObject([{ name: room.name }]);
  });
});

describe('the amenities of a room', () => {
  it('are replaced by those chosen (ADM-ROOM-04, DATA-AMEN-04)', async () => {
    await seedAmenities(backend.staff);
    const [first = '', second = '', third = ''] = await amenityIds();
    const room = await addRoom(backend);
    const save = (ids: string[]) =>
      saveRoom(backend.staff, { room: { id: room.id, fields: {} }, amenityIds: ids });
    await save([first, second]);
    await save([second, third]);
    expect((await listRoomAmenityIds(backend.visitor, room.id)).toSorted()).toEqual(
      [second, third].toSorted(),
    );
    await save([]);
    expect(await listRoomAmenityIds(backend.visitor, room.id)).toEqual([]);
  });

  it('are put back when one of the new ones no longer exists', async () => {
    await seedAmenities(backend.staff);
    const [kept = ''] = await amenityIds();
    const room = await addRoom(backend);
    const edit = { id: room.id, fields: { name: 'Sótão' } };
    await saveRoom(backend.staff, { room: edit, amenityIds: [kept] });
    const gone = '00000000-0000-4000-8000-000000000000';
    const saved = await saveRoom(backend.staff, { room: edit, amenityIds: [kept, gone] });
    expect(saved.amenities).toMatchObject({ kind: 'unchanged', error: { kind: 'conflict' } });
    expect(await listRoomAmenityIds(backend.staff, room.id)).toEqual([kept]);
    expect(await listRooms(backend.staff)).toMatchObject([{ name: 'Sótão' }]);
  });

  it('are still there when the line is cut before they are deleted', async () => {
    await seedAmenities(backend.staff);
    const [kept = '', wanted = ''] = await amenityIds();
    const room = await addRoom(backend);
    await saveRoom(backend.staff, { room: { id: room.id, fields: {} }, amenityIds: [kept] });
    const client = staffOnBadLine((request) => isFor(request, 'DELETE', 'room_amenities'));
    const saved = await saveRoom(client, {
      room: { id: room.id, fields: {} },
      amenityIds: [wanted],
    });
    expect(saved.amenities).toMatchObject({ kind: 'unchanged', error: { kind: 'network' } });
    expect(await listRoomAmenityIds(backend.staff, room.id)).toEqual([kept]);
  });

  it('are said to be lost when the line is cut for good after that', async () => {
    await seedAmenities(backend.staff);
    const [kept = '', wanted = ''] = await amenityIds();
    const room = await addRoom(backend);
    await saveRoom(backend.staff, { room: { id: room.id, fields: {} }, amenityIds: [kept] });
    const client = staffOnBadLine((request) => isFor(request, 'POST', 'room_amenities'));
    vi.mocked(console.error).mockImplementationOnce(() => {});
    const saved = await saveRoom(client, {
      room: { id: room.id, fields: {} },
      amenityIds: [wanted],
    });
    expect(saved.amenities).toMatchObject({ kind: 'lost', error: { kind: 'network' } });
    expect(await listRoomAmenityIds(backend.staff, room.id)).toEqual([]);
  });
});

describe('a new amenity', () => {
  it('stands in its category with the default icon, once (DATA-AMEN-05, ENT-14)', async () => {
    await seedAmenities(backend.staff);
    const [category] = await listAmenityCategories(backend.staff);
    const amenity = { name: 'Rede', categoryId: category?.id ?? '', displayOrder: 8 };
    await expect(insertAmenity(backend.staff, amenity)).resolves.toMatchObject({
      name: 'Rede',
      display_order: 8,
      icon: 'default',
    });
    await expect(insertAmenity(backend.staff, amenity)).rejects.toMatchObject({ kind: 'conflict' });
    const stranger = { ...amenity, name: 'Piscina' };
    await expect(insertAmenity(backend.stray, stranger)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(insertAmenity(backend.visitor, stranger)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('the seeding tool', () => {
  /** A hostel with one of the default amenities and one of its own, both in a room. */
  async function furnish() {
    await seedAmenities(backend.staff);
    const [category] = await listAmenityCategories(backend.staff);
    await backend.staff.from('amenity_categories').insert({ name: 'Lazer', display_order: 9 });
    const own = await insertAmenity(backend.staff, {
      name: 'Rede',
      categoryId: category?.id ?? '',
      displayOrder: 8,
    });
    const room = await addRoom(backend);
    const [wifi = ''] = await amenityIds();
    const ids = [wifi, own.id];
    await saveRoom(backend.staff, { room: { id: room.id, fields: {} }, amenityIds: ids });
    return { room, wifi, own };
  }

  it('fills an empty house', async () => {
    const onStep = vi.fn();
    await seedAmenities(backend.staff, onStep);
    expect(await namesByCategory()).toEqual(DEFAULTS);
    expect(await listAmenities(backend.staff)).toHaveLength(22);
    expect(onStep.mock.calls).toEqual([[1], [2], [3], [4], [SEED_STEPS]]);
  });

  it('leaves the default list and no links, whatever was there (DATA-AMEN-06, DATA-AMEN-07)', async () => {
    const { room } = await furnish();
    await backend.staff.from('amenities').update({ display_order: 99 }).eq('name', 'Cozinha');
    await seedAmenities(backend.staff);
    expect(await namesByCategory()).toEqual(DEFAULTS);
    expect(await listRoomAmenityIds(backend.staff, room.id)).toEqual([]);
  });

  it.each([
    ['at its first write', 'POST', 'amenity_categories'],
    ['before the amenities are stored', 'POST', 'amenities'],
    ['before the other amenities go', 'DELETE', 'amenities'],
    ['before the other categories go', 'DELETE', 'amenity_categories'],
    ['before the links go', 'DELETE', 'room_amenities'],
  ])(
    'cut off %s, leaves a whole list, and a room with what it has of it',
    async (_, method, table) => {
      const { room, wifi } = await furnish();
      const client = staffOnBadLine((request) => isFor(request, method, table));
      await expect(seedAmenities(client)).rejects.toMatchObject({ kind: 'network' });
      const names = await namesByCategory();
      for (const { name, amenities } of DEFAULT_AMENITIES) {
        expect(names[name]).toEqual(expect.arrayContaining([...amenities]));
      }
      expect(await listRoomAmenityIds(backend.visitor, room.id)).toContain(wifi);

      await seedAmenities(backend.staff);
      expect(await namesByCategory()).toEqual(DEFAULTS);
      expect(await listRoomAmenityIds(backend.visitor, room.id)).toEqual([]);
    },
  );

  it('is refused to a visitor and to a stranger before anything is changed', async () => {
    const { room, wifi, own } = await furnish();
    for (const client of [backend.visitor, backend.stray]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same house
      await expect(seedAmenities(client)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    const ids = await listRoomAmenityIds(backend.visitor, room.id);
    expect(ids.toSorted()).toEqual([wifi, own.id].toSorted());
    expect(await namesByCategory()).toHaveProperty('Lazer');
  });
});
