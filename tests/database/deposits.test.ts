import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRow, RoomRow } from '@/types/rows';
import {
  askDeposit,
  emptyTill,
  fact,
  ledger,
  openPage,
  paidBy,
  stateOf,
  tasks,
  tell,
} from './deposit-scene';
import { addStay } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { startBackend, type Backend } from './support';

// A deposit is asked for, paid on the service's page, and stands in the ledger once.

let backend: Backend;
let room: RoomRow;
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyTill(backend);
  room = await addRoom(backend);
  stay = await addStay(backend, room, [10, 3], { total_price: 250, status: 'awaiting_payment' });
});

describe('a deposit (DEPOSIT-01, DEPOSIT-02)', () => {
  it('is asked, paid, counted once, and moves the booking on', async () => {
    await askDeposit(backend.staff, stay, { basis: 'first_night', amount: 83.33 });
    expect(await stateOf(backend, stay)).toBe('asked');
    const { session, cents } = await openPage(backend, stay.access_key);
    expect(cents).toBe(8333);
    const event = { ...paidBy(session, cents), id: 'evt_1' };
    expect(await tell(backend, event)).toBe('counted');
    expect(await tell(backend, event)).toBe('known');
    expect(await ledger(backend)).toEqual([{ booking_id: stay.id, amount: 83.33 }]);
    expect(await storedBooking(backend, stay.id)).toMatchObject({
      paid: 83.33,
      status: 'payment_received',
    });
    expect(await stateOf(backend, stay)).toBe('paid');
    expect(await tasks(backend)).toEqual([]);
    const page = await backend.visitor.rpc('guest_page', { key: stay.access_key });
    expect(fact(page.data ?? null, 'payment')).toMatchObject({
      state: 'paid',
      paid: 83.33,
      rest: 166.67,
    });
  });
});
