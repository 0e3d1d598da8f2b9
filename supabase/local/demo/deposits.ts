import { addDays, daysBetween } from '../../../src/domain/calendar/dates.ts';
import { bookingId, type DemoBooking } from './bookings.ts';
import { asTimestamp, earliest, momentOf, onDuty, type LoadedAt } from './moments.ts';
import { demoId, insertRows, type DemoDatabase } from './rows.ts';

// Deposits of the demo house: one is asked for, one waits for a Multibanco reference, one is paid.

const ASKED = 'M4XW8T';
const PENDING = 'UZXAST';
/** Its payment in the ledger carries the session's id. */
const PAID = 'X3FM9D';

/** The page of the payment service through which a booking of the demo house was paid. */
export function paidSession({ code }: DemoBooking): string | null {
  return code === PAID ? demoId(`session ${code}`) : null;
}

const answeredAt = ({ answered, asked }: DemoBooking) => answered ?? asked;

/** Loads what was asked of guests ahead; the bookings are there, their payments not yet. */
export async function loadDemoDeposits(
  db: DemoDatabase,
  bookings: readonly DemoBooking[],
  { today, time }: LoadedAt,
): Promise<void> {
  await db.query(`update public.payment_settings set rule = 'first_night', service = 'rehearsal'`);
  const asked = bookings.filter(({ code }) => [ASKED, PENDING, PAID].includes(code));
  const now = momentOf(today, time);
  await insertRows(
    db,
    'private.payment_requests',
    asked.map((booking) => ({
      id: demoId(`deposit ${booking.code}`),
      booking_id: bookingId(booking.code),
      booking_number: `R${booking.asked.slice(2, 4)}-${booking.code}`,
      whole: false,
      rooms: [bookingId(booking.code)],
      basis: booking.code === PAID ? 'other' : 'first_night',
      amount: sumOf(booking),
      asked_total: booking.price,
      until: asTimestamp(
        booking.code === PAID ? (booking.confirmed ?? now) : momentOf(addDays(today, 2), '18:00'),
      ),
      made_at: asTimestamp(answeredAt(booking)),
      made_by: onDuty(answeredAt(booking)),
    })),
  );
  const evening = earliest(momentOf(addDays(today, -1), '19:02'), now);
  const paidAt = ({ confirmed }: DemoBooking) => confirmed ?? now;
  await insertRows(
    db,
    'private.payment_sessions',
    asked
      .filter(({ code }) => code !== ASKED)
      .map((booking) => {
        const isPaid = booking.code === PAID;
        const at = isPaid ? paidAt(booking) : evening;
        return {
          id: demoId(`session ${booking.code}`),
          request_id: demoId(`deposit ${booking.code}`),
          amount: sumOf(booking),
          methods: ['card', 'mb_way', 'multibanco'],
          made_at: asTimestamp(at),
          expires_at: asTimestamp(at),
          provider: 'stripe',
          provider_session: `cs_demo_${booking.code}`,
          payment: `pi_demo_${booking.code}`,
          method: isPaid ? 'mb_way' : 'multibanco',
          paid_at: isPaid ? asTimestamp(at) : null,
          paid_amount: isPaid ? sumOf(booking) : null,
          pending_at: isPaid ? null : asTimestamp(at),
          pending_until: isPaid ? null : asTimestamp(momentOf(addDays(today, 3), '23:59')),
          is_rehearsal: true,
          booked_in: isPaid ? sumOf(booking) : 0,
          booked_out: 0,
          was_late: false,
        };
      }),
  );
  for (const booking of asked.filter(({ code }) => code !== ASKED)) {
    const isPaid = booking.code === PAID;
    await db.query(
      `insert into private.payment_events (provider, event_id, type, kind, at, session_id, payment, facts)
       values ('stripe', $1, $2, $3, $4::timestamptz, $5::uuid, $6, $7::jsonb)`,
      [
        `evt_demo_${booking.code}`,
        'checkout.session.completed',
        isPaid ? 'paid' : 'pending',
        asTimestamp(isPaid ? paidAt(booking) : evening) ?? '',
        demoId(`session ${booking.code}`),
        `pi_demo_${booking.code}`,
        JSON.stringify({
          cents: Math.round(sumOf(booking) * 100),
          currency: 'eur',
          method: isPaid ? 'mb_way' : 'multibanco',
          is_rehearsal: true,
        }),
      ],
    );
  }
}

/** All of a stay that was paid ahead, and of the others the first night. */
function sumOf({ code, price, checkIn, checkOut }: DemoBooking): number {
  if (code === PAID) return price;
  return Math.round((price / daysBetween({ from: checkIn, to: checkOut })) * 100) / 100;
}
