import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { changeStays } from '@/queries/desk-stays';
import type { BookingRow } from '@/types/rows';
import {
  askDeposit,
  emptyTill,
  fact,
  ledger,
  openPage,
  paidBy,
  passDeadlines,
  stateOf,
  tasks,
  tell,
} from './deposit-scene';
import { addStay, changeOf, splitStay } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { startBackend, type Backend } from './support';

// Which rooms a deposit is for: those that it was asked for, and those in which they went on since,
// whatever a guest adds to the page, staff delete, or the guest's erasure takes apart.

const GROUP = 'GRP26-ABCDEFG1';

let backend: Backend;
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyTill(backend);
  stay = await addOne([10, 3], { total_price: 250 });
});

async function addOne(
  nights: [from: number, nights: number],
  more: Parameters<typeof addStay>[3] = {},
): Promise<BookingRow> {
  return addStay(backend, await addRoom(backend), nights, { status: 'awaiting_payment', ...more });
}

/** Two rooms of a group for two nights each, at 80 EUR each, from the same day or one after the other. */
async function addGroup(daysBetween = 0): Promise<[BookingRow, BookingRow]> {
  const group = { total_price: 80, group_reference: GROUP };
  const first = await addOne([20, 2], group);
  return [first, await addOne([20 + daysBetween, 2], group)];
}

/** Divides a stay after its first night. */
async function divide(booking: BookingRow, prices: [first: number, second: number]) {
  const { id, updated_at: updatedAt, check_in_date } = await storedBooking(backend, booking.id);
  const other = await addRoom(backend);
  const parts = await splitStay(backend.staff, {
    bookingId: id,
    updatedAt,
    day: addDays(check_in_date, 1),
    roomId: other.id,
    firstPrice: prices[0],
    secondPrice: prices[1],
  });
  const second = parts.find((part) => part.id !== id);
  if (second === undefined) throw new Error('not divided');
  return second;
}

const statusOf = async ({ id }: Pick<BookingRow, 'id'>) =>
  (await storedBooking(backend, id)).status;
const paidOf = async ({ id }: Pick<BookingRow, 'id'>) => (await storedBooking(backend, id)).paid;
const sheet = async ({ id }: Pick<BookingRow, 'id'>, whole = false) => {
  const { data } = await backend.staff.rpc('deposit_sheet', { booking: id, whole });
  return data ?? undefined;
};
const cancel = async (id: string, reason: string) =>
  backend.database.query(
    `update public.bookings set status = 'cancelled', cancel_reason = $2 where id = $1`,
    [id, reason],
  );
const paid = async (booking: BookingRow): Promise<string> => {
  const { session, cents } = await openPage(backend, booking.access_key);
  await tell(backend, paidBy(session, cents));
  return session;
};
const refund = async (session: string, cents: number) =>
  tell(backend, {
    kind: 'refund',
    payment: `pi_${session}`,
    refund: { id: `re_${session}_${cents}`, cents, state: 'done', ours: null },
  });

describe('a request of a guest (DEPOSIT-02)', () => {
  it('is not paid along when the guest adds it behind a stay', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const added = await addOne([13, 5], {
      total_price: 400,
      status: 'pending',
      access_key: stay.access_key,
    });
    await paid(stay);
    expect([await statusOf(stay), await statusOf(added)]).toEqual(['payment_received', 'pending']);
    expect(await ledger(backend)).toEqual([{ booking_id: stay.id, amount: 100 }]);
  });

  it('that was cancelled before the deposit is not brought back with it', async () => {
    const [first, second] = await addGroup();
    await cancel(second.id, 'guest');
    await askDeposit(backend.staff, first, { amount: 40, whole: true });
    const { session, cents } = await openPage(backend, first.access_key);
    await cancel(first.id, 'other');
    await tell(backend, paidBy(session, cents));
    const { data } = await backend.staff.rpc('deposit_sheet', { booking: first.id, whole: true });
    const [request] = Array.isArray(fact(data ?? undefined, 'requests'))
      ? Object(data).requests
      : [];
    const back = await backend.staff.rpc('restore_deposit', {
      request: String(request.id),
      ask: false,
    });
    expect(back.error).toBeNull();
    expect([await statusOf(first), await statusOf(second)]).toEqual([
      'payment_received',
      'cancelled',
    ]);
  });
});

describe('a divided stay (DEPOSIT-01)', () => {
  it('of a group is not taken for the room beside it that is divided on the same day', async () => {
    const [first, second] = await addGroup();
    const firstGoesOn = await divide(first, [40, 40]);
    const secondGoesOn = await divide(second, [40, 40]);
    expect(await sheet(first)).toMatchObject({ rooms: 2, total: 80 });
    await askDeposit(backend.staff, first, { amount: 30 });
    await passDeadlines(backend);
    await backend.database.query('select private.lapse_deposits()');
    expect(await Promise.all([first, firstGoesOn, second, secondGoesOn].map(statusOf))).toEqual([
      'cancelled',
      'cancelled',
      'awaiting_payment',
      'awaiting_payment',
    ]);
  });

  it('that is put together again takes along what went back of its second part', async () => {
    await askDeposit(backend.staff, stay, { amount: 200 });
    const session = await paid(stay);
    const second = await divide(stay, [80, 170]);
    await refund(session, 10_000);
    expect([await paidOf(stay), await paidOf(second)]).toEqual([80, 20]);
    await changeStays(backend.staff, [
      changeOf(await storedBooking(backend, second.id), {
        status: 'cancelled',
        cancel_reason: 'other',
      }),
      changeOf(await storedBooking(backend, stay.id), {
        check_out_date: stay.check_out_date,
        total_price: 250,
      }),
    ]);
    expect([await paidOf(stay), await paidOf(second)]).toEqual([100, 0]);
  });
});

describe('what is asked after a payment (DEPOSIT-02)', () => {
  it.each([
    [100, 100, 150],
    [100, 60, 190],
  ])(
    'of %i EUR of which %i came, the rest of %i, is no second payment',
    async (sum, came, rest) => {
      await askDeposit(backend.staff, stay, { amount: sum });
      const first = await openPage(backend, stay.access_key);
      await tell(backend, paidBy(first.session, came * 100));
      await askDeposit(backend.staff, stay, { amount: rest, replace: true });
      await paid(stay);
      expect(await tasks(backend)).toEqual([]);
      expect(await storedBooking(backend, stay.id)).toMatchObject({ paid: 250, amount_due: 0 });
    },
  );

  it('is asked for less what came on the page before, and moves on only when it is paid', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const before = await openPage(backend, stay.access_key);
    await askDeposit(backend.staff, stay, { amount: 150, replace: true });
    await tell(backend, paidBy(before.session, before.cents));
    expect(await statusOf(stay)).toBe('awaiting_payment');
    expect((await openPage(backend, stay.access_key)).cents).toBe(5000);
    await paid(stay);
    expect([await statusOf(stay), await tasks(backend)]).toEqual(['payment_received', []]);
  });

  it('is too much where both pages were paid, and by how much is said', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const before = await openPage(backend, stay.access_key);
    await askDeposit(backend.staff, stay, { amount: 150, replace: true });
    await paid(stay);
    await tell(backend, paidBy(before.session, before.cents));
    const { data } = await backend.staff.rpc('deposits_overview');
    expect(data).toMatchObject({ tasks: [{ kind: 'twice', amount: 100 }] });
    expect(await stateOf(backend, stay)).toBe('paid');
  });
});

describe('money that goes back long after the stay (DEPOSIT-02)', () => {
  let rooms: [BookingRow, BookingRow];
  let session: string;

  beforeEach(async () => {
    rooms = await addGroup(1);
    await askDeposit(backend.staff, rooms[0], { amount: 120, whole: true });
    session = await paid(rooms[0]);
    await backend.database.script(
      `update public.bookings set status = 'cancelled', archived = true`,
    );
  });

  it('is a task while it is disputed, whatever was deleted', async () => {
    await backend.database.query('delete from public.bookings where id = $1', [rooms[0].id]);
    await tell(backend, {
      kind: 'dispute',
      payment: `pi_${session}`,
      dispute: { id: 'dp_1', cents: 12_000, state: 'open', reason: 'fraudulent' },
    });
    expect(await tasks(backend)).toEqual(['disputed']);
    await backend.database.query('delete from public.bookings where id = $1', [rooms[1].id]);
    expect(await tasks(backend)).toEqual(['disputed']);
  });

  it('is taken from the room that is left, as much as lies there', async () => {
    await backend.database.query('delete from public.bookings where id = $1', [rooms[0].id]);
    await refund(session, 12_000);
    expect(await paidOf(rooms[1])).toBe(0);
  });

  it('goes from where it lies, though the guest was erased', async () => {
    expect(await Promise.all(rooms.map(paidOf))).toEqual([80, 40]);
    await backend.house.rpc('erase_guest_data', { email: rooms[0].guest_email ?? '' });
    await refund(session, 12_000);
    expect(await Promise.all(rooms.map(paidOf))).toEqual([0, 0]);
  });
});

it('takes a payment in another currency for nothing that it knows, whatever comes after it (DEPOSIT-02)', async () => {
  await askDeposit(backend.staff, stay, { amount: 100 });
  const { session } = await openPage(backend, stay.access_key);
  await tell(backend, paidBy(session, 11_000, { currency: 'usd' }));
  await tell(backend, { kind: 'other', session, payment: `pi_${session}` });
  expect([await ledger(backend), await tasks(backend)]).toEqual([[], ['foreign']]);
});
