import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { changeStays } from '@/queries/desk-stays';
import { insertPayment } from '@/queries/payments';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, changeOf, splitStay } from './desk-scene';
import {
  afterwards,
  askForRooms,
  claim,
  resetMails,
  finish,
  mails,
  valueOf,
  type ClaimedMail,
} from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Mails stay true, whatever is undone, divided, answered or corrected before and after they go out.

let backend: Backend;
let rooms: [RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
});

const step = async (id: string, status: string) =>
  backend.staff.from('bookings').update({ status }).eq('id', id);
const forget = async () => backend.database.script('delete from public.mails');
const kinds = (claimed: readonly ClaimedMail[]) => claimed.map(({ kind }) => kind);

/** Every mail that is due by now goes out; gives their kinds. */
async function deliver(): Promise<string[]> {
  await afterwards(backend, '2 minutes');
  const claimed = await claim(backend);
  await finish(backend, claimed);
  return kinds(claimed);
}

/** A stay of four nights, of which the last two are then in the other room. */
async function divide(): Promise<{ whole: BookingRow; second: string }> {
  const { id } = await addStay(backend, rooms[0], [5, 4], { total_price: 320 });
  await deliver();
  const whole = await storedBooking(backend, id);
  const [, second] = await splitStay(backend.staff, {
    bookingId: id,
    updatedAt: whole.updated_at,
    day: addDays(backend.today, 7),
    roomId: rooms[1].id,
    firstPrice: 160,
    secondPrice: 160,
  });
  return { whole, second: second?.id ?? '' };
}

describe('a divided stay', () => {
  it('that is whole again writes to nobody: the guest never heard of its second part (DESK-09, MAIL-01)', async () => {
    const { whole, second } = await divide();
    const { check_out_date, total_price, group_reference } = whole;
    await changeStays(backend.staff, [
      changeOf(await storedBooking(backend, whole.id), {
        check_out_date,
        total_price,
        group_reference,
      }),
      changeOf(await storedBooking(backend, second), {
        status: 'cancelled',
        cancel_reason: 'other',
        group_reference,
      }),
    ]);
    await deliver();
    expect(await mails(backend)).toEqual([
      'confirmed rita@correio.example sent',
      'changed rita@correio.example skipped (untrue)',
    ]);
  });

  it('whose second part is called off, and with it nights of the guests, says so (MAIL-01)', async () => {
    const { second } = await divide();
    await step(second, 'cancelled');
    expect(await deliver()).toEqual(['changed', 'cancelled']);
  });
});

describe('a step taken back', () => {
  /** A stay whose guest has been told of its first state. */
  async function told(status: string): Promise<string> {
    const { id } = await addStay(backend, rooms[0], [5, 2], { status });
    expect(await deliver()).toHaveLength(1);
    return id;
  }

  it.each([
    ['confirmed', 'cancelled'],
    ['confirmed', 'awaiting_payment'],
    ['awaiting_payment', 'payment_received'],
  ])('writes not again of %s after %s (MAIL-03)', async (status, slip) => {
    const id = await told(status);
    await step(id, slip);
    await step(id, status);
    expect(await deliver()).toEqual([]);
  });

  it.each([
    ['confirmed', 'cancelled'],
    ['confirmed', 'awaiting_payment'],
  ])('writes again of %s once the guest was told of %s (MAIL-01)', async (status, between) => {
    const id = await told(status);
    await step(id, between);
    expect(await deliver()).toHaveLength(1);
    await step(id, status);
    expect(await deliver()).toEqual(['confirmed']);
  });

  it('writes to the right address what went to a wrong one (MAIL-01)', async () => {
    const id = await told('confirmed');
    await backend.staff.from('bookings').update({ guest_email: 'rita@correio.pt' }).eq('id', id);
    await step(id, 'awaiting_payment');
    await step(id, 'confirmed');
    expect(await deliver()).toEqual(['confirmed']);
  });

  it('counts what a mail about several rooms told of each (MAIL-03)', async () => {
    const asked = await askForRooms(backend, rooms);
    await forget();
    for (const { id } of asked) await step(id, 'confirmed');
    expect(await deliver()).toEqual(['confirmed']);
    for (const { id } of asked) {
      await step(id, 'cancelled');
      await step(id, 'confirmed');
    }
    expect(await deliver()).toEqual([]);
  });
});

it('nobody who owes nothing is asked for money, whether it came before or after the step (MAIL-01)', async () => {
  const pay = async (booking_id: string) =>
    insertPayment(backend.staff, {
      id: crypto.randomUUID(),
      booking_id,
      amount: 160,
      method: 'cash',
      paid_on: backend.today,
      note: null,
    });
  const before = await addStay(backend, rooms[0], [5, 2], { status: 'pending' });
  await pay(before.id);
  await step(before.id, 'awaiting_payment');
  expect(await mails(backend)).toEqual([]);
  const after = await addStay(backend, rooms[1], [5, 2], { status: 'awaiting_payment' });
  await pay(after.id);
  expect(await deliver()).toEqual([]);
  expect(await mails(backend)).toEqual(['payment rita@correio.example skipped (untrue)']);
});

describe('one mail about several rooms', () => {
  /** Two rooms of one request, confirmed, with the mails of before out of the way. */
  async function confirmed(): Promise<[string, string]> {
    const [first, second] = await askForRooms(backend, rooms);
    await forget();
    const ids: [string, string] = [first?.id ?? '', second?.id ?? ''];
    for (const id of ids) await step(id, 'confirmed');
    return ids;
  }
  /** Holds a booking's mail back for so long, as the queue does while staff can undo a step. */
  const holdBack = async (id: string, interval: string) =>
    backend.database.query(
      `update public.mails set not_before = now() + $2::interval where booking_id = $1`,
      [id, interval],
    );

  it('that goes no more leaves the others to be told of by themselves (MAIL-03)', async () => {
    await confirmed();
    await afterwards(backend, '2 minutes');
    const claimed = await claim(backend);
    expect(kinds(claimed)).toEqual(['confirmed']);
    await finish(backend, claimed, 'retry');
    // One of the two mails goes for both rooms; the room of that mail is the one cancelled.
    const carrier = await valueOf(
      backend,
      `select booking_id::text from public.mails where state = 'queued'`,
    );
    await step(String(carrier), 'cancelled');
    await afterwards(backend, '2 minutes');
    await claim(backend);
    await claim(backend);
    expect((await mails(backend)).toSorted()).toEqual([
      'cancelled ines@correio.example claimed',
      'confirmed ines@correio.example claimed',
      'confirmed ines@correio.example skipped (untrue)',
    ]);
  });

  it('waits until the last step of it can be taken back no more (MAIL-03)', async () => {
    const [first, second] = await confirmed();
    await holdBack(first, '-1 second');
    await holdBack(second, '80 seconds');
    expect(await claim(backend)).toEqual([]);
    expect(await deliver()).toEqual(['confirmed']);
  });

  it('takes in no room of which it is no longer so (MAIL-03)', async () => {
    const [, second] = await confirmed();
    await afterwards(backend, '2 minutes');
    await step(second, 'cancelled');
    await claim(backend);
    expect((await mails(backend)).toSorted()).toEqual([
      'cancelled ines@correio.example queued',
      'confirmed ines@correio.example claimed',
      'confirmed ines@correio.example skipped (untrue)',
    ]);
  });

  it('stays one where the address is put right meanwhile (MAIL-03)', async () => {
    await confirmed();
    await backend.staff
      .from('bookings')
      .update({ guest_email: 'ines@correio.pt' })
      .eq('guest_email', 'ines@correio.example');
    await afterwards(backend, '2 minutes');
    expect(await claim(backend)).toMatchObject([{ recipient: 'ines@correio.pt' }]);
  });

  it('counts as one before it goes, however many rooms it has (MAIL-08)', async () => {
    const many = [...rooms];
    while (many.length < 12) many.push(await addRoom(backend));
    const asked = await askForRooms(backend, many);
    await forget();
    for (const { id } of asked) await step(id, 'confirmed');
    expect(new Set(await mails(backend))).toEqual(
      new Set(['confirmed ines@correio.example queued']),
    );
  });
});

describe('that a request came in', () => {
  it('is not told once it is answered (MAIL-01)', async () => {
    const [asked] = await askForRooms(backend, [rooms[0]]);
    await step(asked?.id ?? '', 'confirmed');
    expect(kinds(await claim(backend))).toEqual(['house_request']);
    expect(await mails(backend)).toContain('received ines@correio.example skipped (untrue)');
  });

  it('is told as long as one room of it waits for its answer (MAIL-01)', async () => {
    const [asked] = await askForRooms(backend, rooms);
    await step(asked?.id ?? '', 'cancelled');
    expect(kinds(await claim(backend)).toSorted()).toEqual(['house_request', 'received']);
  });
});

it('of what was cancelled says whether it was in time, by the deadline of each room (MAIL-01)', async () => {
  const early = await addStay(backend, rooms[0], [5, 2]);
  const late = await addStay(backend, rooms[1], [0, 2]);
  await forget();
  for (const { id } of [early, late]) await step(id, 'cancelled');
  await afterwards(backend, '2 minutes');
  const claimed = await claim(backend);
  const inTime = claimed
    .flatMap(({ bookings }) => (Array.isArray(bookings) ? bookings : []))
    .map(({ booking_number, cancelled_in_time }) => [booking_number, cancelled_in_time]);
  expect(Object.fromEntries(inTime)).toEqual({
    [early.booking_number]: true,
    [late.booking_number]: false,
  });
});
