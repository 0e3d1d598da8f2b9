import type { RestClient } from '@/lib/rest-client';
import type { BookingPaymentRow, BookingRow, RoomRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';
import { unwrapChanged, unwrapRows } from './query-error';

// Guests' payments. A payment can be entered and undone, but never changed (PAY-01).

const COLUMNS =
  'id,booking_id,amount,method,paid_on,note,entered_name,created_at,undone,undone_at,undone_name,group_payment';

/** A stored payment: amount in EUR, below zero for a refund; paid_on yyyy-mm-dd in Lisbon. */
export type Payment = Omit<
  BookingPaymentRow,
  'entered_by' | 'payment_session' | 'is_moved' | 'due_before'
>;

/** A payment of a day's takings, with the booking it is for. */
export type Taking = Payment & {
  bookings:
    | (Pick<BookingRow, 'booking_number' | 'guest_name'> & {
        rooms: Pick<RoomRow, 'room_number'> | null;
      })
    | null;
};

/** A payment to enter; the panel chooses the id, so that sent twice it is stored once. */
export type NewPayment = Pick<
  BookingPaymentRow,
  'id' | 'booking_id' | 'amount' | 'method' | 'paid_on' | 'note'
> & {
  /** EUR, what the form showed as due when it opened: a second desk is asked (PAY-02). */
  due_before?: number;
};

/** The payments of a booking, including undone ones, oldest first. */
export async function listPayments(client: RestClient, bookingId: string): Promise<Payment[]> {
  return unwrapRows(
    'listPayments',
    await client
      .from('booking_payments')
      .select(COLUMNS)
      .eq('booking_id', bookingId)
      .order('created_at'),
  );
}

/**
 * Enters a payment; the database adds who and when, and updates `paid` of the booking (PAY-02).
 * Fails as 'conflict' with code 23505 when the same payment was stored before, with code HS063 when
 * what is due is not what the form showed.
 */
export async function insertPayment(client: RestClient, payment: NewPayment): Promise<Payment> {
  const [stored] = unwrapChanged(
    'insertPayment',
    await client.from('booking_payments').insert(payment).select(COLUMNS),
  );
  return stored;
}

/** Undoes a payment: it no longer counts, but stays visible. */
export async function undoPayment(client: RestClient, id: string): Promise<Payment> {
  const [stored] = unwrapChanged(
    'undoPayment',
    await client.from('booking_payments').update({ undone: true }).eq('id', id).select(COLUMNS),
  );
  return stored;
}

/** One payment for all of a group; the panel chooses the id, so that sent twice it is stored once. */
export type NewGroupPayment = Pick<
  BookingPaymentRow,
  'id' | 'amount' | 'method' | 'paid_on' | 'note'
> & {
  /** The group's `group_reference`. */
  reference: string;
};

/**
 * Enters one payment for a whole group: the database spreads it over what its live rooms owe, the
 * earliest arrival first, and its parts add up to the cent (PAY-02). If a payment of this id is
 * stored already, its parts are given back as they are, whatever was sent. Returns a payment for
 * each room that got a part, with the id as `group_payment`. Fails as 'invalid' when the rooms owe
 * less together, 'missing' when no room of the group is live.
 */
export async function receiveGroupPayment(
  client: RestClient,
  { note, ...payment }: NewGroupPayment,
): Promise<Payment[]> {
  return unwrapObjects(
    'receiveGroupPayment',
    await client.rpc('receive_group_payment', { ...payment, note: note ?? undefined }),
  );
}

/**
 * Undoes all parts of a group's payment.
 *
 * @param id `group_payment` of its parts
 */
export async function undoGroupPayment(client: RestClient, id: string): Promise<Payment[]> {
  return unwrapObjects('undoGroupPayment', await client.rpc('undo_group_payment', { id }));
}

/**
 * The parts of a group's payment; none when it is not stored.
 *
 * @param id `group_payment` of its parts
 */
export async function listGroupPaymentParts(client: RestClient, id: string): Promise<Payment[]> {
  return unwrapRows(
    'listGroupPaymentParts',
    await client.from('booking_payments').select(COLUMNS).eq('group_payment', id),
  );
}

/**
 * The payments of a day, without undone ones, in the order in which they were entered (PAY-03).
 *
 * @param day yyyy-mm-dd in Europe/Lisbon
 */
export async function listTakings(client: RestClient, day: string): Promise<Taking[]> {
  return unwrapRows(
    'listTakings',
    await client
      .from('booking_payments')
      .select(`${COLUMNS},bookings(booking_number,guest_name,rooms(room_number))`)
      .eq('paid_on', day)
      .eq('undone', false)
      .order('created_at'),
  );
}
