import { randomUUID } from 'node:crypto';
import type { RestClient } from '@/lib/rest-client';
import { unwrap } from '@/queries/query-error';
import type { Json } from '@/types/database';
import type { BookingRow } from '@/types/rows';
import { emptyHouse, type Backend } from './support';

// A payment service in a few words: what it tells the house, and what the house asks of a guest.

/** An event as the function `payment-events` hands it over. */
export interface ToldEvent {
  kind:
    | 'paid'
    | 'pending'
    | 'failed'
    | 'expired'
    | 'voucher'
    | 'refund'
    | 'refunded_total'
    | 'dispute'
    | 'other';
  [fact: string]: Json | undefined;
}

export async function emptyTill(backend: Backend): Promise<void> {
  await emptyHouse(backend);
  await backend.database.script(`
    delete from private.payment_events;
    delete from private.payment_refunds;
    delete from private.payment_sessions;
    delete from private.payment_requests;
    delete from public.mails;
    update public.mail_settings set house_email = 'casa@hostel.example';
    update public.payment_settings set service = 'rehearsal', rule = 'first_night', share = 30, hours = 72;`);
}

/** Asks for a deposit as the panel does: by default the first night of all rooms, without a mail. */
export async function askDeposit(
  client: RestClient,
  booking: Pick<BookingRow, 'id'>,
  asked: {
    whole?: boolean;
    basis?: string;
    amount: number;
    until?: string;
    by_mail?: boolean;
    replace?: boolean;
  },
): Promise<Json> {
  return unwrap(
    'askDeposit',
    await client.rpc('ask_deposit', {
      booking: booking.id,
      whole: false,
      basis: 'other',
      until: new Date(Date.now() + 24 * 3_600_000).toISOString(),
      language: 'pt',
      by_mail: false,
      ...asked,
    }),
  );
}

/** Begins to pay as the function `create-payment` does, and gives the page's session. */
export async function openPage(
  backend: Backend,
  key: string,
): Promise<{ session: string; cents: number }> {
  const begun = unwrap('beginPayment', await backend.house.rpc('begin_payment', { key }));
  const [session, cents] = [fact(begun, 'session'), fact(begun, 'cents')];
  if (typeof session !== 'string' || typeof cents !== 'number') throw new TypeError('no page');
  await backend.house.rpc('open_payment', {
    session,
    provider: 'stripe',
    provider_session: `cs_${session}`,
    url: `https://pay.example/${session}`,
  });
  return { session, cents };
}

export function fact(answer: Json | undefined, name: string): Json | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  return answer[name];
}

/** Tells the database one event, and gives what came of it: 'counted', 'known', 'loose', … */
export async function tell(backend: Backend, event: ToldEvent): Promise<Json | undefined> {
  return fact(
    unwrap(
      'takePaymentEvent',
      await backend.house.rpc('take_payment_event', { event: told(event) }),
    ),
    'outcome',
  );
}

/** The event whole, with a number of its own unless it has one. */
function told(event: ToldEvent): Record<string, Json | undefined> {
  return {
    provider: 'stripe',
    id: `evt_${randomUUID()}`,
    type: event.kind,
    at: Math.floor(Date.now() / 1000),
    currency: 'eur',
    is_rehearsal: true,
    ...event,
  };
}

export const paidBy = (
  session: string,
  cents: number,
  more: Partial<ToldEvent> = {},
): ToldEvent => ({
  kind: 'paid',
  session,
  payment: `pi_${session}`,
  provider_session: `cs_${session}`,
  cents,
  method: 'card',
  ...more,
});

/** The online payments of the house, in the order in which they were entered: amounts and rooms. */
export async function ledger({
  database,
}: Pick<Backend, 'database'>): Promise<{ booking_id: string; amount: number }[]> {
  const rows = await database.query(
    `select p.booking_id, p.amount::float8 as amount from public.booking_payments p
      where p.method = 'online' and not p.undone order by p.created_at, p.amount desc`,
  );
  return rows.map((row) => ({
    booking_id: String(row['booking_id']),
    amount: Number(row['amount']),
  }));
}

export async function tasks(backend: Backend): Promise<string[]> {
  const rows = await backend.database.query('select kind from private.money_tasks() order by kind');
  return rows.map((row) => String(row['kind']));
}

/** The state of the newest request of a booking. */
export async function stateOf(backend: Backend, { id }: Pick<BookingRow, 'id'>): Promise<unknown> {
  const [row] = await backend.database.query(
    `select private.request_state(r) as state from private.payment_requests r
      where r.booking_id = $1 order by r.made_at desc limit 1`,
    [id],
  );
  return row?.['state'];
}

export const minutesFrom = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** As if the time to pay were over. */
export async function passDeadlines({ database }: Pick<Backend, 'database'>): Promise<void> {
  await database.script(`update private.payment_requests set until = now() - interval '1 minute'`);
}
