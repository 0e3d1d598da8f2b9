import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import {
  deleteBookings,
  setAdminNotes,
  setArchived,
  setBookingStatus,
  setEmailConfirmed,
  setEmailSent,
} from '@/queries/staff-booking-changes';
import { makeBooking } from '../support/builders';
import { onTable } from '../support/server';

const booking = makeBooking();
const now = '2026-11-12T10:00:00.000Z';
const client = visitorClient;

describe('changing a booking', () => {
  it.each([
    [
      'status (DATA-BOOK-19)',
      () => setBookingStatus(client(), { id: booking.id, status: 'confirmed', now }),
      { status: 'confirmed', updated_at: now },
    ],
    [
      'notes (DATA-BOOK-20)',
      () => setAdminNotes(client(), { id: booking.id, notes: '', now }),
      { admin_notes: '', updated_at: now },
    ],
    [
      'e-mail sent (DATA-BOOK-21)',
      () => setEmailSent(client(), { id: booking.id, at: now }),
      { email_sent: true, email_sent_at: now },
    ],
    [
      'e-mail not sent',
      () => setEmailSent(client(), { id: booking.id, at: null }),
      { email_sent: false, email_sent_at: null },
    ],
    [
      'confirmed by the guest (DATA-BOOK-22)',
      () => setEmailConfirmed(client(), { id: booking.id, at: now }),
      { email_confirmed: true, email_confirmed_at: now },
    ],
    [
      'archived (DATA-BOOK-23)',
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

  const change = { id: booking.id, ifUnchangedSince: '2026-11-12T09:42:00.123456+00:00' };
  it.each([
    ['status', () => setBookingStatus(client(), { ...change, status: 'confirmed', now })],
    ['notes', () => setAdminNotes(client(), { ...change, notes: 'Chega tarde.', now })],
    ['e-mail sent', () => setEmailSent(client(), { ...change, at: now })],
    ['confirmed by the guest', () => setEmailConfirmed(client(), { ...change, at: now })],
  ])('leaves a booking alone that changed since it was read: %s', async (_name, attempt) => {
    const calls = onTable('patch', 'bookings', () => []);
    await expect(attempt()).rejects.toMatchObject({ kind: 'missing' });
    expect(calls[0]?.params.get('updated_at')).toBe(`eq.${change.ifUnchangedSince}`);
    expect(calls[0]?.body).not.toHaveProperty('ifUnchangedSince');
    expect(calls[0]?.params.get('select')).not.toContain('rooms');
  });

  it('archives and deletes a whole group by its reference (DATA-BOOK-23, DATA-BOOK-24)', async () => {
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
