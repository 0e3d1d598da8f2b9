import { addDays } from '../../../src/domain/calendar/dates.ts';
import { paymentRows } from './booking-rows.ts';
import type { DemoBooking } from './bookings.ts';
import { asTimestamp, momentOf, onDuty, type LoadedAt } from './moments.ts';
import type { DemoDatabase } from './rows.ts';

// What the certified program has billed so far: all but the last payment before today, and of today the first.

const LISTED_DAYS = 14;
const FIRST_NUMBER = 301;
/** Every evening the day is billed. */
const BILLED_AT = '20:15';
/** Today's first, as soon as the desk has time. */
const SOON = 5;

/**
 * Lists what is to be billed since two weeks ago, with the numbers that were written back. Credit
 * notes have a series of their own.
 */
export async function loadDemoBills(
  db: DemoDatabase,
  bookings: readonly DemoBooking[],
  { today, time }: LoadedAt,
): Promise<void> {
  const from = addDays(today, -LISTED_DAYS);
  const now = momentOf(today, time);
  const paid = paymentRows(bookings)
    .filter(({ paid_on, undone }) => paid_on >= from && paid_on <= today && !undone)
    .toSorted((one, other) => (one.created_at ?? '').localeCompare(other.created_at ?? ''));
  const forgotten = paid.findLast(({ paid_on }) => paid_on < today);
  const firstOfToday = paid.find(({ paid_on }) => paid_on === today);
  const billed = paid.flatMap((payment, place) => {
    const { id, amount, paid_on, created_at } = payment;
    if (payment === forgotten || (paid_on === today && payment !== firstOfToday)) return [];
    const entered = (created_at ?? '').slice(0, now.length);
    const at =
      paid_on === today ? momentOf(today, entered.slice(11), SOON) : momentOf(paid_on, BILLED_AT);
    if (at > now) return [];
    const series = amount < 0 ? 'NC' : 'FR';
    return [
      {
        line: id,
        number: `${series} ${paid_on.slice(0, 4)}/${FIRST_NUMBER + place}`,
        by_name: onDuty(at),
        at: asTimestamp(at),
      },
    ];
  });
  await db.query(`update public.payment_settings set bills_from = $1::date, breakfast_value = 5`, [
    from,
  ]);
  await db.query(
    `insert into private.bill_numbers (line, number, by_name, at)
     select * from jsonb_to_recordset($1::text::jsonb)
       as x (line uuid, number text, by_name text, at timestamptz)`,
    [JSON.stringify(billed)],
  );
}
