import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import {
  deleteAllRoomAmenities,
  deleteOtherAmenities,
  deleteOtherAmenityCategories,
  deleteRoomAmenities,
  insertAmenity,
  insertRoomAmenities,
  listAmenities,
  listAmenityCategories,
  listRoomAmenityIds,
  updateAmenities,
  updateAmenityCategories,
} from '@/queries/amenities';
import { findBookingGroup, listBookingGroups, listGuestProfiles } from '@/queries/booking-groups';
import {
  countUnreadMessages,
  deleteContactMessage,
  findContactMessage,
  insertContactMessage,
  listContactMessages,
  type NewContactMessage,
  setMessageArchived,
  setMessageNotes,
  setMessageRead,
} from '@/queries/contact-messages';
import { setRequestsPaused } from '@/queries/house-rules';
import { findHouseRules } from '@/queries/visitor-house-rules';
import { ROW_CAP } from '@/queries/read-all-pages';
import {
  listAvailability,
  listBlockedDays,
  listRoomDays,
  updateAvailability,
} from '@/queries/room-availability';
import { http, HttpResponse } from 'msw';
import { makeMessage, uuid } from '../support/builders';
import { onTable, server } from '../support/server';

const client = visitorClient;
const room = uuid(1, 2);
const range = { from: '2026-11-01', to: '2026-11-30' };

describe('room_availability', () => {
  const day = { room_id: room, date: '2026-11-14', is_available: false, custom_price: null };

  it('reads the days of one room (DATA-AVAIL-01)', async () => {
    const calls = onTable('get', 'room_availability', () => [day]);
    await expect(listRoomDays(client(), { roomId: room, ...range })).resolves.toEqual([day]);
    expect(calls[0]?.params.getAll('date')).toEqual(['gte.2026-11-01', 'lte.2026-11-30']);
    expect(calls[0]?.params.get('room_id')).toBe(`eq.${room}`);
  });

  it('reads blocked days of all rooms, and all days for the panel (DATA-AVAIL-02)', async () => {
    const calls = onTable('get', 'room_availability', () => []);
    await listBlockedDays(client(), range);
    await listAvailability(client(), range);
    expect(calls[0]?.params.get('is_available')).toBe('eq.false');
    expect(calls[1]?.params.get('is_available')).toBeNull();
    expect(calls[1]?.params.get('order')).toBe('date.asc,room_id.asc');
  });

  it('replaces what stood at a room and date (DATA-AVAIL-03)', async () => {
    const calls = onTable('post', 'room_availability', () => null);
    await updateAvailability(client(), [day]);
    expect(calls[0]?.body).toEqual([day]);
    expect(calls[0]?.params.get('on_conflict')).toBe('room_id,date');
    expect(calls[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates');
  });
});

describe('house_rules', () => {
  it('reads the one row, and says so when there is none', async () => {
    const calls = onTable('get', 'house_rules', () => [{ requests_paused: true }]);
    await expect(findHouseRules(client())).resolves.toEqual({ requests_paused: true });
    expect(calls[0]?.params.get('select')).toBe('requests_paused');
    onTable('get', 'house_rules', () => []);
    await expect(findHouseRules(client())).rejects.toMatchObject({ kind: 'missing' });
  });

  it('pauses requests in that row, and fails when nothing was changed', async () => {
    const calls = onTable('patch', 'house_rules', () => [{ only_row: true }]);
    await setRequestsPaused(client(), true);
    expect(calls[0]?.body).toEqual({ requests_paused: true });
    expect(calls[0]?.params.get('only_row')).toBe('eq.true');
    onTable('patch', 'house_rules', () => []);
    await expect(setRequestsPaused(client(), false)).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('amenities', () => {
  it('reads categories, amenities and the links of a room (DATA-AMEN-01, DATA-AMEN-02, DATA-AMEN-03)', async () => {
    const categories = onTable('get', 'amenity_categories', () => []);
    const amenities = onTable('get', 'amenities', () => []);
    const links = onTable('get', 'room_amenities', () => [{ amenity_id: uuid(5, 1) }]);
    await listAmenityCategories(client());
    await listAmenities(client());
    await expect(listRoomAmenityIds(client(), room)).resolves.toEqual([uuid(5, 1)]);
    expect(categories[0]?.params.get('order')).toBe('display_order.asc,name.asc');
    expect(amenities[0]?.params.get('order')).toBe('display_order.asc,name.asc');
    expect(links[0]?.params.get('room_id')).toBe(`eq.${room}`);
  });

  it('deletes, then inserts, the links of a room (DATA-AMEN-04)', async () => {
    const removals = onTable('delete', 'room_amenities', () => null);
    const inserts = onTable('post', 'room_amenities', () => null);
    await deleteRoomAmenities(client(), room);
    await insertRoomAmenities(client(), { roomId: room, amenityIds: [uuid(5, 1), uuid(5, 2)] });
    expect(removals[0]?.params.get('room_id')).toBe(`eq.${room}`);
    expect(inserts[0]?.body).toEqual([
      { room_id: room, amenity_id: uuid(5, 1) },
      { room_id: room, amenity_id: uuid(5, 2) },
    ]);
  });

  it('adds an amenity with the default icon (DATA-AMEN-05, ENT-14)', async () => {
    const stored = {
      id: uuid(5, 3),
      name: 'Rede',
      category_id: uuid(6, 1),
      display_order: 8,
      icon: 'default',
    };
    const calls = onTable('post', 'amenities', () => [stored]);
    await expect(
      insertAmenity(client(), { name: 'Rede', categoryId: uuid(6, 1), displayOrder: 8 }),
    ).resolves.toEqual(stored);
    const { id: _id, ...sent } = stored;
    expect(calls[0]?.body).toEqual(sent);
  });

  it('deletes what is not to stay, never without a filter, which the backend refuses (DATA-AMEN-06)', async () => {
    const calls = [
      onTable('delete', 'room_amenities', () => null),
      onTable('delete', 'amenities', () => null),
      onTable('delete', 'amenity_categories', () => null),
    ];
    await deleteAllRoomAmenities(client());
    await deleteOtherAmenities(client(), [uuid(5, 1), uuid(5, 2)]);
    await deleteOtherAmenityCategories(client(), [uuid(6, 1)]);
    expect(calls.map(([call]) => [...(call?.params.entries() ?? [])])).toEqual([
      [['room_id', 'not.is.null']],
      [['id', `not.in.(${uuid(5, 1)},${uuid(5, 2)})`]],
      [['id', `not.in.(${uuid(6, 1)})`]],
    ]);
  });

  it('stores the defaults over what has their name', async () => {
    const category = { id: uuid(6, 1), name: 'Não Incluído', display_order: 2 };
    const amenity = { name: 'Rede', category_id: category.id, display_order: 1 };
    const stored = { ...amenity, id: uuid(5, 1), icon: 'default' };
    const categoryCalls = onTable('post', 'amenity_categories', () => [category]);
    const amenityCalls = onTable('post', 'amenities', () => [stored]);
    const { id: _id, ...sent } = category;
    await expect(updateAmenityCategories(client(), [sent])).resolves.toEqual([category]);
    await expect(updateAmenities(client(), [amenity])).resolves.toEqual([stored]);
    expect(categoryCalls[0]?.body).toEqual([sent]);
    expect(amenityCalls[0]?.body).toEqual([{ ...amenity, icon: 'default' }]);
    expect([categoryCalls, amenityCalls].map(([call]) => call?.params.get('on_conflict'))).toEqual([
      'name',
      'category_id,name',
    ]);
    for (const [call] of [categoryCalls, amenityCalls]) {
      expect(call?.headers.get('prefer')).toContain('resolution=merge-duplicates');
    }
  });
});

describe('booking_groups and guest_profiles', () => {
  it('reads groups newest first and profiles by their bookings (DATA-GROUP-01, DATA-GROUP-03)', async () => {
    const groups = onTable('get', 'booking_groups', () => []);
    const profiles = onTable('get', 'guest_profiles', () => []);
    const after = { created_at: '2026-11-09T16:05:00+00:00', id: uuid(4, 1) };
    await listBookingGroups(client(), { after, limit: 24 });
    await listGuestProfiles(client(), [uuid(2, 1), uuid(2, 2)]);
    expect(groups[0]?.params.get('order')).toBe('created_at.desc,id.desc');
    expect(groups[0]?.params.get('offset')).toBeNull();
    expect(groups[0]?.params.get('created_at')).toBe(`lte.${after.created_at}`);
    expect(groups[0]?.params.get('or')).toBe(
      `(created_at.lt.${after.created_at},and(created_at.eq.${after.created_at},id.lt.${after.id}))`,
    );
    expect(groups[0]?.params.get('limit')).toBe('24');
    expect(profiles[0]?.params.get('booking_id')).toBe(`in.(${uuid(2, 1)},${uuid(2, 2)})`);
  });
});

describe('one booking group', () => {
  it('is found by its id, or null when it is gone', async () => {
    const calls = onTable('get', 'booking_groups', ({ params }) =>
      params.get('id') === `eq.${uuid(4, 1)}` ? [{ id: uuid(4, 1) }] : [],
    );
    await expect(findBookingGroup(client(), uuid(4, 1))).resolves.toEqual({ id: uuid(4, 1) });
    await expect(findBookingGroup(client(), uuid(4, 2))).resolves.toBeNull();
    expect(calls).toHaveLength(2);
  });
});

describe('contact_messages', () => {
  const message = makeMessage();
  const sent: NewContactMessage = {
    name: 'Paolo',
    email: 'paolo@example.com',
    phone: null,
    subject: 'reserva',
    message: 'Olá',
  };

  it('inserts without asking the row back, which a visitor may not read (DATA-MSG-01)', async () => {
    const calls = onTable('post', 'contact_messages', () => null);
    await insertContactMessage(client(), sent);
    expect(calls[0]?.body).toEqual(sent);
    expect(calls[0]?.params.get('select')).toBeNull();
    expect(calls[0]?.headers.get('prefer') ?? '').not.toContain('return=representation');
  });

  it('tells a message that was already received from one that is refused', async () => {
    let code = 'HS102';
    onTable('post', 'contact_messages', () => ({ status: 409, code, message: 'Não.' }));
    await expect(insertContactMessage(client(), sent)).rejects.toMatchObject({
      kind: 'duplicate-request',
      code,
    });
    code = 'HS101';
    await expect(insertContactMessage(client(), sent)).rejects.toMatchObject({
      kind: 'invalid',
      code,
    });
  });

  it('reads messages newest first (DATA-MSG-02)', async () => {
    const calls = onTable('get', 'contact_messages', () => [message]);
    await expect(listContactMessages(client())).resolves.toEqual([message]);
    expect(calls[0]?.params.get('order')).toBe('created_at.desc,id.desc');
    expect(calls[0]?.params.get('or')).toBeNull();
  });

  it('reads on after the last message of a full page', async () => {
    const calls = onTable('get', 'contact_messages', ({ params }) =>
      params.get('created_at') === null ? Array.from({ length: ROW_CAP }, () => message) : [],
    );
    await expect(listContactMessages(client())).resolves.toHaveLength(ROW_CAP);
    const { created_at, id } = message;
    expect(calls[1]?.params.get('created_at')).toBe(`lte.${created_at}`);
    expect(calls[1]?.params.get('or')).toBe(
      `(created_at.lt.${created_at},and(created_at.eq.${created_at},id.lt.${id}))`,
    );
    expect(calls[1]?.params.get('offset')).toBeNull();
  });

  it('finds a message, or null when it is gone', async () => {
    onTable('get', 'contact_messages', ({ params }) =>
      params.get('id') === `eq.${message.id}` ? [message] : [],
    );
    await expect(findContactMessage(client(), message.id)).resolves.toEqual(message);
    await expect(findContactMessage(client(), uuid(3, 99))).resolves.toBeNull();
  });

  it('counts the unread ones without reading them (DATA-MSG-07)', async () => {
    server.use(
      http.head('*/rest/v1/contact_messages', ({ request }) => {
        expect(new URL(request.url).searchParams.get('is_read')).toBe('eq.false');
        return new HttpResponse(null, { headers: { 'content-range': '*/3' } });
      }),
    );
    await expect(countUnreadMessages(client())).resolves.toBe(3);
  });

  it('changes and deletes by id (DATA-MSG-03, DATA-MSG-04, DATA-MSG-05, DATA-MSG-06)', async () => {
    const patches = onTable('patch', 'contact_messages', () => [{ id: message.id }]);
    const removals = onTable('delete', 'contact_messages', () => [{ id: message.id }]);
    await setMessageRead(client(), { id: message.id, isRead: true });
    await setMessageNotes(client(), {
      id: message.id,
      notes: 'Respondido',
      ifUnchangedSince: message.updated_at,
    });
    await setMessageArchived(client(), { id: message.id, at: '2026-11-12T10:00:00.000Z' });
    await setMessageArchived(client(), { id: message.id, at: null });
    await deleteContactMessage(client(), message.id);
    expect(patches.map(({ body }) => body)).toEqual([
      { is_read: true },
      { admin_notes: 'Respondido' },
      { archived: true, archived_at: '2026-11-12T10:00:00.000Z' },
      { archived: false, archived_at: null },
    ]);
    expect(patches[1]?.params.get('updated_at')).toBe(`eq.${message.updated_at}`);
    expect(removals[0]?.params.get('id')).toBe(`eq.${message.id}`);
  });

  it('takes no changed row for a failure', async () => {
    onTable('patch', 'contact_messages', () => []);
    await expect(setMessageRead(client(), { id: message.id, isRead: true })).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});
