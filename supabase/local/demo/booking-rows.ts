import type { PaymentMethod } from '../../../src/domain/payment/payment.ts';
import { bookingId, isOfPlatform, type DemoBooking } from './bookings.ts';
import { chanceOf } from './chance.ts';
import { paidSession } from './deposits.ts';
import { groupReference, messageOf } from './groups.ts';
import { invoiceOf } from './invoices.ts';
import { asTimestamp, dayOf, onDuty } from './moments.ts';
import { roomId } from './rooms.ts';
import { demoId } from './rows.ts';

/** What somebody of the house entered, in EUR, and whether it was undone at once. */
interface DemoPayment {
  amount: number;
  method: PaymentMethod;
  at: string;
  isUndone?: boolean;
}

type Changes = Record<string, readonly [from: unknown, to: unknown]>;

const numberOf = ({ asked, code }: DemoBooking) => `R${asked.slice(2, 4)}-${code}`;

/** What was paid for a booking, in order of entry; by default what its status implies. */
function paymentsOf(booking: DemoBooking): DemoPayment[] {
  const { price, answered, confirmed, cancelled, came, left, standing } = booking;
  const half = Math.round(price / 2);
  const method = methodOf(booking);
  const pay = (amount: number, at: string | null, by = method): DemoPayment[] =>
    at === null || amount === 0 ? [] : [{ amount, at, method: by }];
  const promised = confirmed ?? answered;
  switch (booking.details.paid) {
    case undefined:
      return pay(price, standing === 'payment_received' ? promised : came);
    case 'nothing':
      return [];
    case 'half':
      return pay(half, promised, 'transfer');
    case 'given back':
      return [...pay(half, promised, 'transfer'), ...pay(-half, cancelled, 'transfer')];
    case 'entered twice':
      return pay(half, came).flatMap((payment) => [{ ...payment, isUndone: true }, payment]);
    case 'on leaving':
      return pay(price, left);
    default:
      throw new RangeError(`No way to pay: ${booking.details.paid}`);
  }
}

/** Platforms collect the money; paid before arrival it is a transfer, later card or cash. */
function methodOf(booking: DemoBooking): PaymentMethod {
  if (isOfPlatform(booking)) return 'platform';
  if (paidSession(booking) !== null) return 'online';
  if (booking.standing === 'payment_received') return 'transfer';
  return chanceOf(`how ${booking.code} pays`).weigh([
    ['card', 5],
    ['cash', 3],
    ['transfer', 2],
  ]);
}

/** The rows of `booking_payments`. */
export function paymentRows(bookings: readonly DemoBooking[]) {
  return bookings.flatMap((booking) =>
    paymentsOf(booking).map(({ amount, method, at, isUndone = false }, index) => ({
      id: demoId(`payment ${booking.code} ${index}`),
      booking_id: bookingId(booking.code),
      amount,
      method,
      paid_on: dayOf(at),
      // What came online was entered by the payment service's word.
      entered_name: method === 'online' ? null : onDuty(at),
      payment_session: method === 'online' ? paidSession(booking) : null,
      created_at: asTimestamp(at),
      undone: isUndone,
      undone_at: isUndone ? asTimestamp(at) : null,
      undone_name: isUndone ? onDuty(at) : null,
    })),
  );
}

/** The rows of `bookings`, as their triggers would have left them; the groups are still to make. */
export function bookingRows(bookings: readonly DemoBooking[]) {
  return bookings.map((booking) => {
    const { answered, confirmed, cancelled, archived, source, details } = booking;
    const sent = source === 'site' ? answered : null;
    const counted = paymentsOf(booking).filter(({ isUndone }) => isUndone !== true);
    return {
      id: bookingId(booking.code),
      booking_number: numberOf(booking),
      group_reference: groupReference(booking),
      room_id: roomId(booking.room),
      guest_name: booking.guest.name,
      guest_email: booking.guest.email,
      guest_phone: booking.guest.phone,
      language: booking.guest.language,
      source,
      check_in_date: booking.checkIn,
      check_out_date: booking.checkOut,
      number_of_guests: booking.guests,
      total_price: booking.price,
      paid: counted.reduce((sum, { amount }) => sum + amount, 0),
      message: messageOf(booking),
      arrival_time: details.arrival ?? null,
      guest_wish: details.wish ?? null,
      status: booking.status,
      cancel_reason: details.reason ?? null,
      cancel_note: details.why ?? null,
      ...invoiceOf(booking),
      admin_notes: booking.notes ?? null,
      archived: archived !== null,
      archived_at: asTimestamp(archived),
      auto_archived: archived !== null && details.archived === undefined,
      auto_archive_exempt: details.kept !== undefined,
      email_sent: sent !== null,
      email_sent_at: asTimestamp(sent),
      email_confirmed: confirmed !== null,
      email_confirmed_at: asTimestamp(confirmed),
      answered_at: asTimestamp(answered ?? cancelled),
      created_at: asTimestamp(booking.asked),
      updated_at: asTimestamp(eventsOf(booking).at(-1)?.at ?? booking.asked),
    };
  });
}

/** The rows of `booking_events`, numbered as time went on, as those of real ones are. */
export function eventRows(bookings: readonly DemoBooking[]) {
  return bookings
    .filter(({ isBefore }) => isBefore !== true)
    .flatMap((booking) => eventsOf(booking).map((event) => ({ booking, event })))
    .toSorted((one, other) => byMoment(one.event, other.event))
    .map(({ booking, event: { at, kind, actor, changes } }) => ({
      booking_id: bookingId(booking.code),
      booking_number: numberOf(booking),
      at: asTimestamp(at),
      kind,
      actor,
      actor_name: actor === 'staff' ? onDuty(at) : null,
      changes,
    }));
}

interface DemoEvent {
  at: string;
  kind: 'created' | 'changed';
  actor: 'guest' | 'staff' | 'system';
  changes: object;
}

function byMoment(one: { at: string }, other: { at: string }): number {
  if (one.at === other.at) return 0;
  return one.at < other.at ? -1 : 1;
}

/** A change that has happened where it has a moment; by staff where nobody is named. */
type Step = [at: string | null, changes: Changes, actor?: DemoEvent['actor']];

/** What was done to a booking, from the request to the archive, in order. */
function eventsOf(booking: DemoBooking): DemoEvent[] {
  const { asked, standing, details } = booking;
  const asker: DemoEvent['actor'] = booking.source === 'site' ? 'guest' : 'staff';
  const first = asker === 'guest' ? 'pending' : standing;
  const answer = standing === 'payment_received' ? 'awaiting_payment' : standing;
  const reference = groupReference(booking);
  const room: Changes = details.from === undefined ? {} : { room: [details.from, booking.room] };
  const why: Changes = details.why === undefined ? {} : { cancel_note: [null, details.why] };
  const steps: Step[] = [
    [reference && asked, { group_reference: [null, reference] }, asker],
    [
      asker === 'guest' ? booking.answered : null,
      { ...statusFrom(first, answer), email_sent: [false, true] },
    ],
    [
      booking.confirmed,
      { ...statusFrom(answer, standing), email_confirmed: [false, true], ...room },
    ],
    [
      booking.cancelled,
      { ...statusFrom(standing, 'cancelled'), cancel_reason: [null, details.reason], ...why },
    ],
    [booking.came, statusFrom(standing, 'checked_in')],
    [booking.left, statusFrom('checked_in', booking.status)],
    ...paymentsOf(booking).flatMap(paymentSteps),
    [
      booking.archived,
      { archived: [false, true] },
      details.archived === undefined ? 'system' : 'staff',
    ],
  ];
  const happened = steps.flatMap(([at, changes, actor = 'staff']) =>
    at === null ? [] : [{ at, kind: 'changed' as const, actor, changes }],
  );
  const request = {
    at: asked,
    kind: 'created' as const,
    actor: asker,
    changes: requestOf(booking, first),
  };
  return [request, ...happened].toSorted(byMoment);
}

function statusFrom(from: string, to: string): Changes {
  return from === to ? {} : { status: [from, to] };
}

function paymentSteps({ amount, method, at, isUndone }: DemoPayment): Step[] {
  const said = { amount, method, paid_on: dayOf(at) };
  const entered: Step = [at, { payment: [null, said] }];
  return isUndone === true ? [entered, [at, { payment: [said, null] }]] : [entered];
}

function requestOf(booking: DemoBooking, status: string) {
  return {
    room: booking.details.from ?? booking.room,
    check_in_date: booking.checkIn,
    check_out_date: booking.checkOut,
    status,
    number_of_guests: booking.guests,
    total_price: booking.price,
    source: booking.source,
  };
}
