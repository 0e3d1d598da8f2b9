import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { cancelAsGuest, readGuestPage } from '@/queries/guest-page';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, refusalOf, splitStay } from './desk-scene';
import { afterwards, claim, resetMails, valueOf } from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// A stay that reception divides has one deadline of free cancellation: that of its first night.

let backend: Backend;
let rooms: [RoomRow, RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [await addRoom(backend), await addRoom(backend), await addRoom(backend)];
});

const step = async (id: string, status: string) =>
  backend.staff.from('bookings').update({ status, cancel_reason: null }).eq('id', id);

/** Divides a stay so many days from today; gives its second part. */
async function divide(id: string, inDays: number, room: RoomRow): Promise<BookingRow> {
  const [, second] = await splitStay(backend.staff, {
    bookingId: id,
    updatedAt: (await storedBooking(backend, id)).updated_at,
    day: addDays(backend.today, inDays),
    roomId: room.id,
    firstPrice: 100,
    secondPrice: 100,
  });
  return storedBooking(backend, second?.id ?? '');
}

/** Whether the guest may cancel each room, as the page says. */
const mayCancel = async ({ access_key }: BookingRow) =>
  (await readGuestPage(backend.visitor, access_key)).bookings.map(({ can_cancel }) => can_cancel);

/** A guest who arrived yesterday, with nights to come in another room and in a third. */
async function guestInHouse() {
  const first = await addStay(backend, rooms[0], [-1, 12], { status: 'checked_in' });
  const second = await divide(first.id, 4, rooms[1]);
  const third = await divide(second.id, 8, rooms[2]);
  return { first, second, third };
}

describe('a guest in the house whose stay is divided', () => {
  it('may cancel no part of it, and is told so beforehand (TRACK-03, DESK-09)', async () => {
    const { first, second, third } = await guestInHouse();
    expect([second.status, third.status]).toEqual(['confirmed', 'confirmed']);
    expect(await mayCancel(first)).toEqual([false, false, false]);
    const asked = cancelAsGuest(backend.visitor, { key: first.access_key, reason: '' });
    expect(await refusalOf(asked)).toMatchObject({ code: 'HS021' });
    expect((await storedBooking(backend, third.id)).status).toBe('confirmed');
  });

  it.each([
    ['a visitor', async () => backend.attacker],
    ['the secret key', async () => backend.house],
  ])('cannot name parts to cancel: %s finds no such function (TRACK-06)', async (_, caller) => {
    const { second, third } = await guestInHouse();
    const client = await caller();
    const call = { key: second.access_key, booking_numbers: [third.booking_number] };
    expect(outcome(await client.rpc('guest_cancel', call))).toBe('404 PGRST202');
    expect((await storedBooking(backend, third.id)).status).toBe('confirmed');
  });
});

describe('a divided stay to come', () => {
  it('is free to cancel until the deadline of its first night, and then as a whole (TRACK-03)', async () => {
    const first = await addStay(backend, rooms[0], [3, 4]);
    await divide(first.id, 5, rooms[1]);
    expect(await mayCancel(first)).toEqual([true, true]);
    await cancelAsGuest(backend.visitor, { key: first.access_key, reason: '' });
    const { bookings } = await readGuestPage(backend.visitor, first.access_key);
    expect(bookings.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('leaves the deadlines of other rooms of the request as they are', async () => {
    const { group_reference, ...first } = await addStay(backend, rooms[0], [0, 6], {
      group_reference: 'GRP26-AAAABBBB',
    });
    await divide(first.id, 3, rooms[1]);
    // For more guests, so that it continues neither part.
    await addStay(backend, rooms[2], [6, 2], { group_reference, number_of_guests: 4 });
    expect(await mayCancel({ group_reference, ...first })).toEqual([false, false, true]);
  });

  it('begins anew with its second part once reception has called off the first', async () => {
    const first = await addStay(backend, rooms[0], [0, 6]);
    await divide(first.id, 3, rooms[1]);
    await step(first.id, 'cancelled');
    expect(await mayCancel(first)).toEqual([false, true]);
  });
});

describe('the mails of a divided stay', () => {
  it('name the deadline of its first night, whichever part they are about (MAIL-01)', async () => {
    const first = await addStay(backend, rooms[0], [3, 6]);
    const second = await divide(first.id, 6, rooms[1]);
    await step(second.id, 'awaiting_payment');
    await backend.database.script(`delete from public.mails where booking_id <> '${second.id}'`);
    await afterwards(backend, '2 minutes');
    const [mail] = await claim(backend);
    const deadline = await valueOf(backend, `private.cancel_until($1) = $2::timestamptz`, [
      first.check_in_date,
      String(mail?.['cancel_until']),
    ]);
    expect([mail?.kind, deadline]).toEqual(['payment', true]);
  });

  it('say of no part that it was cancelled in time when the first night’s deadline was over', async () => {
    const first = await addStay(backend, rooms[0], [0, 6]);
    const second = await divide(first.id, 3, rooms[1]);
    await backend.database.script('delete from public.mails');
    for (const { id } of [first, second]) await step(id, 'cancelled');
    await afterwards(backend, '2 minutes');
    const [mail] = await claim(backend);
    expect(mail).toMatchObject({
      kind: 'cancelled',
      bookings: [{ cancelled_in_time: false }, { cancelled_in_time: false }],
    });
  });
});
