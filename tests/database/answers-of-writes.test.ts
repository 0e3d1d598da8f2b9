import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomRow } from '@/types/rows';
import { deskRow } from './desk-scene';
import { addRoom, countRows, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// What a write answers on a hosted project, where it and its answer are one statement, and what it
// stores where a row of a list lacks a key of the others. Nothing else may be counted on.

const REFERENCE = 'GRP26-8KQ2M7XA';

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

describe('the answer of a write', () => {
  it('joins what was there before, and nothing that a trigger made beside the row (DESK-05)', async () => {
    const { data } = await backend.staff
      .from('bookings')
      .insert(deskRow(backend, room, { group_reference: REFERENCE }))
      .select('group_id,rooms(name),booking_groups(group_name),guest_profiles(full_name)');
    expect(data).toEqual([
      {
        group_id: expect.any(String),
        rooms: { name: room.name },
        booking_groups: null,
        guest_profiles: [],
      },
    ]);
    const { data: read } = await backend.staff
      .from('bookings')
      .select('booking_groups(group_name),guest_profiles(full_name)');
    expect(read).toEqual([
      {
        booking_groups: { group_name: `Grupo ${REFERENCE}` },
        guest_profiles: [{ full_name: 'Abel Lobo' }],
      },
    ]);
  });

  it('is of the rows that were changed, though they are no longer what was asked for', async () => {
    await backend.staff.from('bookings').insert(deskRow(backend, room));
    const { data } = await backend.staff
      .from('bookings')
      .update({ status: 'checked_in' })
      .eq('status', 'confirmed')
      .select('status,rooms(name)');
    expect(data).toEqual([{ status: 'checked_in', rooms: { name: room.name } }]);
  });

  it('is none where nothing was changed, and reads no column that is not asked for', async () => {
    const none = await backend.staff
      .from('bookings')
      .update({ status: 'checked_in' })
      .eq('status', 'confirmed')
      .select('status,rooms(name)');
    expect(none.data).toEqual([]);
    const sent = await backend.visitor
      .from('bookings')
      .insert(requestFor(backend, room))
      .select('room_id,rooms(name)');
    expect(sent.data).toEqual([{ room_id: room.id, rooms: { name: room.name } }]);
  });
});

describe('a row that lacks a key of the others in its list', () => {
  const categories = [{ name: 'Conforto', display_order: 5 }, { name: 'Outros' }];

  it('holds nothing there, so that it is refused where something must be', async () => {
    const sent = await backend.house.from('amenity_categories').insert(categories);
    expect(outcome(sent)).toBe('400 23502');
    expect(await countRows(backend, 'public.amenity_categories')).toBe(0);
  });

  it('holds what the column begins with where the request asks for that', async () => {
    await backend.house.from('amenity_categories').insert(categories, { defaultToNull: false });
    const { data } = await backend.house
      .from('amenity_categories')
      .select('name,display_order')
      .order('name');
    expect(data).toEqual([
      { name: 'Conforto', display_order: 5 },
      { name: 'Outros', display_order: 0 },
    ]);
  });
});
