import type { BookingStatus } from '../../../src/domain/booking/booking-status.ts';
import { bookingMoments, type PlacedStay } from './booking-history.ts';
import { bookingId, bookingNumber, priceOf } from './bookings.ts';
import { insertRows, type DemoDatabase } from './database.ts';
import { asTimestamp, onDuty } from './moments.ts';
import { pastBookingRows, pastEventRows, pastPaymentRows, type PastBooking } from './past/index.ts';
import { paidOn, paymentRows, paymentsOf, type DemoPayment } from './payments.ts';

type Changes = Record<string, readonly [from: unknown, to: unknown]>;

interface DemoEvent {
  at: string;
  kind: 'created' | 'changed';
  actor: 'guest' | 'staff' | 'system';
  changes: object;
}

/**
 * Writes the history of the house: bookings that ended long ago, payments as they were entered, and
 * events dated to when things happened, in place of those that the loading has just written. Runs
 * once all current bookings and groups are there.
 */
export async function writePast(
  db: DemoDatabase,
  {
    stays,
    past,
    groupOf,
  }: {
    stays: readonly PlacedStay[];
    past: readonly PastBooking[];
    groupOf: (code: string) => string | null;
  },
): Promise<void> {
  const payments = stays.flatMap(paymentsOf);
  const triggers = async (change: 'disable' | 'enable') => {
    for (const table of ['bookings', 'booking_payments']) {
      // oxlint-disable-next-line no-await-in-loop -- over one connection
      await db.query(`alter table public.${table} ${change} trigger user`);
    }
  };
  await triggers('disable');
  await insertRows(db, { table: 'booking_payments', rows: paymentRows(payments) });
  await db.query(
    `update public.bookings b
        set updated_at = x.updated_at,
            paid = (select coalesce(sum(p.amount), 0) from public.booking_payments p
                     where p.booking_id = b.id and not p.undone)
       from jsonb_populate_recordset(null::public.bookings, $1::text::jsonb) x where b.id = x.id`,
    [JSON.stringify(stays.map(lastTouched))],
  );
  await insertRows(db, { table: 'bookings', rows: pastBookingRows(past) });
  await insertRows(db, { table: 'booking_payments', rows: pastPaymentRows(past) });
  await triggers('enable');
  await db.query(`select private.set_mark('erasing')`);
  await db.query('delete from public.booking_events');
  // Special prices that stand from the beginning have no history either.
  await db.query('delete from public.rate_events');
  await db.query(`select private.set_mark('erasing', false)`);
  const events = stays.flatMap((placed) => eventRows(placed, groupOf(placed.stay.code)));
  // Their numbers rise with time, as those of real ones do.
  const inOrder = [...events, ...pastEventRows(past)].toSorted(byTime);
  await insertRows(db, { table: 'booking_events', rows: inOrder });
}

function byTime(one: { at: string }, other: { at: string }): number {
  if (one.at === other.at) return 0;
  return one.at < other.at ? -1 : 1;
}

function lastTouched(placed: PlacedStay) {
  const [latest] = eventsOf(placed, null)
    .map(({ at }) => at)
    .toSorted()
    .toReversed();
  return { id: bookingId(placed.stay.code), updated_at: asTimestamp(latest ?? '') };
}

function eventRows(placed: PlacedStay, groupReference: string | null) {
  return eventsOf(placed, groupReference)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, kind, actor, changes }) => ({
      booking_id: bookingId(placed.stay.code),
      booking_number: bookingNumber(placed),
      at: asTimestamp(at),
      kind,
      actor,
      actor_name: actor === 'staff' ? onDuty(at) : null,
      changes,
    }));
}

/** What was done to a booking, from the request to the archive. */
function eventsOf(placed: PlacedStay, groupReference: string | null): DemoEvent[] {
  const { stay } = placed;
  const moments = bookingMoments(placed);
  const isFromSite = (stay.source ?? 'site') === 'site';
  const first: BookingStatus = isFromSite || stay.status === 'pending' ? 'pending' : 'confirmed';
  const created: DemoEvent = {
    at: moments.asked,
    kind: 'created',
    actor: isFromSite ? 'guest' : 'staff',
    changes: {
      room: stay.movedFrom ?? stay.room,
      check_in_date: placed.checkIn,
      check_out_date: placed.checkOut,
      status: first,
      number_of_guests: stay.guests,
      total_price: priceOf(placed),
      source: stay.source ?? 'site',
    },
  };
  const bound: DemoEvent[] =
    groupReference === null
      ? []
      : [changed(moments.asked, { group_reference: [null, groupReference] }, created.actor)];
  return [
    created,
    ...bound,
    ...answers(placed, first),
    ...paymentsOf(placed).flatMap(paymentEvents),
    ...archiveEvents(placed),
  ];
}

/** From status to status, with the flags of the e-mails and the move to another room on the way. */
function answers(placed: PlacedStay, first: BookingStatus): DemoEvent[] {
  const { stay } = placed;
  const { answered, confirmed, cancelled, came, left } = bookingMoments(placed);
  const steps: [at: string | null, to: BookingStatus, more?: Changes][] = [
    [answered, answerOf(stay.status), { email_sent: [false, true] }],
    [confirmed, promiseOf(stay.status), { email_confirmed: [false, true], ...moveOf(placed) }],
    [
      cancelled,
      'cancelled',
      {
        ...(stay.cancelled && { cancel_reason: [null, stay.cancelled.reason] }),
        ...(stay.cancelled?.note && { cancel_note: [null, stay.cancelled.note] }),
      },
    ],
    [came, 'checked_in'],
    [left, 'checked_out'],
    [stay.status === 'completed' ? left : null, 'completed'],
  ];
  const events: DemoEvent[] = [];
  let status = first;
  for (const [at, to, more = {}] of steps) {
    if (at === null) continue;
    const changes: Changes = to === status ? more : { status: [status, to], ...more };
    events.push(changed(at, changes));
    status = to;
  }
  return events;
}

/** The status that the first answer gave to a request which has this status now. */
function answerOf(status: BookingStatus): BookingStatus {
  if (status === 'payment_received') return 'awaiting_payment';
  return status === 'awaiting_confirmation' || status === 'awaiting_payment' ? status : 'confirmed';
}

function promiseOf(status: BookingStatus): BookingStatus {
  return status === 'payment_received' ? status : 'confirmed';
}

function moveOf({ stay: { movedFrom, room } }: PlacedStay): Changes {
  return movedFrom === undefined ? {} : { room: [movedFrom, room] };
}

function paymentEvents(payment: DemoPayment): DemoEvent[] {
  const { amount, method, at, undoneAt } = payment;
  const said = { amount, method, paid_on: paidOn(payment) };
  const entered = changed(at, { payment: [null, said] });
  return undoneAt === null ? [entered] : [entered, changed(undoneAt, { payment: [said, null] })];
}

function archiveEvents(placed: PlacedStay): DemoEvent[] {
  const { archived } = bookingMoments(placed);
  if (archived === null) return [];
  const isByHand = placed.archivedByHandOn !== null;
  return [changed(archived, { archived: [false, true] }, isByHand ? 'staff' : 'system')];
}

function changed(at: string, changes: Changes, actor: DemoEvent['actor'] = 'staff'): DemoEvent {
  return { at, kind: 'changed', actor, changes };
}
