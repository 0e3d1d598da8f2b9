import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import { ROW_CAP } from '@/queries/read-all-pages';
import {
  deleteBookings,
  findBooking,
  listArrivals,
  listBookings,
  listBookingsByGroupIds,
  listGroupBookings,
  listLatestBookings,
  listRevenueTotals,
  listStaysForAvailability,
  setAdminNotes,
  setArchived,
  setBookingStatus,
  setEmailConfirmed,
  setEmailSent,
} from '@/queries/staff-bookings';
import { makeBooking, uuid } from '../support/builders';
import { onTable } from '../support/server';

const booking = makeBooking();
const now = '2026-11-12T10:00:00.000Z';
const client = visitorClient;

describe('listBookings', () => {
  const filters = { archived: false, today: '2026-11-12' };

  it('asks for the newest first, with the joined room', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    await expect(listBookings(client(), { filters })).resolves.toEqual([booking]);
    const params = calls[0]?.params;
    expect(params?.get('archived')).toBe('eq.false');
    expect(params?.get('order')).toBe('created_at.desc,id.desc');
    expect(params?.get('limit')).toBe(String(ROW_CAP));
    expect(params?.get('select')).toContain('rooms(room_number,name)');
    expect(params?.get('status')).toBeNull();
  });

  it.each([
    [{ ...filters, status: 'confirmed' as const }, 'status', 'eq.confirmed'],
    [{ ...filters, archived: true }, 'archived', 'eq.true'],
    [{ ...filters, period: 'upcoming' as const }, 'check_in_date', 'gte.2026-11-12'],
    [{ ...filters, period: 'past' as const }, 'check_out_date', 'lt.2026-11-12'],
  ])('filters %o', async (withFilter, column, expected) => {
    const calls = onTable('get', 'bookings', () => []);
    await listBookings(client(), { filters: withFilter });
    expect(calls[0]?.params.get(column)).toBe(expected);
  });

  it('goes on right after the last booking of the page before', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listBookings(client(), { filters, after: booking, limit: 50 });
    expect(calls[0]?.params.get('or')).toBe(
      `(created_at.lt.${booking.created_at},and(created_at.eq.${booking.created_at},id.lt.${booking.id}))`,
    );
    expect(calls[0]?.params.get('limit')).toBe('50');
  });
});

describe('the other readings', () => {
  it('limits the dashboard list', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    await listLatestBookings(client(), 10);
    expect(calls[0]?.params.get('limit')).toBe('10');
    expect(calls[0]?.params.get('archived')).toBeNull();
  });

  it('finds a booking, or null when it is gone', async () => {
    onTable('get', 'bookings', ({ params }) =>
      params.get('id') === `eq.${booking.id}` ? [booking] : [],
    );
    await expect(findBooking(client(), booking.id)).resolves.toEqual(booking);
    await expect(findBooking(client(), uuid(2, 99))).resolves.toBeNull();
  });

  it('reads a group by its reference', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    await listGroupBookings(client(), 'GRP26-8KQ2M7XA');
    expect(calls[0]?.params.get('group_reference')).toBe('eq.GRP26-8KQ2M7XA');
  });

  it('reads the bookings of several groups in one call, with their rooms', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    await expect(listBookingsByGroupIds(client(), [uuid(4, 1), uuid(4, 2)])).resolves.toEqual([
      booking,
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.params.get('group_id')).toBe(`in.(${uuid(4, 1)},${uuid(4, 2)})`);
    expect(calls[0]?.params.get('order')).toBe('created_at.asc,id.asc');
    expect(calls[0]?.params.get('select')).toContain('rooms(room_number,name)');
  });

  it('reads the arrivals of a half-open range, cancelled ones left out, over every page', async () => {
    const arrival = { check_in_date: '2026-11-12', status: 'confirmed' };
    const calls = onTable('get', 'bookings', ({ params }) =>
      params.get('offset') === '0' ? Array.from({ length: ROW_CAP }, () => arrival) : [arrival],
    );
    const arrivals = await listArrivals(client(), { from: '2026-11-12', to: '2026-11-26' });
    expect(arrivals).toHaveLength(ROW_CAP + 1);
    expect(calls[0]?.params.getAll('check_in_date')).toEqual(['gte.2026-11-12', 'lt.2026-11-26']);
    expect(calls[0]?.params.get('status')).toBe('neq.cancelled');
  });

  it('sums revenue over every page', async () => {
    const calls = onTable('get', 'bookings', ({ params }) =>
      params.get('offset') === '0'
        ? Array.from({ length: ROW_CAP }, () => ({ total_price: 1 }))
        : [{ total_price: 2 }],
    );
    const totals = await listRevenueTotals(client());
    expect(totals).toHaveLength(ROW_CAP + 1);
    expect(calls[0]?.params.get('status')).toBe('in.(confirmed,completed)');
  });

  it('reads the stays of the availability screen', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listStaysForAvailability(client(), { from: '2026-11-01', to: '2026-11-30' });
    expect(calls[0]?.params.get('select')).toBe(
      'id,room_id,check_in_date,check_out_date,guest_name,status,booking_number',
    );
    expect(calls[0]?.params.get('status')).toBe('neq.cancelled');
  });
});

describe('changing a booking', () => {
  it.each([
    [
      'status',
      () => setBookingStatus(client(), { id: booking.id, status: 'confirmed', now }),
      { status: 'confirmed', updated_at: now },
    ],
    [
      'notes',
      () => setAdminNotes(client(), { id: booking.id, notes: '', now }),
      { admin_notes: '', updated_at: now },
    ],
    [
      'e-mail sent',
      () => setEmailSent(client(), { id: booking.id, at: now }),
      { email_sent: true, email_sent_at: now },
    ],
    [
      'e-mail not sent',
      () => setEmailSent(client(), { id: booking.id, at: null }),
      { email_sent: false, email_sent_at: null },
    ],
    [
      'confirmed by the guest',
      () => setEmailConfirmed(client(), { id: booking.id, at: now }),
      { email_confirmed: true, email_confirmed_at: now },
    ],
    [
      'archived',
      () => setArchived(client(), { scope: { id: booking.id }, at: now }),
      { archived: true, archived_at: now, auto_archived: false },
    ],
    [
      'unarchived',
      () => setArchived(client(), { scope: { id: booking.id }, at: null }),
      { archived: false, archived_at: null, auto_archived: false },
    ],
  ])('%s by id', async (_name, change, body) => {
    const calls = onTable('patch', 'bookings', () => [booking]);
    await change();
    expect(calls[0]?.body).toEqual(body);
    expect(calls[0]?.params.get('id')).toBe(`eq.${booking.id}`);
  });

  it('archives and deletes a whole group by its reference', async () => {
    const patches = onTable('patch', 'bookings', () => [booking]);
    const removals = onTable('delete', 'bookings', () => [{ id: booking.id }]);
    await setArchived(client(), { scope: { groupReference: 'GRP26-8KQ2M7XA' }, at: now });
    await deleteBookings(client(), { groupReference: 'GRP26-8KQ2M7XA' });
    expect(patches[0]?.params.get('group_reference')).toBe('eq.GRP26-8KQ2M7XA');
    expect(removals[0]?.params.get('group_reference')).toBe('eq.GRP26-8KQ2M7XA');
  });

  it('takes no changed row for a failure', async () => {
    onTable('patch', 'bookings', () => []);
    onTable('delete', 'bookings', () => []);
    await expect(
      setBookingStatus(client(), { id: booking.id, status: 'confirmed', now }),
    ).rejects.toMatchObject({ kind: 'missing' });
    await expect(deleteBookings(client(), { id: booking.id })).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});
