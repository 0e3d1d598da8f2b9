import type { BookingStatus } from '@/domain/booking/booking-status';
import type { RestClient } from '@/lib/rest-client';
import type { BookingUpdate } from '@/types/rows';
import { unwrapChanged, unwrapRows } from './query-error';
import {
  BOOKING_COLUMNS,
  OWN_COLUMNS,
  type BareBooking,
  type StaffBooking,
} from './staff-bookings';

// What the panel changes in `bookings`. The answer of a change is part of its statement: what
// triggers write in other tables, a group for one, is not in it yet, so an answer joins only what the
// change leaves alone.

/** How many ids fit a request's URL, at some 40 characters each. */
export const IDS_AT_ONCE = 100;

/**
 * What to archive or delete: one booking, or all of a group (ADM-BOOK-47, ADM-BOOK-51).
 */
export type BookingScope = { id: string } | { groupReference: string };

interface BookingChange {
  id: string;
  /**
   * The `updated_at` that was on the screen: a booking that was changed since is not changed, and
   * the call fails (decisions.md, Admin). Without it the change is made in any case.
   */
  ifUnchangedSince?: string;
  /** Under which the database remembers the change (`listBookingsOfCommand`). */
  commandId?: string;
}

/**
 * Sets the status of a booking (DATA-BOOK-19). Fails as 'conflict' when a cancelled stay would be
 * restored but its room is taken, 'missing' when no booking was changed.
 *
 * @param options.now ISO time, stored as updated_at
 */
export async function setBookingStatus(
  client: RestClient,
  { status, now, ...change }: BookingChange & { status: BookingStatus; now: string },
): Promise<BareBooking> {
  return updateBooking(client, 'setBookingStatus', change, { status, updated_at: now });
}

/**
 * Sets the internal notes of a booking (DATA-BOOK-20).
 *
 * @param options.notes up to 5,000 characters; may be empty
 * @param options.now ISO time, stored as updated_at
 */
export async function setAdminNotes(
  client: RestClient,
  { notes, now, ...change }: BookingChange & { notes: string; now: string },
): Promise<BareBooking> {
  return updateBooking(client, 'setAdminNotes', change, { admin_notes: notes, updated_at: now });
}

/**
 * Marks the confirmation e-mail as sent, with its time, or as not sent (DATA-BOOK-21).
 *
 * @param options.at ISO time of the e-mail, or null to clear the flag
 */
export async function setEmailSent(
  client: RestClient,
  { at, ...change }: BookingChange & { at: string | null },
): Promise<BareBooking> {
  return updateBooking(client, 'setEmailSent', change, {
    email_sent: at !== null,
    email_sent_at: at,
  });
}

/**
 * Marks a booking as confirmed by the guest, with the time, or as not (DATA-BOOK-22).
 *
 * @param options.at ISO time of the confirmation, or null to clear the flag
 */
export async function setEmailConfirmed(
  client: RestClient,
  { at, ...change }: BookingChange & { at: string | null },
): Promise<BareBooking> {
  return updateBooking(client, 'setEmailConfirmed', change, {
    email_confirmed: at !== null,
    email_confirmed_at: at,
  });
}

/**
 * Archives bookings by hand, or unarchives them (DATA-BOOK-23).
 *
 * @param options.at ISO time of archiving, or null to unarchive
 */
export async function setArchived(
  client: RestClient,
  {
    scope,
    at,
    commandId,
  }: { scope: BookingScope; at: string | null; commandId?: BookingChange['commandId'] },
): Promise<StaffBooking[]> {
  const update = client.from('bookings').update({
    archived: at !== null,
    archived_at: at,
    auto_archived: false,
    ...namedBy(commandId),
  });
  const scoped =
    'id' in scope ? update.eq('id', scope.id) : update.eq('group_reference', scope.groupReference);
  return unwrapChanged('setArchived', await scoped.select(BOOKING_COLUMNS));
}

/** Deletes archived bookings permanently (DATA-BOOK-24; the database refuses to delete others). */
export async function deleteBookings(client: RestClient, scope: BookingScope): Promise<void> {
  const removal = client.from('bookings').delete();
  const scoped =
    'id' in scope
      ? removal.eq('id', scope.id)
      : removal.eq('group_reference', scope.groupReference);
  unwrapChanged('deleteBookings', await scoped.select('id'));
}

async function updateBooking(
  client: RestClient,
  operation: string,
  { id, ifUnchangedSince, commandId }: BookingChange,
  changes: BookingUpdate,
): Promise<BareBooking> {
  const named = { ...changes, ...namedBy(commandId) };
  let update = client.from('bookings').update(named).eq('id', id);
  if (ifUnchangedSince) update = update.eq('updated_at', ifUnchangedSince);
  const [booking] = unwrapChanged(operation, await update.select(OWN_COLUMNS));
  return booking;
}

function namedBy(commandId: string | undefined): Pick<BookingUpdate, 'command_id'> {
  return commandId === undefined ? {} : { command_id: commandId };
}

/**
 * Changes bookings from one status to another, all or none of those that still have the first;
 * bookings that were answered meanwhile are not changed. Returns the bookings that were changed, as
 * stored; may be none. Fails as 'conflict' when a cancelled stay would be restored but its room is
 * taken.
 *
 * @param options.ids at most IDS_AT_ONCE
 * @param options.now ISO time, stored as updated_at
 * @param options.commandId under which the database remembers the change
 */
export async function moveBookings(
  client: RestClient,
  {
    ids,
    from,
    to,
    now,
    commandId,
  }: {
    ids: readonly string[];
    from: BookingStatus;
    to: BookingStatus;
    now: string;
    commandId?: string;
  },
): Promise<BareBooking[]> {
  return unwrapRows(
    'moveBookings',
    await client
      .from('bookings')
      .update({
        status: to,
        updated_at: now,
        ...(commandId !== undefined && { command_id: commandId }),
      })
      .in('id', ids)
      .eq('status', from)
      .select(OWN_COLUMNS),
  );
}
