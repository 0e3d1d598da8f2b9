import { PostgrestClient } from '@supabase/postgrest-js';
import type { BookingRow, RoomRow } from '@/types/rows';
import type { BookingRequest } from '@/queries/bookings';
import { requestFor, storedBooking } from './scene';
import type { Backend, UntypedClient } from './support';

// Helpers of the tests of mails and of the guest's page: they set up the hostel, and read the
// queue.

/** The house's own address in these tests. */
const HOUSE_EMAIL = 'casa@marenova.example';

/** A key as the browser makes it: 18 random bytes, base64url. */
export function newKey(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');
}

/**
 * Empties the queue, forgets confirmed addresses and turns deadlines off; `isMailOn` is whether a
 * worker was seen.
 */
export async function resetMails(
  { database }: Pick<Backend, 'database'>,
  { isMailOn = true }: { isMailOn?: boolean } = {},
): Promise<void> {
  await database.script(`
    delete from public.mails;
    delete from public.mail_texts;
    delete from private.approvals;
    update public.house_rules
       set answer_within_minutes = null, hold_for_minutes = null, free_cancellation_hours = 24;
    update public.mail_settings
       set house_email = '${HOUSE_EMAIL}', iban = null, account_holder = null, off = '{}', smtp_error = null,
           smtp_seen_at = ${isMailOn ? 'now()' : 'null'};`);
}

/** Sends a request as a visitor, with a key of its own; gives the booking as it was stored. */
export async function ask(
  backend: Backend,
  room: Pick<RoomRow, 'id' | 'price_per_night'>,
  fields: Partial<BookingRequest> & { access_key?: string; language?: string } = {},
): Promise<BookingRow> {
  const [booking] = await askForRooms(backend, [room], fields);
  if (booking === undefined) throw new Error('Nothing was stored.');
  return booking;
}

/** The same for several rooms in one request. */
export async function askForRooms(
  backend: Backend,
  rooms: readonly Pick<RoomRow, 'id' | 'price_per_night'>[],
  fields: Partial<BookingRequest> & { access_key?: string; language?: string } = {},
): Promise<BookingRow[]> {
  const { access_key = newKey(), language = 'pt', ...request } = fields;
  const rows = rooms.map((room) => ({
    ...requestFor(backend, room, request),
    access_key,
    language,
  }));
  const { data, error } = await backend.visitor.from('bookings').insert(rows).select('id');
  if (error) throw error;
  return Promise.all(data.map(async ({ id }) => storedBooking(backend, id)));
}

/** The worker's client: with the secret key, and untyped. */
export function workerOf({ url, stack }: Pick<Backend, 'url' | 'stack'>): UntypedClient {
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: stack.secrets.secretKey },
    retry: false,
  });
}

export interface ClaimedMail {
  id: string;
  token: string;
  kind: string;
  recipient: string;
  [field: string]: unknown;
}

/** What a worker gets when it asks for mails. */
export async function claim(backend: Backend, most = 10): Promise<ClaimedMail[]> {
  const { data, error } = await workerOf(backend).rpc('claim_mails', { most });
  if (error) throw error;
  return data;
}

/**
 * Every mail in one line: 'received ines@correio.example queued', with why it waits or did not go out.
 */
export async function mails({ database }: Pick<Backend, 'database'>): Promise<string[]> {
  const rows = await database.query(
    `select concat_ws(' ', kind, recipient, state, '(' || coalesce(case when told_in is not null then 'told' end, reason) || ')') as line
       from public.mails order by created_at, kind, state`,
  );
  return rows.map(({ line }) => String(line));
}

/** Moves the times of all mails back, as if so much time had passed. */
export async function afterwards(
  { database }: Pick<Backend, 'database'>,
  interval: string,
): Promise<void> {
  await database.script(
    `update public.mails set not_before = not_before - interval '${interval}',
       created_at = created_at - interval '${interval}', lease_until = lease_until - interval '${interval}'`,
  );
}

/** Hands claimed mails over, and reports their outcome. */
export async function finish(
  backend: Backend,
  claimed: readonly ClaimedMail[],
  result: 'sent' | 'retry' | 'failed' | 'uncertain' = 'sent',
): Promise<void> {
  const worker = workerOf(backend);
  for (const { id, token } of claimed) {
    await worker.rpc('hand_mail', { id, token });
    await worker.rpc('finish_mail', { id, token, result, error: result === 'sent' ? null : '451' });
  }
}

/** One value that the owner reads. */
export async function valueOf(
  { database }: Pick<Backend, 'database'>,
  sql: string,
  params: string[] = [],
): Promise<unknown> {
  const [row] = await database.query(`select (${sql}) as value`, params);
  return row?.['value'];
}
