import { demoId } from '../ids.ts';
import { asTimestamp, onDuty } from '../moments.ts';
import { roomId } from '../rooms.ts';
import type { PastBooking } from './bookings.ts';

const numberOf = ({ asked, code }: PastBooking) => `R${asked.slice(2, 4)}-${code}`;

/** What was paid for it, in EUR: the whole price on arrival, and nothing where none is known. */
function paidFor({ came, price }: PastBooking): number {
  return came === null ? 0 : price;
}

/** The rows of `bookings`, as the triggers would have left them. */
export function pastBookingRows(bookings: readonly PastBooking[]) {
  return bookings.map((booking) => {
    const isFromSite = booking.source === 'site';
    const answered = asTimestamp(booking.answered);
    return {
      id: booking.id,
      booking_number: numberOf(booking),
      room_id: roomId(booking.room),
      guest_name: booking.guest.name,
      guest_email: booking.guest.email,
      guest_phone: booking.guest.phone,
      language: booking.guest.language ?? 'pt',
      source: booking.source,
      check_in_date: booking.checkIn,
      check_out_date: booking.checkOut,
      number_of_guests: booking.guests,
      total_price: booking.price,
      paid: paidFor(booking),
      status: booking.status,
      cancel_reason: booking.cancelReason,
      archived: true,
      archived_at: asTimestamp(booking.archived),
      auto_archived: !booking.isArchivedByHand,
      email_sent: isFromSite,
      email_sent_at: isFromSite ? answered : null,
      answered_at: answered,
      created_at: asTimestamp(booking.asked),
      updated_at: asTimestamp(booking.archived),
    };
  });
}

/** The rows of `booking_payments`: one for each stay that was paid. */
export function pastPaymentRows(bookings: readonly PastBooking[]) {
  return bookings.flatMap((booking) => {
    const { came, code, method } = booking;
    if (came === null || paidFor(booking) === 0) return [];
    return [
      {
        id: demoId(`payment ${code} 0`),
        booking_id: booking.id,
        amount: booking.price,
        method,
        paid_on: came.slice(0, 'yyyy-mm-dd'.length),
        entered_name: onDuty(came),
        created_at: asTimestamp(came),
        undone: false,
        undone_at: null,
        undone_name: null,
      },
    ];
  });
}

/**
 * The rows of `booking_events`, each booking's in order; `at` may be sorted as text. Only bookings
 * of the last twelve months have events, as in a house that began to use this product a year ago.
 */
export function pastEventRows(bookings: readonly PastBooking[]) {
  return bookings.flatMap((booking) => {
    if (booking.isBefore) return [];
    const row = (at: string, actor: 'guest' | 'staff' | 'system', changes: object) => ({
      booking_id: booking.id,
      booking_number: numberOf(booking),
      at: asTimestamp(at),
      kind: 'changed',
      actor,
      actor_name: actor === 'staff' ? onDuty(at) : null,
      changes,
    });
    const { answered, cancelled, came, left, archived, status, source } = booking;
    const isFromSite = source === 'site';
    const created = row(booking.asked, isFromSite ? 'guest' : 'staff', {
      room: booking.room,
      check_in_date: booking.checkIn,
      check_out_date: booking.checkOut,
      status: isFromSite ? 'pending' : 'confirmed',
      number_of_guests: booking.guests,
      total_price: booking.price,
      source,
    });
    const answer = { status: ['pending', 'confirmed'], email_sent: [false, true] };
    const reason = {
      status: ['confirmed', 'cancelled'],
      cancel_reason: [null, booking.cancelReason],
    };
    const payment = {
      amount: booking.price,
      method: booking.method,
      paid_on: came?.slice(0, 'yyyy-mm-dd'.length),
    };
    return [
      { ...created, kind: 'created' },
      ...(isFromSite ? [row(answered, 'staff', answer)] : []),
      ...(cancelled === null ? [] : [row(cancelled, 'staff', reason)]),
      ...(came === null ? [] : [row(came, 'staff', { status: ['confirmed', 'checked_in'] })]),
      ...(came === null || paidFor(booking) === 0
        ? []
        : [row(came, 'staff', { payment: [null, payment] })]),
      ...(left === null ? [] : [row(left, 'staff', { status: ['checked_in', status] })]),
      row(archived, booking.isArchivedByHand ? 'staff' : 'system', { archived: [false, true] }),
    ];
  });
}
