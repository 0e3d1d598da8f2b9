import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeStays } from '@/queries/desk-stays';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, callers, changeOf, historyOf, nightsFrom, refusalOf } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, STAFF, tokenOf, untypedClientFor } from './support';
import type { Backend, UntypedClient } from './support';

// change_stays: any number of stays changed at once, or none.

let backend: Backend;
let untyped: UntypedClient;
let rooms: [RoomRow, RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
  untyped = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend), await addRoom(backend)];
});

const roomOf = async ({ id }: BookingRow) => (await storedBooking(backend, id)).room_id;

describe('several stays at once', () => {
  it('swap rooms, each with one event (DESK-08, HIST-01)', async () => {
    const one = await addStay(backend, rooms[0], [3, 4]);
    const other = await addStay(backend, rooms[1], [4, 2]);
    const stored = await changeStays(backend.staff, [
      changeOf(one, { room_id: rooms[1].id }),
      changeOf(other, { room_id: rooms[0].id }),
    ]);
    expect(stored.map(({ id, rooms: room }) => [id, room?.room_number])).toEqual([
      [one.id, rooms[1].room_number],
      [other.id, rooms[0].room_number],
    ]);
    expect((await historyOf(backend, one.id)).slice(1)).toMatchObject([
      {
        kind: 'changed',
        actor: 'staff',
        changes: { room: [rooms[0].room_number, rooms[1].room_number] },
      },
    ]);
  });

  it('stay where they are when one does not fit, and the hint names what is in the way (DESK-08, DESK-05)', async () => {
    const one = await addStay(backend, rooms[0], [3, 4]);
    const other = await addStay(backend, rooms[1], [4, 2]);
    const inTheWay = await addStay(backend, rooms[1], [6, 2]);
    const refusal = await refusalOf(
      changeStays(backend.staff, [
        changeOf(one, { room_id: rooms[1].id }),
        changeOf(other, { room_id: rooms[0].id }),
      ]),
    );
    expect(refusal).toMatchObject({
      kind: 'conflict',
      code: '23P01',
      hint: inTheWay.booking_number,
    });
    expect([await roomOf(one), await roomOf(other)]).toEqual([rooms[0].id, rooms[1].id]);
    // Afterwards the constraint is checked with each statement again.
    await expect(addStay(backend, rooms[1], [6, 1])).rejects.toMatchObject({
      code: '23P01',
      hint: inTheWay.booking_number,
    });
  });

  it('go round in a ring of three, with other days and prices, and back again (DESK-07, DESK-08)', async () => {
    const stays = await Promise.all(rooms.map(async (room) => addStay(backend, room, [3, 2])));
    const moved = await changeStays(
      backend.staff,
      stays.map((stay, index) =>
        changeOf(stay, {
          room_id: rooms[(index + 1) % 3]?.id ?? '',
          ...nightsFrom(backend, 4, 3),
          total_price: 10.5,
        }),
      ),
    );
    expect(new Set(moved.map(({ total_price }) => total_price))).toEqual(new Set([10.5]));
    const back = await changeStays(
      backend.staff,
      moved.map((now) => {
        const was = stays.find(({ id }) => id === now.id);
        return changeOf(now, {
          room_id: was?.room_id ?? '',
          check_in_date: was?.check_in_date ?? '',
          check_out_date: was?.check_out_date ?? '',
          total_price: was?.total_price ?? 0,
        });
      }),
    );
    expect(back.map(({ room_id }) => room_id).toSorted()).toEqual(
      rooms.map(({ id }) => id).toSorted(),
    );
    expect(back.every(({ total_price }) => total_price === 160)).toBe(true);
  });

  it('are refused whole when one of them was changed meanwhile, and its number is the hint (DESK-11)', async () => {
    const one = await addStay(backend, rooms[0], [3, 2]);
    const other = await addStay(backend, rooms[1], [3, 2]);
    await changeStays(backend.staff, [changeOf(other, { guest_name: 'Quem foi mais rápido' })]);
    const refusal = await refusalOf(
      changeStays(backend.staff, [
        changeOf(one, { guest_name: 'Um' }),
        changeOf(other, { guest_name: 'Dois' }),
      ]),
    );
    expect(refusal).toMatchObject({ kind: 'stale', code: 'HS014', hint: other.booking_number });
    expect(await storedBooking(backend, one.id)).toEqual(one);
    expect((await storedBooking(backend, other.id)).guest_name).toBe('Quem foi mais rápido');
  });

  it('are refused when one is gone', async () => {
    const one = await addStay(backend, rooms[0], [3, 2]);
    await backend.database.query('delete from public.bookings where id = $1', [one.id]);
    const refusal = await refusalOf(
      changeStays(backend.staff, [changeOf(one, { number_of_guests: 1 })]),
    );
    expect(refusal).toMatchObject({ kind: 'stale' });
  });
});

describe('one stay', () => {
  it('changes its contact, source, language, arrival and wish, cleaned as elsewhere (DESK-06)', async () => {
    const stay = await addStay(backend, rooms[0], [3, 2]);
    const [stored] = await changeStays(backend.staff, [
      changeOf(stay, {
        guest_name: '  Inês   Duarte ',
        guest_email: ' Ines@Correio.EXAMPLE ',
        guest_phone: ' +351 912 345 678 ',
        source: 'phone',
        language: 'en',
        arrival_time: '22:40',
        guest_wish: '  cama de baixo ',
        number_of_guests: 3,
      }),
    ]);
    expect(stored).toMatchObject({
      guest_email: 'ines@correio.example',
      guest_phone: '+351 912 345 678',
      source: 'phone',
      language: 'en',
      arrival_time: '22:40:00',
      guest_wish: 'cama de baixo',
      number_of_guests: 3,
    });
    expect(stored?.guest_name.trim()).toBe(stored?.guest_name);
  });

  it('is cancelled with a reason, and taken back without one while the room is free (DESK-10)', async () => {
    const stay = await addStay(backend, rooms[0], [3, 4]);
    const [cancelled] = await changeStays(backend.staff, [
      changeOf(stay, { status: 'cancelled', cancel_reason: 'no_show', cancel_note: ' nada ' }),
    ]);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'no_show',
      cancel_note: 'nada',
    });
    const [back] = await changeStays(backend.staff, [
      changeOf(cancelled ?? stay, { status: 'confirmed' }),
    ]);
    expect(back).toMatchObject({ status: 'confirmed', cancel_reason: null, cancel_note: null });
    expect((await historyOf(backend, stay.id)).at(-1)?.changes).toMatchObject({
      cancel_reason: ['no_show', null],
    });
  });

  it('is not taken back into a room that is taken meanwhile (DESK-10)', async () => {
    const stay = await addStay(backend, rooms[0], [3, 4]);
    const [cancelled] = await changeStays(backend.staff, [
      changeOf(stay, { status: 'cancelled', cancel_reason: 'guest' }),
    ]);
    const other = await addStay(backend, rooms[0], [4, 1]);
    const refusal = await refusalOf(
      changeStays(backend.staff, [changeOf(cancelled ?? stay, { status: 'confirmed' })]),
    );
    expect(refusal).toMatchObject({ kind: 'conflict', hint: other.booking_number });
  });

  it('goes where guests may not: into the past, beyond nine months, onto a blocked day (DESK-03)', async () => {
    let stay = await addStay(backend, rooms[0], [3, 2]);
    await backend.house.from('room_availability').insert({
      room_id: rooms[0].id,
      date: nightsFrom(backend, 20, 1).check_in_date,
      is_available: false,
    });
    for (const from of [-20, 400, 20]) {
      // oxlint-disable-next-line no-await-in-loop -- each from where the last one ended
      await changeStays(backend.staff, [changeOf(stay, nightsFrom(backend, from, 2))]);
      // oxlint-disable-next-line no-await-in-loop -- the same
      stay = await storedBooking(backend, stay.id);
      expect(stay).toMatchObject(nightsFrom(backend, from, 2));
    }
  });
});

const OUT_OF_BOUNDS = '400 23514';

describe('what is refused', () => {
  let stay: BookingRow;
  beforeEach(async () => {
    stay = await addStay(backend, rooms[0], [3, 2]);
  });
  const ask = async (changes: unknown) => outcome(await untyped.rpc('change_stays', { changes }));
  const set = (given: unknown) => ({ id: stay.id, updated_at: stay.updated_at, set: given });

  it.each([
    ['nothing', null],
    ['an object', {}],
    ['no change', []],
    ['a number', [1]],
    ['a text', 'nada'],
    ['no id', [{ set: {} }]],
    ['an id that is none', [{ id: 'x', set: {} }]],
    ['what is no object', [{ id: '55555555-5555-4555-8555-555555555555', set: [1] }]],
    ['no set', [{ id: '55555555-5555-4555-8555-555555555555' }]],
    ['101 changes', Array.from({ length: 101 }, () => ({}))],
  ])('%s', async (_, changes) => {
    expect(await ask(changes)).toMatch(/^400 (HS400|22P02)$/);
    expect(await ask(JSON.stringify(changes))).toMatch(/^400 (HS400|22P02)$/);
  });

  it.each([
    'id',
    'booking_number',
    'created_at',
    'updated_at',
    'paid',
    'amount_due',
    'group_id',
    'archived',
    'admin_notes',
    'message',
    'answered_at',
    'email_sent',
    'nada',
  ])('the column %s (DESK-06)', async (column) => {
    expect(await ask([set({ [column]: null })])).toBe('400 HS400');
  });

  it('the same booking twice, however its id is written', async () => {
    expect(await ask([set({}), set({})])).toBe('400 HS400');
    expect(await ask([set({}), { ...set({}), id: stay.id.toUpperCase() }])).toBe('400 HS400');
  });

  it.each([
    ['a day that is none', { check_in_date: 'ontem' }, /^400 22/],
    ['leaving before arriving', { check_out_date: '1999-01-01' }, OUT_OF_BOUNDS],
    ['a price below zero', { total_price: -1 }, OUT_OF_BOUNDS],
    ['nobody', { number_of_guests: 0 }, OUT_OF_BOUNDS],
    ['a blank name', { guest_name: ' ' }, /^400 23502$/],
    ['no name', { guest_name: null }, /^400 23502$/],
    ['no address, of the site', { guest_email: null }, OUT_OF_BOUNDS],
    ['an address that is none', { guest_email: 'sem arroba' }, OUT_OF_BOUNDS],
    ['an unknown source', { source: 'fax' }, OUT_OF_BOUNDS],
    ['an unknown language', { language: 'la' }, OUT_OF_BOUNDS],
    ['an unknown status', { status: 'feita' }, OUT_OF_BOUNDS],
    ['an unknown reason', { status: 'cancelled', cancel_reason: 'chuva' }, OUT_OF_BOUNDS],
    ['a wish without end', { guest_wish: 'x'.repeat(501) }, OUT_OF_BOUNDS],
    [
      'a room that is not there',
      { room_id: '55555555-5555-4555-8555-555555555555' },
      /^409 23503$/,
    ],
  ])('%s', async (_, given, expected) => {
    expect(await ask([set(given)])).toMatch(expected);
    expect(await storedBooking(backend, stay.id)).toEqual(stay);
  });

  it('whoever is not staff; the secret key is let in', async () => {
    for (const [name, client, isTrusted] of callers(backend)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, of one booking
      const answer = await client.rpc('change_stays', {
        changes: [changeOf(await storedBooking(backend, stay.id), { number_of_guests: 1 })],
      });
      expect([name, answer.error?.code ?? 'done']).toEqual([name, isTrusted ? 'done' : '42501']);
    }
  });
});
