import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomRow } from '@/types/rows';
import { valueOf } from './mail-scene';
import { addBooking, addRoom } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// Changes of rooms wait until the host is asked to build the pages anew: none is forgotten, and the
// host is not asked more than once in five minutes.

let backend: Backend;
let room: RoomRow;
const amenity = '00000051-0000-4000-8000-000000000001';
const category = '00000052-0000-4000-8000-000000000001';

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  await backend.database.script(
    `insert into public.amenity_categories (id, name) values ('${category}', 'Extras');
     insert into public.amenities (id, name, category_id) values ('${amenity}', 'Rede', '${category}')`,
  );
  await backend.database.script('delete from private.publication');
});

const isWaiting = async () =>
  valueOf(backend, 'exists (select from private.publication where waiting_since is not null)');
const claim = async () => {
  const { data, error } = await backend.house.rpc('claim_publication');
  if (error) throw error;
  return data;
};
const finish = async (number: number, error?: string) =>
  outcome(await backend.house.rpc('finish_publication', { number, ...(error && { error }) }));
const passFiveMinutes = async () =>
  backend.database.script(
    `update private.publication set asked_at = asked_at - interval '5 minutes'`,
  );
const rename = async (name: string) =>
  outcome(await backend.staff.from('rooms').update({ name }).eq('id', room.id));

describe('what waits', () => {
  const CHANGES: Record<string, () => PromiseLike<unknown>> = {
    'a new room': () =>
      backend.staff.from('rooms').insert({ room_number: '99', name: 'Novo', price_per_night: 50 }),
    'another price': () =>
      backend.staff.from('rooms').update({ price_per_night: 61.5 }).eq('id', room.id),
    'a room off the site': () =>
      backend.staff.from('rooms').update({ is_active: false }).eq('id', room.id),
    'a deleted room': () => backend.staff.from('rooms').delete().eq('id', room.id),
    'an amenity of a room': () =>
      backend.staff.from('room_amenities').insert({ room_id: room.id, amenity_id: amenity }),
    'a text in another language': () =>
      backend.staff
        .from('room_translations')
        .insert({ room_id: room.id, language: 'de', name: 'Zimmer' }),
    'the name of an amenity': () =>
      backend.staff.from('amenities').update({ name: 'WLAN' }).eq('id', amenity),
    'the name of a category': () =>
      backend.staff.from('amenity_categories').update({ name: 'Mais' }).eq('id', category),
    'an amenity in another language': () =>
      backend.staff
        .from('amenity_translations')
        .insert({ amenity_id: amenity, language: 'fr', name: 'Wi-Fi' }),
    'a category in another language': () =>
      backend.staff
        .from('amenity_category_translations')
        .insert({ category_id: category, language: 'fr', name: 'Plus' }),
  };

  it.each(Object.keys(CHANGES))('is %s (PUB-02)', async (name) => {
    expect(await claim()).toBeNull();
    await CHANGES[name]?.();
    expect(await claim()).toBeTruthy();
  });

  it('is every night as well, whatever was changed (PUB-03)', async () => {
    await valueOf(backend, 'private.auto_archive_bookings()');
    expect(await claim()).toBe(1);
  });

  it('is no booking, and nothing that whoever is not staff tries', async () => {
    await addBooking(backend, { room_id: room.id });
    for (const client of [backend.visitor, backend.stray]) {
      await client.from('rooms').update({ name: 'Meu' }).eq('id', room.id);
      await client.from('rooms').delete().eq('id', room.id);
      await client.from('room_amenities').insert({ room_id: room.id, amenity_id: amenity });
    }
    expect(await isWaiting()).toBe(false);
  });
});

describe('asking', () => {
  it('is for one of two workers at once, and for nobody for five minutes (PUB-02)', async () => {
    await rename('Sótão');
    const claims = await Promise.all(Array.from({ length: 6 }, claim));
    expect(claims.filter((number) => number !== null)).toEqual([1]);
    await finish(1);
    await rename('Cave');
    expect(await claim()).toBeNull();
    await passFiveMinutes();
    const later = await Promise.all(Array.from({ length: 6 }, claim));
    expect(later.filter((number) => number !== null)).toEqual([2]);
  });

  it('forgets nothing that is changed while the host is asked (PUB-02)', async () => {
    await rename('Sótão');
    const asked = (await claim()) ?? 0;
    await rename('Cave');
    await finish(asked);
    expect(await isWaiting()).toBe(true);
    await passFiveMinutes();
    await finish((await claim()) ?? 0);
    await passFiveMinutes();
    expect(await isWaiting()).toBe(false);
    expect(await claim()).toBeNull();
  });

  it.each([
    ['that the host refuses', async (number: number) => finish(number, 'the host answered 404')],
    ['of a worker that is cut off', async () => undefined],
  ])('%s is tried again (PUB-02)', async (_name, end) => {
    await rename('Sótão');
    await end((await claim()) ?? 0);
    expect(await claim()).toBeNull();
    await passFiveMinutes();
    expect(await claim()).toBe(1);
    await finish(1);
    expect(await valueOf(backend, 'select last_error from private.publication')).toBeNull();
  });

  it('is closed to everybody but the worker', async () => {
    await rename('Sótão');
    for (const client of [backend.visitor, backend.stray, backend.staff]) {
      expect(outcome(await client.rpc('claim_publication'))).toMatch(/42501$/);
      expect(outcome(await client.rpc('finish_publication', { number: 1 }))).toMatch(/42501$/);
    }
    expect(await claim()).toBe(1);
  });
});

it('the schedule calls the function only while something waits (PUB-03)', async () => {
  const call = async () => valueOf(backend, `private.call_function('publish')`);
  expect(await call()).toBe('nothing to publish');
  await rename('Sótão');
  expect(await call()).toContain('pg_net');
  await finish((await claim()) ?? 0);
  expect(await call()).toBe('nothing to publish');
});
