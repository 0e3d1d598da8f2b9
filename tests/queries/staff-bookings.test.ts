import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import { ROW_CAP } from '@/queries/read-all-pages';
import {
  findBooking,
  findBookingByNumber,
  listBookings,
  listLatestBookings,
} from '@/queries/staff-bookings';
import {
  listBookingsByGroupIds,
  listBookingsOfGroups,
  listGroupBookings,
} from '@/queries/staff-group-bookings';
import { makeBooking, uuid } from '../support/builders';
import { onTable } from '../support/server';

const booking = makeBooking();
const client = visitorClient;

describe('listBookings', () => {
  const filters = { archived: false, today: '2026-11-12' };

  it('asks for the newest first, with the joined room (DATA-BOOK-12)', async () => {
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
    [{ ...filters, flag: 'email_sent' as const }, 'email_sent', 'eq.true'],
    [{ ...filters, flag: 'email_confirmed' as const }, 'email_confirmed', 'eq.true'],
    [
      { ...filters, match: { column: 'guest_name_folded' as const, pattern: '%v_l_%' } },
      'guest_name_folded',
      'ilike.%v_l_%',
    ],
  ])(
    'filters %o (DATA-BOOK-14, DATA-BOOK-15, DATA-BOOK-16)',
    async (withFilter, column, expected) => {
      const calls = onTable('get', 'bookings', () => []);
      await listBookings(client(), { filters: withFilter });
      expect(calls[0]?.params.get(column)).toBe(expected);
    },
  );

  it('goes on right after the last booking of the page before', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listBookings(client(), { filters, after: booking, limit: 50 });
    expect(calls[0]?.params.get('or')).toBe(
      `(created_at.lt.${booking.created_at},and(created_at.eq.${booking.created_at},id.lt.${booking.id}))`,
    );
    // Without this bound no index could be entered where the page begins.
    expect(calls[0]?.params.get('created_at')).toBe(`lte.${booking.created_at}`);
    expect(calls[0]?.params.get('limit')).toBe('50');
  });
});

describe('the other readings', () => {
  it('limits the dashboard list (DATA-BOOK-13)', async () => {
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

  it('finds a booking by its number', async () => {
    onTable('get', 'bookings', ({ params }) =>
      params.get('booking_number') === 'eq.R26-7K3F9Q' ? [booking] : [],
    );
    await expect(findBookingByNumber(client(), 'R26-7K3F9Q')).resolves.toEqual(booking);
    await expect(findBookingByNumber(client(), 'R26-NOBODY')).resolves.toBeNull();
  });

  it('completes the groups of a page, within the archive or outside', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    const groupReferences = ['GRP26-8KQ2M7XA', 'GRP26-4TWN9HJC'];
    await listBookingsOfGroups(client(), { groupReferences, archived: true });
    expect(calls[0]?.params.get('group_reference')).toBe('in.(GRP26-8KQ2M7XA,GRP26-4TWN9HJC)');
    expect(calls[0]?.params.get('archived')).toBe('eq.true');
  });

  it('reads a group by its reference (DATA-BOOK-17)', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    await listGroupBookings(client(), 'GRP26-8KQ2M7XA');
    expect(calls[0]?.params.get('group_reference')).toBe('eq.GRP26-8KQ2M7XA');
  });

  it('reads the bookings of several groups in one call, with their rooms (DATA-GROUP-02)', async () => {
    const calls = onTable('get', 'bookings', () => [booking]);
    await expect(listBookingsByGroupIds(client(), [uuid(4, 1), uuid(4, 2)])).resolves.toEqual([
      booking,
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.params.get('group_id')).toBe(`in.(${uuid(4, 1)},${uuid(4, 2)})`);
    expect(calls[0]?.params.get('order')).toBe('created_at.asc,id.asc');
    expect(calls[0]?.params.get('select')).toContain('rooms(room_number,name)');
  });
});
