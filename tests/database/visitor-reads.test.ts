import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, startOfMonth } from '@/domain/calendar/dates';
import type { RoomRow } from '@/types/rows';
import { addBooking, addMessage, addRoom } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// What a visitor may read of bookings: six columns, of those that still matter, and nothing of a
// guest.

const HIDDEN_COLUMNS = [
  'guest_name',
  'guest_email',
  'guest_phone',
  'message',
  'admin_notes',
  'total_price',
  'number_of_guests',
  'group_reference',
  'created_at',
];
const STAFF_TABLES = ['guest_profiles', 'booking_groups', 'contact_messages'];

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

describe('bookings, as a visitor', () => {
  it('shows the six columns (ROLE-02)', async () => {
    const { id, booking_number } = await addBooking(backend, { room_id: room.id });
    const { data } = await backend.visitor
      .from('bookings')
      .select('id,room_id,check_in_date,check_out_date,status,booking_number');
    expect(data).toEqual([
      {
        id,
        room_id: room.id,
        check_in_date: addDays(backend.today, 10),
        check_out_date: addDays(backend.today, 12),
        status: 'pending',
        booking_number,
      },
    ]);
  });

  it('#1 refuses all columns at once', async () => {
    expect(outcome(await backend.visitor.from('bookings').select('*'))).toBe('401 42501');
  });

  it.each(HIDDEN_COLUMNS)('#2 refuses %s', async (column) => {
    expect(outcome(await backend.attacker.from('bookings').select(column))).toBe('401 42501');
  });

  it('#4–6 gives no oracle by filter, pattern, order or count of a hidden column', async () => {
    await addBooking(backend, { room_id: room.id });
    const ids = () => backend.attacker.from('bookings').select('id');
    const answers = await Promise.all([
      ids().eq('guest_email', 'rita@correio.example'),
      ids().like('guest_name', 'R%'),
      ids().order('total_price'),
      ids().or('admin_notes.is.null,id.not.is.null'),
      backend.attacker.from('bookings').select('id', { count: 'exact' }).gt('total_price', 0),
    ]);
    expect(answers.map(outcome)).toEqual(Array.from({ length: 5 }, () => '401 42501'));
  });

  it('#7–8 refuses hidden columns through another table', async () => {
    const answers = await Promise.all([
      backend.attacker.from('rooms').select('name,bookings(guest_email)'),
      backend.attacker.from('rooms').select('name,bookings(*)'),
      backend.attacker.from('bookings').select('id,guest_profiles(full_name)'),
      backend.attacker.from('bookings').select('id,booking_groups(coordinator_email)'),
    ]);
    expect(answers.map(outcome)).toEqual(Array.from({ length: 4 }, () => '401 42501'));
  });

  it('#15–16 hides cancelled stays and stays that ended before this month', async () => {
    // As far back as the window reaches from the day before: see private.public_window_start().
    const windowStart = startOfMonth(addDays(backend.today, -1));
    const stays = [
      { check_in_date: addDays(windowStart, -3), check_out_date: addDays(windowStart, -1) },
      { check_in_date: addDays(windowStart, -1), check_out_date: windowStart },
      { check_in_date: addDays(backend.today, 40), check_out_date: addDays(backend.today, 41) },
    ];
    for (const stay of stays) {
      // oxlint-disable-next-line no-await-in-loop -- one writer at a time anyway
      await addBooking(backend, { room_id: room.id, ...stay });
    }
    const gone = await addBooking(backend, { room_id: room.id, status: 'cancelled' });

    const { data } = await backend.visitor
      .from('bookings')
      .select('check_out_date')
      .order('check_in_date');
    expect(data?.map((stay) => stay.check_out_date)).toEqual([
      windowStart,
      addDays(backend.today, 41),
    ]);
    const byId = await backend.visitor.from('bookings').select('id').eq('id', gone.id);
    expect(byId.data).toEqual([]);
  });
});

describe('everything else, as a visitor', () => {
  it.each(STAFF_TABLES)('#9–11 refuses %s, also to count it', async (table) => {
    await addMessage(backend);
    expect(outcome(await backend.attacker.from(table).select('*'))).toBe('401 42501');
    const counted = await backend.attacker.from(table).select('id', { count: 'exact' });
    expect(outcome(counted)).toBe('401 42501');
    expect(counted.count).toBeNull();
  });

  it.each(['private', 'auth', 'supabase_migrations'])(
    '#12–13 does not serve schema %s',
    async (schema) => {
      const answer = await backend.attacker.schema(schema).from('staff').select('*');
      expect(outcome(answer)).toBe('406 PGRST106');
    },
  );

  it.each(['grant_staff', 'is_staff', 'auto_archive_bookings', 'privilege_problems'])(
    '#14 does not serve the function %s',
    async (name) => {
      expect(outcome(await backend.attacker.rpc(name))).toBe('404 PGRST202');
    },
  );

  it('does not let a visitor ask whether they are staff', async () => {
    expect(outcome(await backend.attacker.rpc('am_i_staff'))).toBe('401 42501');
  });

  it('shows active rooms with their amenities and their days, and no other room (ROLE-02, ADM-ROOM-08)', async () => {
    const closed = await addRoom(backend, { is_active: false });
    const days = [room, closed].map(({ id }) => ({ room_id: id, date: backend.today }));
    await backend.house.from('room_availability').insert(days);

    const { data: rooms } = await backend.visitor.from('rooms').select('*,room_amenities(*)');
    expect(rooms?.map(({ id }) => id)).toEqual([room.id]);
    const { data: blocked } = await backend.visitor.from('room_availability').select('*');
    expect(blocked?.map(({ room_id }) => room_id)).toEqual([room.id]);
  });

  it('gives prices as numbers, days as text and moments with their offset (ENT-06)', async () => {
    const priced = await addRoom(backend, { price_per_night: 79.5, minimum_price: 60 });
    const { data } = await backend.visitor.from('rooms').select('*').eq('id', priced.id).single();
    expect(data).toMatchObject({ price_per_night: 79.5, minimum_price: 60 });
    expect(data?.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?\+00:00$/);
  });

  it('cuts no list without saying so: more than a thousand rows come in pages', async () => {
    const days = Array.from({ length: 1001 }, (_, index) => ({
      room_id: room.id,
      date: addDays(backend.today, index),
    }));
    await backend.house.from('room_availability').insert(days);
    const page = (first: number) =>
      backend.visitor
        .from('room_availability')
        .select('date')
        .order('date')
        .range(first, first + 999);
    const [first, second] = await Promise.all([page(0), page(1000)]);
    expect([first.data?.length, second.data?.length]).toEqual([1000, 1]);
  });
});
