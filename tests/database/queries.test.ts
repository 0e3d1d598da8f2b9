import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { isErasedEmail } from '@/domain/guest/erased-guest';
import * as amenities from '@/queries/amenities';
import {
  findBookingGroup,
  findGroupIdsByName,
  listBookingGroups,
  listGuestProfiles,
} from '@/queries/booking-groups';
import { listStaysForAvailability } from '@/queries/availability-stays';
import { findRevenue, listArrivals } from '@/queries/booking-figures';
import * as bookings from '@/queries/bookings';
import * as messages from '@/queries/contact-messages';
import { eraseGuestData, exportGuestData } from '@/queries/guest-data';
import { setRequestsPaused } from '@/queries/house-rules';
import { findHouseRules } from '@/queries/visitor-house-rules';
import * as availability from '@/queries/room-availability';
import * as rooms from '@/queries/rooms';
import * as changes from '@/queries/staff-booking-changes';
import * as staffBookings from '@/queries/staff-bookings';
import * as groupBookings from '@/queries/staff-group-bookings';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addBooking, addMessage, addRoom, countRows } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Every call of the app once on a real engine: the other tests mock these answers.

const REFERENCE = 'GRP26-8KQ2M7XA';
const NOW = '2026-11-21T10:00:00.000Z';
const NO_ID = '55555555-5555-4555-8555-555555555555';

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

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const daysFromToday = (days: number) => addDays(backend.today, days);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('bookings, as a visitor', () => {
  it('finds the stays that touch a range of days (DATA-BOOK-01)', async () => {
    await addBooking(backend, { room_id: room.id });
    const range = { from: daysFromToday(11), to: daysFromToday(20) };
    const stay = {
      room_id: room.id,
      check_in_date: daysFromToday(10),
      check_out_date: daysFromToday(12),
      status: 'pending',
    };
    const ofRoom = await bookings.listRoomStays(backend.visitor, { roomId: room.id, ...range });
    expect(ofRoom).toEqual([stay]);
    expect(await bookings.listVisibleStays(backend.visitor, range)).toEqual([stay]);
    const later = { from: daysFromToday(13), to: daysFromToday(20) };
    expect(await bookings.listVisibleStays(backend.visitor, later)).toEqual([]);
  });

  it('hides rooms by the stated rule, or by true overlap (BOOK-AVAIL-02, DATA-BOOK-02)', async () => {
    await addBooking(backend, { room_id: room.id });
    const stay = { checkIn: daysFromToday(30), checkOut: daysFromToday(32) };
    const taken = async (rule: 'stated' | 'overlap') =>
      bookings.listRoomIdsTakenAround(backend.visitor, { ...stay, rule });
    expect(await taken('stated')).toEqual([room.id]);
    expect(await taken('overlap')).toEqual([]);
  });

  it('finds a booking again by its stay and by its id', async () => {
    const { id, booking_number } = await addBooking(backend, { room_id: room.id });
    const stay = {
      roomIds: [room.id],
      checkIn: daysFromToday(10),
      checkOut: daysFromToday(12),
    };
    expect(await bookings.listBookingsOfStay(backend.visitor, stay)).toEqual([
      { id, room_id: room.id, booking_number },
    ]);
    expect(await bookings.findBookingNumber(backend.visitor, id)).toBe(booking_number);
    await expect(bookings.findBookingNumber(backend.visitor, NO_ID)).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});

describe('bookings, as staff', () => {
  let older: BookingRow;
  let newer: BookingRow;

  beforeEach(async () => {
    older = await addBooking(backend, {
      room_id: room.id,
      status: 'confirmed',
      email_sent: true,
      check_in_date: daysFromToday(-9),
      check_out_date: daysFromToday(-7),
      created_at: minutesAgo(60),
    });
    newer = await addBooking(backend, {
      room_id: room.id,
      guest_name: 'Zoé (50%) "Conceição"',
      group_reference: REFERENCE,
      created_at: minutesAgo(30),
    });
  });

  it('lists them newest first, with their room, by every filter (DATA-BOOK-12, DATA-BOOK-14, DATA-BOOK-15, DATA-BOOK-16)', async () => {
    const list = async (filters: Partial<staffBookings.BookingListFilters>) =>
      idsOf(
        await staffBookings.listBookings(backend.staff, {
          filters: { archived: false, today: backend.today, ...filters },
        }),
      );
    expect(await list({})).toEqual([newer.id, older.id]);
    expect(await list({ archived: true })).toEqual([]);
    expect(await list({ status: 'confirmed' })).toEqual([older.id]);
    expect(await list({ period: 'upcoming' })).toEqual([newer.id]);
    expect(await list({ period: 'past' })).toEqual([older.id]);
    expect(await list({ flag: 'email_sent' })).toEqual([older.id]);
    expect(
      await list({ match: { column: 'guest_name_folded', pattern: '%zoe (50\\%) "%' } }),
    ).toEqual([newer.id]);
    const phone = { match: { column: 'guest_phone', pattern: '%9%1%0%0%0%0%0%0%2%' } } as const;
    expect(await list(phone)).toEqual([newer.id, older.id]);
    expect(await list({ roomIds: [NO_ID] })).toEqual([]);
    expect(await list({ roomIds: [room.id] })).toHaveLength(2);
    const groupIds = await findGroupIdsByName(backend.staff, `%${REFERENCE.toLowerCase()}%`);
    expect(await list({ groupIds })).toEqual([newer.id]);

    const [first] = await staffBookings.listLatestBookings(backend.staff, 1);
    expect(first).toMatchObject({
      id: newer.id,
      rooms: { room_number: room.room_number, name: room.name },
      booking_groups: { group_name: `Grupo ${REFERENCE}` },
    });
  });

  it('reads on after the last row seen', async () => {
    const filters = { archived: false, today: backend.today };
    const [last] = await staffBookings.listBookings(backend.staff, { filters, limit: 1 });
    const next = await staffBookings.listBookings(backend.staff, {
      filters,
      ...(last === undefined ? {} : { after: last }),
    });
    expect(idsOf(next)).toEqual([older.id]);
  });

  it('finds one by id, by number, and those of a group', async () => {
    expect(await staffBookings.findBooking(backend.staff, older.id)).toMatchObject({
      booking_number: older.booking_number,
    });
    expect(await staffBookings.findBooking(backend.staff, NO_ID)).toBeNull();
    const byNumber = await staffBookings.findBookingByNumber(backend.staff, older.booking_number);
    expect(byNumber?.id).toBe(older.id);
    const found = await Promise.all([
      groupBookings.listGroupBookings(backend.staff, REFERENCE),
      groupBookings.listBookingsByGroupIds(backend.staff, [newer.group_id ?? '']),
      groupBookings.listBookingsOfGroups(backend.staff, {
        groupReferences: [REFERENCE],
        archived: false,
      }),
    ]);
    expect(found.map(idsOf)).toEqual([[newer.id], [newer.id], [newer.id]]);

    const [group] = await listBookingGroups(backend.staff, { after: null, limit: 9 });
    expect(group).toMatchObject({ id: newer.group_id, group_reference: REFERENCE });
    expect(await listBookingGroups(backend.staff, { after: group ?? null, limit: 9 })).toEqual([]);
    expect(await findBookingGroup(backend.staff, newer.group_id ?? '')).toEqual(group);
    const [guest] = await listGuestProfiles(backend.staff, [newer.id]);
    expect(guest).toMatchObject({ full_name: newer.guest_name, is_primary_contact: true });
  });

  it('adds up arrivals, revenue and the stays of the grid', async () => {
    const arrivals = await listArrivals(backend.staff, {
      from: backend.today,
      to: daysFromToday(11),
    });
    expect(arrivals).toMatchObject([{ check_in_date: daysFromToday(10), status: 'pending' }]);
    expect(await findRevenue(backend.staff)).toBe(older.total_price);
    await expect(findRevenue(backend.visitor)).rejects.toMatchObject({ code: '42501' });
    const stays = await listStaysForAvailability(backend.staff, {
      from: daysFromToday(12),
      to: daysFromToday(20),
    });
    expect(idsOf(stays)).toEqual([newer.id]);
  });

  it('answers a guest, and notices that someone else did (GEN-09, DATA-BOOK-19, DATA-BOOK-20)', async () => {
    const confirmed = await changes.setBookingStatus(backend.staff, {
      id: newer.id,
      status: 'confirmed',
      now: NOW,
      ifUnchangedSince: newer.updated_at,
    });
    expect(confirmed).toMatchObject({ id: newer.id, status: 'confirmed' });
    await expect(
      changes.setBookingStatus(backend.staff, {
        id: newer.id,
        status: 'cancelled',
        now: NOW,
        ifUnchangedSince: newer.updated_at,
      }),
    ).rejects.toMatchObject({ kind: 'missing' });
    const again = await changes.setAdminNotes(backend.staff, {
      id: newer.id,
      notes: 'Ligar às 18h',
      now: NOW,
      ifUnchangedSince: confirmed.updated_at,
    });
    expect(again.admin_notes).toBe('Ligar às 18h');
  });

  it('keeps the e-mail flags, archives a group, and deletes it (DATA-BOOK-21, DATA-BOOK-22, DATA-BOOK-23, DATA-BOOK-24)', async () => {
    const sent = await changes.setEmailSent(backend.staff, { id: newer.id, at: NOW });
    expect(sent).toMatchObject({ email_sent: true, email_sent_at: '2026-11-21T10:00:00+00:00' });
    const confirmed = await changes.setEmailConfirmed(backend.staff, { id: newer.id, at: null });
    expect(confirmed).toMatchObject({ email_confirmed: false, email_confirmed_at: null });

    const scope = { groupReference: REFERENCE };
    await expect(changes.deleteBookings(backend.staff, scope)).rejects.toMatchObject({
      kind: 'missing',
    });
    const [archived] = await changes.setArchived(backend.staff, { scope, at: NOW });
    expect(archived).toMatchObject({ id: newer.id, archived: true });
    await changes.deleteBookings(backend.staff, scope);
    expect(await staffBookings.findBooking(backend.staff, newer.id)).toBeNull();
  });
});

describe('rooms, days and amenities', () => {
  it('shows visitors the active rooms in every order (DATA-ROOM-01, DATA-ROOM-02)', async () => {
    const cheap = await addRoom(backend, { price_per_night: 20 });
    await addRoom(backend, { is_active: false });
    const both = [room.id, cheap.id].toSorted();
    expect(idsOf(await rooms.listActiveRooms(backend.visitor)).toSorted()).toEqual(both);
    expect(idsOf(await rooms.listActiveRoomsByPrice(backend.visitor))).toEqual([cheap.id, room.id]);
    expect(idsOf(await rooms.listActiveRoomsByNumber(backend.visitor)).toSorted()).toEqual(both);
    expect(await rooms.findActiveRoomById(backend.visitor, room.id)).toEqual(room);
    expect(await rooms.findActiveRoomByNumber(backend.visitor, room.room_number)).toEqual(room);
    expect(await rooms.findActiveRoomById(backend.visitor, NO_ID)).toBeNull();
    expect(await rooms.listRooms(backend.staff)).toHaveLength(3);
  });

  it('lets staff add, change and delete a room (GEN-09, DATA-ROOM-06, DATA-ROOM-07, DATA-ROOM-08, DATA-ROOM-09)', async () => {
    const added = await rooms.insertRoom(backend.staff, {
      room_number: 'A1',
      name: 'Anexo',
      price_per_night: 33.5,
    });
    await rooms.updateRoom(backend.staff, { id: added.id, changes: { max_guests: 6 } });
    await rooms.setRoomPrice(backend.staff, { id: added.id, price: 35 });
    expect(await rooms.findActiveRoomById(backend.visitor, added.id)).toMatchObject({
      max_guests: 6,
      price_per_night: 35,
    });
    await rooms.deleteRoom(backend.staff, added.id);
    await expect(rooms.deleteRoom(backend.staff, added.id)).rejects.toMatchObject({
      kind: 'missing',
    });
    await expect(
      rooms.setRoomPrice(backend.stray, { id: room.id, price: 1 }),
    ).rejects.toMatchObject({ kind: 'missing' });
  });

  it('lets staff block a day, price it, and open it again (GEN-09, DATA-AVAIL-03)', async () => {
    const day = { room_id: room.id, date: backend.today, is_available: false, custom_price: null };
    const range = { from: backend.today, to: backend.today };
    await availability.updateAvailability(backend.staff, [day]);
    const blocked = [{ room_id: room.id, date: backend.today }];
    expect(await availability.listBlockedDays(backend.visitor, range)).toEqual(blocked);

    const priced = { ...day, is_available: true, custom_price: 99.5 };
    await availability.updateAvailability(backend.staff, [priced]);
    expect(await availability.listBlockedDays(backend.visitor, range)).toEqual([]);
    expect(await availability.listAvailability(backend.staff, range)).toEqual([priced]);
    expect(await availability.listRoomDays(backend.visitor, { roomId: room.id, ...range })).toEqual(
      [priced],
    );
  });

  it('seeds amenities over what is there, links them, and clears the rest (GEN-09, DATA-AMEN-04)', async () => {
    const seeded = await amenities.updateAmenityCategories(backend.staff, [
      { name: 'Conforto', display_order: 1 },
      { name: 'Cozinha', display_order: 2 },
    ]);
    const [comfort, kitchen] = seeded.toSorted((a, b) => a.display_order - b.display_order);
    const categoryId = comfort?.id ?? '';
    const [fan] = await amenities.updateAmenities(backend.staff, [
      { name: 'Ventoinha', category_id: categoryId, display_order: 1 },
    ]);
    const dryer = await amenities.insertAmenity(backend.staff, {
      name: 'Secador',
      categoryId,
      displayOrder: 2,
    });
    const amenityIds = [fan?.id ?? '', dryer.id];
    await amenities.insertRoomAmenities(backend.staff, { roomId: room.id, amenityIds });
    const linked = await amenities.listRoomAmenityIds(backend.visitor, room.id);
    expect(linked.toSorted()).toEqual(amenityIds.toSorted());
    expect(idsOf(await amenities.listAmenities(backend.visitor))).toEqual(amenityIds);

    // Once more: the same names keep their ids.
    const again = await amenities.updateAmenityCategories(backend.staff, [
      { name: 'Conforto', display_order: 5 },
    ]);
    expect(again).toEqual([{ id: categoryId, name: 'Conforto', display_order: 5 }]);

    await amenities.deleteRoomAmenities(backend.staff, room.id);
    await amenities.deleteAllRoomAmenities(backend.staff);
    await amenities.deleteOtherAmenities(backend.staff, [dryer.id]);
    await amenities.deleteOtherAmenityCategories(backend.staff, [categoryId]);
    expect(idsOf(await amenities.listAmenities(backend.visitor))).toEqual([dryer.id]);
    expect(idsOf(await amenities.listAmenityCategories(backend.visitor))).not.toContain(
      kitchen?.id,
    );
    expect(await countRows(backend, 'public.room_amenities')).toBe(0);
  });
});

it('takes a visitor’s message through to its deletion (GEN-03, GEN-09, DATA-MSG-03, DATA-MSG-05, DATA-MSG-06)', async () => {
  await messages.insertContactMessage(backend.visitor, {
    name: 'Inês Duarte',
    email: 'ines@correio.example',
    phone: null,
    subject: 'reserva',
    message: 'Há berço?',
  });
  await addMessage(backend, { is_read: true, created_at: minutesAgo(90) });
  const [newest] = await messages.listContactMessages(backend.staff);
  const id = newest?.id ?? '';
  expect(idsOf(await messages.listMessagesFrom(backend.staff, ' INES@correio.example '))).toEqual([
    id,
  ]);
  expect(await messages.listMessagesFrom(backend.staff, '%')).toEqual([]);
  expect(await messages.countUnreadMessages(backend.staff)).toBe(1);
  await messages.setMessageRead(backend.staff, { id, isRead: true });
  expect(await messages.countUnreadMessages(backend.staff)).toBe(0);
  const read = await messages.findContactMessage(backend.staff, id);
  const answer = { id, notes: 'Respondido', ifUnchangedSince: read?.updated_at ?? '' };
  expect(await messages.setMessageNotes(backend.staff, answer)).toMatchObject({
    admin_notes: 'Respondido',
  });
  // Of two people who read the same message, the second changes nothing.
  expect(
    await messages.setMessageNotes(backend.staff, { ...answer, notes: 'Outra resposta' }),
  ).toBeNull();
  await expect(messages.deleteContactMessage(backend.staff, id)).rejects.toMatchObject({
    kind: 'missing',
  });
  await messages.setMessageArchived(backend.staff, { id, at: NOW });
  expect(await messages.findContactMessage(backend.staff, id)).toMatchObject({
    is_read: true,
    archived: true,
    admin_notes: 'Respondido',
  });
  await messages.deleteContactMessage(backend.staff, id);
  expect(await messages.findContactMessage(backend.staff, id)).toBeNull();
});

it('everybody reads the house rules, and staff alone change them', async () => {
  expect(await findHouseRules(backend.visitor)).toEqual({ requests_paused: false });
  await setRequestsPaused(backend.staff, true);
  for (const client of [backend.visitor, backend.stray, backend.staff]) {
    expect(await findHouseRules(client)).toEqual({ requests_paused: true });
  }
  await expect(setRequestsPaused(backend.visitor, false)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(setRequestsPaused(backend.stray, false)).rejects.toMatchObject({ kind: 'missing' });
  for (const refused of [
    await backend.staff.from('house_rules').insert({ requests_paused: true }),
    await backend.staff.from('house_rules').delete().eq('only_row', true),
    await backend.staff
      .from('house_rules')
      .update({ updated_at: '2026-01-01' })
      .eq('only_row', true),
  ]) {
    expect(refused.error?.code).toBe('42501');
  }
  expect(await findHouseRules(backend.staff)).toEqual({ requests_paused: true });
});

it('gives staff a copy of what the house holds on a guest, and erases it', async () => {
  const past = { check_in_date: daysFromToday(-9), check_out_date: daysFromToday(-7) };
  const over = await addBooking(backend, { room_id: room.id, status: 'completed', ...past });
  const ahead = await addBooking(backend, { room_id: room.id, status: 'confirmed' });
  const email = over.guest_email ?? '';
  expect(await exportGuestData(backend.staff, email)).toMatchObject({ email });
  const erasure = await eraseGuestData(backend.staff, email);
  expect(erasure).toMatchObject({ bookings: 1, messages: 0 });
  expect(erasure.kept.map(({ booking_number }) => booking_number)).toEqual([ahead.booking_number]);
  const erased = await staffBookings.findBooking(backend.staff, over.id);
  expect(isErasedEmail(erased?.guest_email ?? '')).toBe(true);
  await expect(eraseGuestData(backend.visitor, email)).rejects.toMatchObject({ kind: 'forbidden' });
});
