import type { RestClient } from '@/lib/rest-client';
import type { Database } from '@/types/database';
import { unwrapObject } from './json-answer';
import { QueryError, unwrap, unwrapChanged, unwrapFirst, unwrapRows } from './query-error';

// The mails of the house: what waits, what went out, what staff settle about them.

type Tables = Database['public']['Tables'];

/** A mail without its token; `state` is one of queued, claimed, handing, sent, skipped, held, failed, uncertain. */
export type Mail = Pick<
  Tables['mails']['Row'],
  | 'id'
  | 'kind'
  | 'recipient'
  | 'language'
  | 'booking_id'
  | 'state'
  | 'note'
  | 'not_before'
  | 'attempts'
  | 'last_error'
  | 'created_at'
  | 'sent_at'
  | 'subject'
  | 'body'
>;

/** A mail that stands still, with whose it is; null for one that is about no booking. */
export type StuckMail = Mail & {
  bookings: Pick<Tables['bookings']['Row'], 'booking_number' | 'guest_name'> | null;
};

/** What staff settle, and what the worker last said of the mail server. */
export type MailSettings = Pick<
  Tables['mail_settings']['Row'],
  'house_email' | 'iban' | 'account_holder' | 'off' | 'smtp_seen_at' | 'smtp_error' | 'updated_at'
>;

/** The house's own paragraph of a kind in a language. */
export type MailText = Pick<Tables['mail_texts']['Row'], 'kind' | 'language' | 'paragraph'>;

const MAIL_COLUMNS =
  'id,kind,recipient,language,booking_id,state,note,not_before,attempts,last_error,created_at,sent_at,subject,body';
const SETTING_COLUMNS = 'house_email,iban,account_holder,off,smtp_seen_at,smtp_error,updated_at';

/**
 * The mails of some bookings, the newest first (MAIL-05). A mail that tells of several rooms stands at one
 * of them.
 *
 * @param bookingIds at most IDS_AT_ONCE
 * @throws QueryError
 */
export async function listMails(
  client: RestClient,
  bookingIds: readonly string[],
): Promise<Mail[]> {
  return unwrapRows(
    'listMails',
    await client
      .from('mails')
      .select(MAIL_COLUMNS)
      .in('booking_id', bookingIds)
      .order('created_at', { ascending: false }),
  );
}

/**
 * The mails of the last week that nobody will get without a hand: held, given up, or cut off, newest first
 * (MAIL-03).
 *
 * @param since ISO time
 * @throws QueryError
 */
export async function listStuckMails(client: RestClient, since: string): Promise<StuckMail[]> {
  return unwrapRows(
    'listStuckMails',
    await client
      .from('mails')
      .select(`${MAIL_COLUMNS},bookings(booking_number,guest_name)`)
      .in('state', ['held', 'failed', 'uncertain'])
      .gte('created_at', since)
      .order('created_at', { ascending: false })
      .limit(100),
  );
}

/**
 * What is needed to write a mail: for its preview, and to copy it where nothing sends it.
 *
 * @returns as `MailData` of supabase/functions/_shared/mail
 * @throws QueryError of kind 'missing' when it is gone
 */
export async function readMailData<Data extends { id: string }>(
  client: RestClient,
  id: string,
): Promise<Data> {
  return unwrapObject<Data>('readMailData', await client.rpc('preview_mail', { mail: id }), 'id');
}

/**
 * Sends a mail once more, as a new one beside the old (MAIL-05).
 *
 * @throws QueryError of kind 'invalid' while it is on its way
 */
export async function sendMailAgain(client: RestClient, id: string): Promise<void> {
  unwrap('sendMailAgain', await client.rpc('send_mail_again', { mail: id }));
}

/**
 * Sends a mail of a kind to the house itself, to see how it looks (MAIL-06).
 *
 * @throws QueryError of kind 'invalid' without an address of the house
 */
export async function sendTestMail(
  client: RestClient,
  { kind, language }: { kind: string; language: string },
): Promise<void> {
  unwrap('sendTestMail', await client.rpc('send_test_mail', { kind, language }));
}

/**
 * What staff settle about mails.
 *
 * @throws QueryError of kind 'missing' for whoever is not staff
 */
export async function findMailSettings(client: RestClient): Promise<MailSettings> {
  const settings = unwrapFirst(
    'findMailSettings',
    await client.from('mail_settings').select(SETTING_COLUMNS),
  );
  if (settings === null) throw new QueryError('findMailSettings', { kind: 'missing', message: '' });
  return settings;
}

/**
 * Changes what staff settle about mails.
 *
 * @returns the settings as stored
 * @throws QueryError of kind 'missing' when nothing was changed
 */
export async function updateMailSettings(
  client: RestClient,
  changes: Partial<Pick<MailSettings, 'house_email' | 'iban' | 'account_holder' | 'off'>>,
): Promise<MailSettings> {
  const [settings] = unwrapChanged(
    'updateMailSettings',
    await client.from('mail_settings').update(changes).eq('only_row', true).select(SETTING_COLUMNS),
  );
  return settings;
}

/**
 * The house's own paragraphs.
 *
 * @throws QueryError
 */
export async function listMailTexts(client: RestClient): Promise<MailText[]> {
  return unwrapRows(
    'listMailTexts',
    await client.from('mail_texts').select('kind,language,paragraph'),
  );
}

/**
 * Keeps the house's paragraph of a kind and language (MAIL-06).
 *
 * @param text.paragraph 1 to 600 characters of plain text
 * @throws QueryError
 */
export async function keepMailText(client: RestClient, text: MailText): Promise<void> {
  unwrapChanged('keepMailText', await client.from('mail_texts').upsert(text).select('kind'));
}

/**
 * Takes away the house's paragraph of a kind and language; one that is not there does no harm.
 *
 * @throws QueryError
 */
export async function removeMailText(
  client: RestClient,
  { kind, language }: Pick<MailText, 'kind' | 'language'>,
): Promise<void> {
  unwrap(
    'removeMailText',
    await client.from('mail_texts').delete().eq('kind', kind).eq('language', language),
  );
}

/**
 * When a mail last went out.
 *
 * @returns an ISO time; null where none ever did
 * @throws QueryError
 */
export async function findLastSentAt(client: RestClient): Promise<string | null> {
  const last = unwrapFirst(
    'findLastSentAt',
    await client
      .from('mails')
      .select('sent_at')
      .eq('state', 'sent')
      .order('sent_at', { ascending: false })
      .limit(1),
  );
  return last?.sent_at ?? null;
}

/**
 * How many mails wait to go out.
 *
 * @throws QueryError
 */
export async function countWaitingMails(client: RestClient): Promise<number> {
  const answer = await client
    .from('mails')
    .select('id', { count: 'exact', head: true })
    .in('state', ['queued', 'claimed', 'handing']);
  unwrap('countWaitingMails', answer);
  // Without its count it is not the backend's answer: none waiting would be a guess.
  if (answer.count === null) {
    throw new QueryError('countWaitingMails', { kind: 'server', message: '' });
  }
  return answer.count;
}
