import type { RestClient } from '@/lib/rest-client';
import type { Database } from '@/types/database';
import { unwrapObject } from './json-answer';
import { QueryError, unwrap, unwrapChanged, unwrapFirst, unwrapRows } from './query-error';

// The mails that the hostel sends, and their settings.

type Tables = Database['public']['Tables'];

/**
 * A mail without its token; `state` is one of queued, claimed, handing, sent, skipped, held,
 * failed, uncertain.
 */
export type Mail = Pick<
  Tables['mails']['Row'],
  | 'id'
  | 'kind'
  | 'recipient'
  | 'language'
  | 'booking_id'
  | 'state'
  | 'reason'
  | 'not_before'
  | 'attempts'
  | 'last_error'
  | 'created_at'
  | 'sent_at'
  | 'subject'
  | 'body'
>;

/** A mail that needs staff, with its booking; null if it is not about a booking. */
export type StuckMail = Mail & {
  bookings: Pick<Tables['bookings']['Row'], 'booking_number' | 'guest_name'> | null;
};

/** The settings of staff, and the worker's last report about the mail server. */
export type MailSettings = Pick<
  Tables['mail_settings']['Row'],
  'house_email' | 'iban' | 'account_holder' | 'off' | 'smtp_seen_at' | 'smtp_error' | 'updated_at'
>;

export type MailText = Pick<Tables['mail_texts']['Row'], 'kind' | 'language' | 'paragraph'>;

const MAIL_COLUMNS =
  'id,kind,recipient,language,booking_id,state,reason,not_before,attempts,last_error,created_at,sent_at,subject,body';
const SETTING_COLUMNS = 'house_email,iban,account_holder,off,smtp_seen_at,smtp_error,updated_at';

/**
 * The mails of some bookings, the newest first (MAIL-05). A mail about several rooms is stored with
 * one of them.
 *
 * @param bookingIds at most IDS_AT_ONCE
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
 * The recent mails that need staff: held, given up, or of unknown outcome, newest first (MAIL-03).
 *
 * @param since ISO time
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
 * The data for writing a mail: for its preview, and for copying it where no mail server is set up.
 * Its shape is that of `MailData` of supabase/functions/_shared/mail.
 */
export async function readMailData<Data extends { id: string }>(
  client: RestClient,
  id: string,
): Promise<Data> {
  return unwrapObject<Data>('readMailData', await client.rpc('preview_mail', { mail: id }), 'id');
}

/** Sends a mail again, as a new mail. Fails as 'invalid' while it is being sent. */
export async function sendMailAgain(client: RestClient, id: string): Promise<void> {
  unwrap('sendMailAgain', await client.rpc('send_mail_again', { mail: id }));
}

/**
 * Sends a sample of a kind of mail to the hostel's own address (MAIL-06). Fails as 'invalid'
 * without an address of the hostel.
 */
export async function sendTestMail(
  client: RestClient,
  { kind, language }: { kind: string; language: string },
): Promise<void> {
  unwrap('sendTestMail', await client.rpc('send_test_mail', { kind, language }));
}

export async function findMailSettings(client: RestClient): Promise<MailSettings> {
  const settings = unwrapFirst(
    'findMailSettings',
    await client.from('mail_settings').select(SETTING_COLUMNS),
  );
  if (settings === null) throw new QueryError('findMailSettings', { kind: 'missing', message: '' });
  return settings;
}

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

/** The paragraphs that staff have added to mails. */
export async function listMailTexts(client: RestClient): Promise<MailText[]> {
  return unwrapRows(
    'listMailTexts',
    await client.from('mail_texts').select('kind,language,paragraph'),
  );
}

/**
 * Stores the paragraph for a kind of mail and a language.
 *
 * @param text.paragraph 1 to 600 characters of plain text
 */
export async function keepMailText(client: RestClient, text: MailText): Promise<void> {
  unwrapChanged('keepMailText', await client.from('mail_texts').upsert(text).select('kind'));
}

/** Deletes the paragraph for a kind of mail and a language; harmless if there is none. */
export async function removeMailText(
  client: RestClient,
  { kind, language }: Pick<MailText, 'kind' | 'language'>,
): Promise<void> {
  unwrap(
    'removeMailText',
    await client.from('mail_texts').delete().eq('kind', kind).eq('language', language),
  );
}

/** When a mail was last sent. Returns an ISO time; null if none was ever sent. */
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

export async function countWaitingMails(client: RestClient): Promise<number> {
  const answer = await client
    .from('mails')
    .select('id', { count: 'exact', head: true })
    .in('state', ['queued', 'claimed', 'handing']);
  unwrap('countWaitingMails', answer);
  // An answer without a count is not from the backend, and returning 0 would be a guess.
  if (answer.count === null) {
    throw new QueryError('countWaitingMails', { kind: 'server', message: '' });
  }
  return answer.count;
}
