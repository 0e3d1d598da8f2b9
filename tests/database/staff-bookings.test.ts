import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';
import type { BookingRow, BookingUpdate, RoomRow } from '@/types/rows';
import { addBooking, addMessage, addRoom, countRows, storedBooking } from './scene';
import {
  emptyHouse,
  outcome,
  startBackend,
  STILL_NAMED,
  untypedClientFor,
  STAFF,
  tokenOf,
  type Backend,
} from './support';

// What staff do with bookings, and what even they cannot.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let backend: Backend;
let room: RoomRow;
let booking: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  booking = await addBooking(backend, {
    room_id: room.id,
    created_at: new Date(Date.now() - 60 * MINUTE_MS).toISOString(),
    updated_at: new Date(Date.now() - 60 * MINUTE_MS).toISOString(),
  });
});

async function change(fields: BookingUpdate): Promise<BookingRow> {
  const answer = await backend.staff.from('bookings').update(fields).eq('id', booking.id);
  expect(outcome(answer)).toBe('204');
  return storedBooking(backend, booking.id);
}

/** Deletes as staff; gives how many bookings that took away. */
async function remove(id: string): Promise<number | undefined> {
  const { data } = await backend.staff.from('bookings').delete().eq('id', id).select('id');
  return data?.length;
}

async function archiveNow(): Promise<number> {
  const [row] = await backend.database.query('select private.auto_archive_bookings() as count');
  return Number(row?.['count']);
}

async function endedDaysAgo(days: number, fields: BookingUpdate): Promise<BookingRow> {
  return addBooking(backend, {
    room_id: (await addRoom(backend)).id,
    check_in_date: addDays(backend.today, -days - 2),
    check_out_date: addDays(backend.today, -days),
    ...fields,
  });
}

function monthsAgo(months: number): string {
  return new Date(Date.now() - months * 31 * DAY_MS).toISOString();
}

describe('answering a guest', () => {
  it.each(BOOKING_STATUSES)('sets the status %s (ADM-BOOK-34)', async (status) => {
    expect((await change({ status })).status).toBe(status);
  });

  it('#118 refuses a status that does not exist', async () => {
    const answer = await backend.staff
      .from('bookings')
      .update({ status: 'paid' })
      .eq('id', booking.id);
    expect(answer.error?.message).toContain('bookings_status_check');
  });

  it('keeps notes of five thousand letters and no more (OPEN-08)', async () => {
    expect((await change({ admin_notes: 'a'.repeat(5000) })).admin_notes).toHaveLength(5000);
    const answer = await backend.staff
      .from('bookings')
      .update({ admin_notes: 'a'.repeat(5001) })
      .eq('id', booking.id);
    expect(answer.error?.message).toContain('bookings_admin_notes_check');
  });

  it('#120–121 keeps number, id and time of creation, and stamps the change itself (ADM-BOOK-36)', async () => {
    const changed = await change({
      booking_number: 'R26-AAAAAA',
      id: '44444444-4444-4444-8444-444444444444',
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      status: 'confirmed',
    });
    expect(changed).toMatchObject({
      id: booking.id,
      booking_number: booking.booking_number,
      created_at: booking.created_at,
      status: 'confirmed',
    });
    expect(changed.updated_at > booking.updated_at).toBe(true);
  });

  it('is no draft whatever staff write: its nights are taken', async () => {
    const again = {
      room_id: booking.room_id,
      guest_name: 'Rui Costa',
      source: 'desk',
      check_in_date: booking.check_in_date,
      check_out_date: booking.check_out_date,
      total_price: 160,
      is_draft: true,
    };
    expect(outcome(await backend.staff.from('bookings').insert(again))).toBe('409 23P01');
    expect((await change({ is_draft: true })).is_draft).toBe(false);
  });

  it('stamps an e-mail sent, keeps the stamp, and takes it away with the flag (ADM-BOOK-43, ADM-BOOK-44)', async () => {
    const sent = await change({ email_sent: true });
    expect(sent.email_sent_at).not.toBeNull();
    expect((await change({ email_sent_at: null })).email_sent_at).toBe(sent.email_sent_at);
    expect((await change({ email_sent: false })).email_sent_at).toBeNull();
    expect((await change({ email_confirmed: true })).email_confirmed_at).not.toBeNull();
  });

  it('refuses to change every booking at once', async () => {
    const staff = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
    expect(outcome(await staff.from('bookings').update({ status: 'cancelled' }))).toBe('400 21000');
    expect(outcome(await staff.from('bookings').delete())).toBe('400 21000');
    expect((await storedBooking(backend, booking.id)).status).toBe('pending');
  });
});

describe('archive and delete', () => {
  it('stamps the archive, keeps the stamp, and forgets it when brought back (ADM-BOOK-45, ADM-BOOK-46)', async () => {
    const archived = await change({ archived: true });
    expect(archived.archived_at).not.toBeNull();
    expect((await change({ archived_at: null })).archived_at).toBe(archived.archived_at);
    expect(await change({ archived: false })).toMatchObject({
      archived: false,
      archived_at: null,
      auto_archived: false,
      auto_archive_exempt: true,
    });
  });

  it('deletes only what is archived (ADM-BOOK-48, ADM-BOOK-50)', async () => {
    expect(await remove(booking.id)).toBe(0);
    await change({ archived: true });
    expect(await remove(booking.id)).toBe(1);
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it('deletes of a group only when all of it is archived (ADM-BOOK-51)', async () => {
    const group_reference = 'GRP26-8KQ2M7XA';
    const archived = await addBooking(backend, {
      room_id: (await addRoom(backend)).id,
      group_reference,
      archived: true,
    });
    const open = await addBooking(backend, {
      room_id: (await addRoom(backend)).id,
      group_reference,
    });
    expect(await remove(archived.id)).toBe(0);
    await backend.staff.from('bookings').update({ archived: true }).eq('id', open.id);
    expect(await remove(archived.id)).toBe(1);
    expect(await remove(open.id)).toBe(1);
  });

  it('deletes a message only when it is archived (ADM-MSG-09)', async () => {
    const message = await addMessage(backend);
    const removeMessage = async () => {
      const answer = await backend.staff
        .from('contact_messages')
        .delete()
        .eq('id', message.id)
        .select('id');
      return answer.data?.length;
    };
    expect(await removeMessage()).toBe(0);
    await backend.staff.from('contact_messages').update({ archived: true }).eq('id', message.id);
    expect(await removeMessage()).toBe(1);
  });

  it('#122 keeps a room that has bookings, with its amenities, and lets go of one that has none', async () => {
    const kept = await backend.staff.from('rooms').delete().eq('id', room.id).select('id');
    expect(outcome(kept)).toMatch(STILL_NAMED);
    await change({ status: 'cancelled' });
    expect(outcome(await backend.staff.from('rooms').delete().eq('id', room.id))).toMatch(
      STILL_NAMED,
    );

    const free = await addRoom(backend);
    const gone = await backend.staff.from('rooms').delete().eq('id', free.id).select('id');
    expect(gone.data).toEqual([{ id: free.id }]);
  });
});

describe('automatic archiving', () => {
  it.each(BOOKING_STATUSES)(
    'puts away a stay that is %s only if it is over for good (OPEN-06)',
    async (status) => {
      const { id } = await endedDaysAgo(31, { status });
      const isOver = ['checked_out', 'completed', 'cancelled'].includes(status);
      expect(await archiveNow()).toBe(isOver ? 1 : 0);
      expect(await storedBooking(backend, id)).toMatchObject({
        archived: isOver,
        auto_archived: isOver,
      });
    },
  );

  it('waits for more than thirty days', async () => {
    await endedDaysAgo(30, { status: 'completed' });
    expect(await archiveNow()).toBe(0);
  });

  it('leaves alone what staff brought back', async () => {
    const { id } = await endedDaysAgo(60, { status: 'completed' });
    await archiveNow();
    await backend.staff.from('bookings').update({ archived: false }).eq('id', id);
    expect(await archiveNow()).toBe(0);
    expect((await storedBooking(backend, id)).archived).toBe(false);
  });

  it('forgets who sent requests before their second day is over', async () => {
    await backend.database.script(`
      insert into private.submissions (kind, email_hash, created_at) values
        ('booking', gen_random_uuid(), now() - interval '25 hours'),
        ('booking', gen_random_uuid(), now() - interval '23 hours')`);
    await archiveNow();
    expect(await countRows(backend, 'private.submissions')).toBe(1);
  });
});

it('erases messages that were archived over a year ago, and no others', async () => {
  await addMessage(backend, { archived: true, archived_at: monthsAgo(13) });
  const kept = [
    await addMessage(backend, { archived: true, archived_at: monthsAgo(11) }),
    await addMessage(backend, { archived: false, created_at: monthsAgo(24) }),
  ];
  await backend.database.query('select private.erase_archived_messages()');
  const { data } = await backend.house.from('contact_messages').select('id');
  expect(data?.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
});
