import * as v from 'valibot';
import type { Payment } from '@/queries/payments';
import { onTable, type RestFailure } from './server';
import { uuid } from './builders';

const Sent = v.object({
  id: v.string(),
  booking_id: v.string(),
  amount: v.number(),
  method: v.string(),
  paid_on: v.string(),
  note: v.nullable(v.string()),
});

/** A payment of the booking that `makeBooking` makes, entered by Marta today. */
export function makePayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: uuid(4, 1),
    booking_id: uuid(2, 1),
    amount: 54,
    method: 'cash',
    paid_on: '2026-11-12',
    note: null,
    entered_name: 'Marta',
    created_at: '2026-11-12T09:50:00+00:00',
    undone: false,
    undone_at: null,
    undone_name: null,
    group_payment: null,
    ...overrides,
  };
}

/**
 * A stateful `booking_payments` table: as in the database, an id is taken once and a payment is
 * undone once.
 */
export function openPayments(start: Payment[] = []) {
  const table = { payments: start };
  const idIn = (params: URLSearchParams) => params.get('id')?.slice('eq.'.length);

  const reads = onTable('get', 'booking_payments', ({ params }) => {
    const booking = params.get('booking_id')?.slice('eq.'.length);
    const day = params.get('paid_on')?.slice('eq.'.length);
    if (booking !== undefined) return table.payments.filter((one) => one.booking_id === booking);
    const bookings = {
      booking_number: 'R26-7K3F9Q',
      guest_name: 'Inês Duarte',
      rooms: { room_number: '2' },
    };
    return table.payments
      .filter((one) => one.paid_on === day && !one.undone)
      .map((one) => ({ ...one, bookings }));
  });
  const inserts = onTable('post', 'booking_payments', ({ body }): Payment[] | RestFailure => {
    const sent = v.parse(Sent, body);
    if (table.payments.some(({ id }) => id === sent.id)) {
      return { status: 409, code: '23505', message: 'duplicate key value' };
    }
    const created_at = `2026-11-12T10:14:0${table.payments.length}+00:00`;
    const stored = makePayment({ ...sent, created_at });
    table.payments = [...table.payments, stored];
    return [stored];
  });
  const undos = onTable('patch', 'booking_payments', ({ params }) => {
    const meant = table.payments.find(({ id, undone }) => id === idIn(params) && !undone);
    if (meant === undefined) return [];
    const undone_at = '2026-11-12T10:20:00+00:00';
    const stored = { ...meant, undone: true, undone_at, undone_name: 'Rui' };
    table.payments = table.payments.map((one) => (one === meant ? stored : one));
    return [stored];
  });
  return { table, reads, inserts, undos };
}
