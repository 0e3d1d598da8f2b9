import { simpleParser } from 'mailparser';
import { mailHouse } from '../../supabase/functions/_shared/house.ts';
import type {
  MailBooking,
  MailData,
  MailKind,
} from '../../supabase/functions/_shared/mail/mail-data.ts';
import { renderMail } from '../../supabase/functions/_shared/mail/render-mail.ts';
import { withSample } from '../../supabase/functions/_shared/mail/sample-mail.ts';
import { composeMail } from '../../supabase/functions/send-mail/compose.ts';

// Mails of every kind about one request of two rooms, and how they look when they have arrived.

export const SITE = 'https://site.example';
export const TO_GUESTS: readonly MailKind[] = [
  'received',
  'confirmed',
  'payment',
  'paid',
  'changed',
  'cancelled',
  'arrival',
];
export const TO_HOUSE: readonly MailKind[] = [
  'house_request',
  'house_message',
  'house_withdrawn',
  'house_payment',
];

/** One euro a night from 13 years on, seven nights at most, all the year. */
export const TAX = [
  { from_day: '01-01', until_day: '12-31', amount: 1, min_age: 13, max_nights: 7 },
];

/**
 * A mail as the database gives it, written on 23 November 2026 about a stay from 14 to 17 December.
 */
export function mailOf(kind: MailKind, fields: Partial<MailData> = {}): MailData {
  const empty: MailData = {
    id: '11111111-1111-4111-8111-111111111111',
    kind,
    recipient: 'ines@correio.example',
    language: fields.language ?? 'pt',
    is_test: false,
    verify_code: null,
    paragraph: null,
    reply_to: 'casa@marenova.example',
    message: null,
    key: null,
    confirm_code: null,
    first_name: null,
    cancel_until: null,
    iban: 'PT50000201231234567890154',
    account_holder: 'Hostel Maré Nova, Lda.',
    stays_before: null,
    bookings: null,
  };
  return { ...withSample(empty, { now: new Date('2026-11-23T10:00:00Z') }), ...fields };
}

/** The same mail with something else in each of its bookings. */
export function withBookings(mail: MailData, fields: Partial<MailBooking>): MailData {
  return { ...mail, bookings: (mail.bookings ?? []).map((one) => ({ ...one, ...fields })) };
}

/** A mail written, put into its envelope, and read with a parser. */
export async function travelled(mail: MailData) {
  const letter = renderMail(mail, mailHouse({ SITE_URL: SITE }));
  if (letter === null) throw new Error('There was no letter.');
  const source = Buffer.from(
    await composeMail({
      ...letter,
      id: mail.id,
      from: 'Hostel Maré Nova <ola@marenova.example>',
      to: mail.recipient,
      replyTo: mail.reply_to,
    }),
  );
  const parsed = await simpleParser(source);
  return { parsed, html: parsed.html || '', text: parsed.text ?? '', letter, source };
}
