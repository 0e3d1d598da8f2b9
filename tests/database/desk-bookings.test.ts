import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDeskBookings, insertDeskBookings } from '@/queries/desk-stays';
import type { RoomRow } from '@/types/rows';
import { addStay, deskRow, nightsFrom, refusalOf } from './desk-scene';
import { addRoom, countRows, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// Bookings that reception enters, beside the requests that come through the site.

let backend: Backend;
let rooms: [RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
});

describe('reception writes down', () => {
  it('a guest of whom only the name is known (DESK-02)', async () => {
    const [stored] = await insertDeskBookings(backend.staff, [deskRow(backend, rooms[0])]);
    expect(stored).toMatchObject({
      guest_name: 'Abel Lobo',
      guest_email: null,
      source: 'phone',
      status: 'confirmed',
      paid: 0,
      amount_due: 160,
      answered_at: expect.any(String),
    });
  });

  it.each(['phone', 'desk', 'email', 'booking_com', 'airbnb', 'vrbo', 'google', 'other'])(
    'with and without an address from %s, and never without one from the site (DESK-02)',
    async (source) => {
      const later = nightsFrom(backend, 30, 1);
      await insertDeskBookings(backend.staff, [
        deskRow(backend, rooms[0], { source }),
        deskRow(backend, rooms[0], { source, ...later, guest_email: ' Abel@Correio.example ' }),
      ]);
      const refusal = await refusalOf(
        insertDeskBookings(backend.staff, [deskRow(backend, rooms[1], { source: 'site' })]),
      );
      expect(refusal.message).toContain('bookings_email_or_desk_check');
      const { data } = await backend.staff
        .from('bookings')
        .select('guest_email')
        .order('check_in_date');
      expect(data).toEqual([{ guest_email: null }, { guest_email: 'abel@correio.example' }]);
    },
  );

  it('any of the nine statuses, nights gone by, beyond nine months and blocked days (DESK-02, DESK-03)', async () => {
    await backend.house
      .from('room_availability')
      .insert({ room_id: rooms[1].id, date: backend.today, is_available: false });
    await insertDeskBookings(backend.staff, [
      deskRow(backend, rooms[0], { ...nightsFrom(backend, -30, 2), status: 'completed' }),
      deskRow(backend, rooms[0], { ...nightsFrom(backend, 400, 30), status: 'pending' }),
      deskRow(backend, rooms[1], { ...nightsFrom(backend, 0, 1), status: 'checked_in' }),
      deskRow(backend, rooms[1], { ...nightsFrom(backend, 0, 1), status: 'cancelled' }),
    ]);
    expect(await countRows(backend, 'public.bookings')).toBe(4);
  });

  it('several rooms in one request, which make a group as a guest’s do (DESK-05)', async () => {
    const group_reference = 'GRP26-8KQ2M7XA';
    const stored = await insertDeskBookings(
      backend.staff,
      rooms.map((room) => deskRow(backend, room, { group_reference })),
    );
    expect(stored.map(({ booking_groups }) => booking_groups?.group_name)).toEqual([
      `Grupo ${group_reference}`,
      `Grupo ${group_reference}`,
    ]);
    const { data } = await backend.staff.from('booking_groups').select('total_guests');
    expect(data).toEqual([{ total_guests: 4 }]);
  });

  it('all rooms or none; the hint names the booking in the way (DESK-05)', async () => {
    const taken = await addStay(backend, rooms[1], [6, 3]);
    const refusal = await refusalOf(
      insertDeskBookings(
        backend.staff,
        rooms.map((room) => deskRow(backend, room, { group_reference: 'GRP26-8KQ2M7XA' })),
      ),
    );
    expect(refusal).toMatchObject({ kind: 'conflict', code: '23P01', hint: taken.booking_number });
    expect(await countRows(backend, 'public.bookings')).toBe(1);
    expect(await countRows(backend, 'public.booking_groups')).toBe(0);
  });

  it('nothing twice: the same ids once more are told apart, even moved meanwhile (DESK-05)', async () => {
    const rows = rooms.map((room) => deskRow(backend, room));
    const stored = await insertDeskBookings(backend.staff, rows);
    const again = await refusalOf(insertDeskBookings(backend.staff, rows));
    expect(again).toMatchObject({ kind: 'conflict', code: '23505' });
    const found = await findDeskBookings(
      backend.staff,
      rows.map(({ id }) => id),
    );
    expect(found.map(({ booking_number }) => booking_number).toSorted()).toEqual(
      stored.map(({ booking_number }) => booking_number).toSorted(),
    );
    expect(await countRows(backend, 'public.bookings')).toBe(2);
  });

  it('never what has been paid', async () => {
    const row = { ...deskRow(backend, rooms[0]), paid: 160 };
    const { data } = await backend.staff.from('bookings').insert(row).select('paid,amount_due');
    expect(data).toEqual([{ paid: 0, amount_due: 160 }]);
  });
});

describe('the site', () => {
  it('sends what it always sent; source and language are the database’s (DESK-02)', async () => {
    const sent = requestFor(backend, rooms[0]);
    expect(outcome(await backend.visitor.from('bookings').insert(sent).select('id'))).toBe('201');
    const { data } = await backend.staff
      .from('bookings')
      .select('source,language,paid,answered_at');
    expect(data).toEqual([{ source: 'site', language: 'pt', paid: 0, answered_at: null }]);
  });

  it.each<object>([
    { source: 'phone' },
    { arrival_time: '22:00' },
    { guest_wish: 'cama' },
    { paid: 160 },
    { answered_at: '2026-11-21T10:00:00Z' },
    { cancel_reason: 'guest' },
  ])('does not take %j from a visitor', async (fields) => {
    const sent = { ...requestFor(backend, rooms[0]), ...fields };
    expect(outcome(await backend.attacker.from('bookings').insert(sent))).toBe('401 42501');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it('tells a guest whose nights are taken no number', async () => {
    await addStay(backend, rooms[0], [30, 2]);
    const { error } = await backend.visitor
      .from('bookings')
      .insert(requestFor(backend, rooms[0]))
      .select('id');
    expect(error).toMatchObject({ code: '23P01', hint: null });
  });
});
