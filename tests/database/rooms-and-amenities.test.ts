import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRoom } from './scene';
import {
  emptyHouse,
  outcome,
  STAFF,
  startBackend,
  STILL_NAMED,
  tokenOf,
  untypedClientFor,
  type Backend,
  type UntypedClient,
} from './support';

// What the tables themselves refuse, whoever writes: here staff, without a form.

let backend: Backend;
let staff: UntypedClient;

beforeAll(async () => {
  backend = await startBackend();
  staff = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
});

const ROOM = { room_number: '7', name: 'Quarto do Pátio', price_per_night: 55 };

describe('a room', () => {
  it('is stored with its defaults', async () => {
    const { data } = await staff.from('rooms').insert(ROOM).select('*').single();
    expect(data).toMatchObject({
      ...ROOM,
      max_guests: 2,
      features: [],
      images: [],
      is_active: true,
    });
  });

  it.each([
    [
      'a script as its booking link',
      { booking_url: 'javascript:alert(1)' },
      'rooms_booking_url_check',
    ],
    ['data as its Airbnb link', { airbnb_url: 'data:text/html,x' }, 'rooms_airbnb_url_check'],
    ['a script as a picture', { images: ['/ok.jpg', 'javascript:alert(1)'] }, 'rooms_images_check'],
    ['a negative price', { price_per_night: -1 }, 'rooms_price_check'],
    ['a negative minimum price', { minimum_price: -1 }, 'rooms_minimum_price_check'],
    ['no beds', { max_guests: 0 }, 'rooms_max_guests_check'],
    ['a blank name', { name: '  ' }, 'rooms_name_check'],
    ['a number that is no number', { room_number: '/admin' }, 'rooms_room_number_check'],
    ['a feature of 201 letters', { features: ['a'.repeat(201)] }, 'rooms_features_check'],
  ])('#115–116 with %s is refused', async (_, fields, constraint) => {
    const { error } = await staff.from('rooms').insert({ ...ROOM, ...fields });
    expect(error?.message).toContain(constraint);
  });

  it('#117 does not take the number of another', async () => {
    await staff.from('rooms').insert(ROOM);
    expect(outcome(await staff.from('rooms').insert(ROOM))).toBe('409 23505');
  });

  it('takes its days and amenities with it', async () => {
    const room = await addRoom(backend);
    const { data: category } = await backend.staff
      .from('amenity_categories')
      .insert({ name: 'Conforto' })
      .select('id')
      .single();
    const { data: amenity } = await backend.staff
      .from('amenities')
      .insert({ name: 'Secador', category_id: category?.id ?? '' })
      .select('id')
      .single();
    const link = { room_id: room.id, amenity_id: amenity?.id ?? '' };
    await backend.staff.from('room_amenities').insert(link);
    await backend.staff.from('room_availability').insert({ room_id: room.id, date: backend.today });

    // A category in use cannot be deleted; a room can.
    const kept = await backend.staff.from('amenity_categories').delete().eq('name', 'Conforto');
    expect(outcome(kept)).toMatch(STILL_NAMED);
    expect(outcome(await backend.staff.from('rooms').delete().eq('id', room.id))).toBe('204');
    const left = await Promise.all([
      backend.staff.from('room_amenities').select('*'),
      backend.staff.from('room_availability').select('*'),
      backend.staff.from('amenities').select('id'),
    ]);
    expect(left.map(({ data }) => data?.length)).toEqual([0, 0, 1]);
  });
});

describe('the days of a room', () => {
  it('are written over, one row for each (ENT-03)', async () => {
    const { id: room_id } = await addRoom(backend);
    const write = async (day: object) =>
      outcome(await staff.from('room_availability').upsert(day, { onConflict: 'room_id,date' }));
    expect(await write({ room_id, date: backend.today, is_available: false })).toBe('201');
    expect(await write({ room_id, date: backend.today, custom_price: 99.5 })).toMatch(/^20[01]$/);
    const { data } = await staff.from('room_availability').select('is_available,custom_price');
    expect(data).toEqual([{ is_available: false, custom_price: 99.5 }]);
  });

  it('have no negative price', async () => {
    const { id: room_id } = await addRoom(backend);
    const day = { room_id, date: backend.today, custom_price: -1 };
    const { error } = await staff.from('room_availability').insert(day);
    expect(error?.message).toContain('room_availability_custom_price_check');
  });
});

it('#119 no table is emptied at once, and none can be reached by TRUNCATE', async () => {
  for (const role of ['anon', 'authenticated']) {
    // oxlint-disable-next-line no-await-in-loop -- two roles
    const truncated = backend.database.transaction(async (sql) => {
      await sql.script(`set local role ${role}`);
      await sql.script('truncate public.rooms cascade');
    });
    // oxlint-disable-next-line no-await-in-loop -- two roles
    await expect(truncated).rejects.toThrow('permission denied');
  }
});
