import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import type { RestClient } from '@/lib/rest-client';
import type { BookingInsert } from '@/types/rows';
import { createAccount } from '../../supabase/local/staff-account.ts';
import { refusalOf } from './desk-scene';
import { addBooking, addMessage, addRoom } from './scene';
import { clientFor, emptyHouse, startBackend, tokenOf, untypedClientFor } from './support';
import type { Backend, UntypedClient } from './support';

// What who cleans may see: the rooms of today, and nothing of anybody who sleeps in them.

const CLEANER = { email: 'limpeza@hostel.example', password: 'palavra-da-limpeza' };

let backend: Backend;
let cleaner: RestClient;
let untyped: UntypedClient;

beforeAll(async () => {
  backend = await startBackend();
  await createAccount(backend.database, CLEANER, { hashRounds: 4 });
  await backend.database.query(`select private.grant_staff($1, 'housekeeping')`, [CLEANER.email]);
  const token = await tokenOf(backend.stack, CLEANER);
  cleaner = clientFor(backend.stack, token);
  untyped = untypedClientFor(backend.stack, token);
});
afterAll(async () => backend.stop());
beforeEach(async () => emptyHouse(backend));

/** A room with a stay from and until so many days from today; gives the room as it is read. */
async function roomWith(
  { from, until }: { from: number; until: number },
  stay: Partial<BookingInsert> = {},
) {
  const room = await addRoom(backend);
  await addBooking(backend, {
    room_id: room.id,
    check_in_date: addDays(backend.today, from),
    check_out_date: addDays(backend.today, until),
    ...stay,
  });
  return roomOf(room.id);
}

async function roomOf(id: string) {
  const { rooms } = await readRoomsToday(cleaner);
  return rooms.find((room) => room.id === id);
}

const QUIET = { leaving: false, left: false, arriving: null, staying: null, closed: false };

describe('the rooms of today', () => {
  it.each<{
    what: string;
    from: number;
    until: number;
    stay: Partial<BookingInsert>;
    seen: object;
  }>([
    {
      what: 'somebody still to come, with the hour that they announced',
      from: 0,
      until: 3,
      stay: { status: 'confirmed', arrival_time: '22:40', number_of_guests: 3 },
      seen: { arriving: { at: '22:40', guests: 3 } },
    },
    {
      what: 'somebody expected yesterday, without an hour',
      from: -1,
      until: 2,
      stay: { status: 'payment_received' },
      seen: { arriving: { at: null, guests: 2 } },
    },
    {
      what: 'somebody who stays on',
      from: -2,
      until: 1,
      stay: { status: 'checked_in' },
      seen: { staying: { night: 3, guests: 2 } },
    },
    {
      what: 'somebody who leaves today',
      from: -2,
      until: 0,
      stay: { status: 'checked_in' },
      seen: { leaving: true },
    },
    {
      what: 'somebody who should have left yesterday',
      from: -3,
      until: -1,
      stay: { status: 'checked_in' },
      seen: { leaving: true },
    },
    {
      what: 'somebody who has left today',
      from: -2,
      until: 0,
      stay: { status: 'checked_out' },
      seen: { left: true },
    },
    {
      what: 'an unanswered request, which is nothing yet',
      from: 0,
      until: 2,
      stay: { status: 'pending' },
      seen: {},
    },
    {
      what: 'a cancelled stay, which is nothing any more',
      from: 0,
      until: 2,
      stay: { status: 'cancelled' },
      seen: {},
    },
    {
      what: 'whoever left yesterday and comes tomorrow',
      from: -3,
      until: -1,
      stay: { status: 'completed' },
      seen: {},
    },
  ])('say of a room: $what (STAFF-02)', async ({ from, until, stay, seen }) => {
    expect(await roomWith({ from, until }, stay)).toMatchObject({ ...QUIET, ...seen });
  });

  it('know who left today before the agreed day (STAFF-02)', async () => {
    const room = await addRoom(backend);
    const stay = await addBooking(backend, {
      room_id: room.id,
      check_in_date: addDays(backend.today, -2),
      check_out_date: addDays(backend.today, 2),
      status: 'checked_in',
    });
    await backend.staff.from('bookings').update({ status: 'checked_out' }).eq('id', stay.id);
    expect(await roomOf(room.id)).toMatchObject({ ...QUIET, left: true });
  });

  it('say which room is closed tonight, and leave out rooms that are not let (STAFF-02)', async () => {
    const closed = await addRoom(backend);
    await addRoom(backend, { is_active: false });
    await backend.house
      .from('room_availability')
      .insert({ room_id: closed.id, date: backend.today, is_available: false });
    const { day, rooms } = await readRoomsToday(cleaner);
    expect(day).toBe(backend.today);
    expect(rooms).toMatchObject([{ ...QUIET, id: closed.id, closed: true }]);
  });

  it('hold no name, contact, price or booking (STAFF-02)', async () => {
    const room = await roomWith({ from: 0, until: 2 }, { status: 'confirmed', total_price: 7319 });
    expect(Object.keys(room ?? {}).toSorted()).toEqual([
      'arriving',
      'by',
      'closed',
      'emptied_at',
      'id',
      'is_own',
      'leaving',
      'left',
      'linen',
      'name',
      'note',
      'note_by',
      'outage',
      'room_number',
      'since',
      'state',
      'staying',
    ]);
    const [booking] = await backend.database.query(
      'select id, booking_number, guest_name, guest_email, guest_phone from public.bookings',
    );
    const told = JSON.stringify(await readRoomsToday(cleaner));
    for (const secret of [...Object.values(booking ?? {}), '7319', 'Rita', '80.00']) {
      expect(told).not.toContain(String(secret));
    }
  });

  it('are for every role of the house, and for nobody else (STAFF-02)', async () => {
    expect(await readRoomsToday(backend.staff)).toMatchObject({ rooms: [] });
    expect(await refusalOf(readRoomsToday(backend.stray))).toMatchObject({ code: '42501' });
    expect(await refusalOf(readRoomsToday(backend.visitor))).toMatchObject({ code: '42501' });
  });
});

describe('who cleans', () => {
  it.each([
    'bookings',
    'booking_groups',
    'booking_events',
    'booking_payments',
    'guest_profiles',
    'contact_messages',
    'mails',
    'mail_texts',
    'mail_settings',
    'channel_feeds',
    'channel_events',
    'rate_events',
    'shift_notes',
  ])('reads nothing of %s (STAFF-02)', async (table) => {
    const stay = await addBooking(backend, { room_id: (await addRoom(backend)).id });
    await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('id', stay.id);
    await addMessage(backend);
    expect((await untyped.from(table).select('*')).data ?? []).toEqual([]);
  });

  it('asks for no day, guest, report or news (STAFF-02)', async () => {
    const refused = await Promise.all([
      untyped.rpc('day_sheet', { day: backend.today }),
      untyped.rpc('find_guests', { words: 'rita' }),
      untyped.rpc('report', { from_day: '2026-01-01', until_day: '2026-02-01' }),
      untyped.rpc('whats_new'),
      untyped.rpc('team'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
