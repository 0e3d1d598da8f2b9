import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { listStaysForAvailability } from '@/queries/availability-stays';
import { listArrivals } from '@/queries/booking-figures';
import { listRoomIdsTakenAround, listVisibleStays } from '@/queries/bookings';
import { listContactMessages } from '@/queries/contact-messages';
import { listAvailability, listBlockedDays } from '@/queries/room-availability';
import { listBookingsByGroupIds, listBookingsOfGroups } from '@/queries/staff-group-bookings';
import { emptyHouse, startBackend, type Backend } from './support';

// Lists longer than one answer of the backend: every row comes, once and in order, even where many
// rows have the same day or moment and a page ends among them.

const ROOMS = 60;
const NIGHTS = 40;
/** More than two pages. */
const STAYS = ROOMS * NIGHTS;
const REFERENCE = 'GRP26-8KQ2M7XA';

let backend: Backend;
let groupId: string;

beforeAll(async () => {
  backend = await startBackend();
  await emptyHouse(backend);
  await backend.database.script(`
    alter table public.bookings disable trigger user;
    alter table public.room_availability disable trigger user;
    alter table public.contact_messages disable trigger user;
    insert into public.rooms (room_number, name, price_per_night)
    select n::text, 'Quarto ' || n, 50 from generate_series(1, ${ROOMS}) n;
    insert into public.booking_groups (group_reference, group_name, total_guests)
    values ('${REFERENCE}', 'Rancho folclórico', ${STAYS});
    insert into public.bookings (booking_number, room_id, guest_name, guest_email, guest_phone,
      check_in_date, check_out_date, number_of_guests, total_price, status, group_reference, group_id,
      created_at)
    select 'R' || lpad(upper(to_hex(row_number() over ())), 7, '0'), r.id, 'Rita Vaz', 'rita@correio.example', '+351 912 345 678',
           private.today() + night, private.today() + night + 1, 1, 50, 'confirmed', g.group_reference,
           g.id, private.today() - night % 2
      from public.rooms r cross join public.booking_groups g
     cross join generate_series(1, ${NIGHTS}) night;
    insert into public.room_availability (room_id, date, is_available)
    select r.id, private.today() + night, false
      from public.rooms r cross join generate_series(1, ${NIGHTS}) night;
    insert into public.contact_messages (name, email, subject, message, created_at)
    select 'Rita Vaz', 'rita@correio.example', 'outro', 'Olá', private.today() - n % 2
      from generate_series(1, ${STAYS}) n;
    alter table public.contact_messages enable trigger user;
    alter table public.room_availability enable trigger user;
    alter table public.bookings enable trigger user;`);
  const [group] = await backend.database.query('select id from public.booking_groups');
  groupId = String(group?.['id']);
});
afterAll(async () => {
  await backend.stop();
});

const range = () => ({ from: backend.today, to: addDays(backend.today, NIGHTS) });

/** How many rows came, and how many different ones. */
const counts = (names: readonly string[]) => ({ all: names.length, once: new Set(names).size });
const EVERY = { all: STAYS, once: STAYS };

describe('what a visitor asks', () => {
  it('gives every stay of all rooms, in order of arrival', async () => {
    const stays = await listVisibleStays(backend.visitor, range());
    expect(counts(stays.map(({ room_id, check_in_date }) => room_id + check_in_date))).toEqual(
      EVERY,
    );
    const keys = stays.map(({ check_in_date }) => check_in_date);
    expect(keys).toEqual(keys.toSorted());
  });

  it('gives every blocked day', async () => {
    const days = await listBlockedDays(backend.visitor, range());
    expect(counts(days.map(({ room_id, date }) => room_id + date))).toEqual(EVERY);
    const keys = days.map(({ date }) => date);
    expect(keys).toEqual(keys.toSorted());
  });

  it.each(['stated', 'overlap'] as const)('names every room that is taken (%s)', async (rule) => {
    const stay = { checkIn: addDays(backend.today, 1), checkOut: addDays(backend.today, NIGHTS) };
    const taken = await listRoomIdsTakenAround(backend.visitor, { ...stay, rule });
    expect(new Set(taken).size).toBe(ROOMS);
    expect(taken).toHaveLength(ROOMS);
  });
});

describe('what the panel asks', () => {
  it('gives every stay of the grid, in order of arrival', async () => {
    const stays = await listStaysForAvailability(backend.staff, range());
    expect(counts(stays.map(({ id }) => id))).toEqual(EVERY);
    const keys = stays.map(({ check_in_date }) => check_in_date);
    expect(keys).toEqual(keys.toSorted());
  });

  it('gives every day that is blocked or has its price', async () => {
    const days = await listAvailability(backend.staff, range());
    expect(counts(days.map(({ room_id, date }) => room_id + date))).toEqual(EVERY);
    const keys = days.map(({ date }) => date);
    expect(keys).toEqual(keys.toSorted());
  });

  it('gives every arrival', async () => {
    const days = { from: backend.today, to: addDays(backend.today, NIGHTS + 1) };
    const arrivals = await listArrivals(backend.staff, days);
    expect(counts(arrivals.map(({ id }) => id))).toEqual(EVERY);
    const keys = arrivals.map(({ check_in_date }) => check_in_date);
    expect(keys).toEqual(keys.toSorted());
  });

  it('gives every booking of a group, oldest or newest first', async () => {
    const oldestFirst = await listBookingsByGroupIds(backend.staff, [groupId]);
    expect(counts(oldestFirst.map(({ id }) => id))).toEqual(EVERY);
    const keys = oldestFirst.map(({ created_at, id }) => created_at + id);
    expect(keys).toEqual(keys.toSorted());
    const question = { groupReferences: [REFERENCE], archived: false };
    const newestFirst = await listBookingsOfGroups(backend.staff, question);
    expect(newestFirst.map(({ id }) => id)).toEqual(oldestFirst.map(({ id }) => id).toReversed());
  });

  it('gives every message, newest first', async () => {
    const messages = await listContactMessages(backend.staff);
    expect(counts(messages.map(({ id }) => id))).toEqual(EVERY);
    const keys = messages.map(({ created_at, id }) => created_at + id).toReversed();
    expect(keys).toEqual(keys.toSorted());
  });
});
