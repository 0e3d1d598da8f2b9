import type { MailData, MailKind } from '../../supabase/functions/_shared/mail/mail-data.ts';
import { withSample } from '../../supabase/functions/_shared/mail/sample-mail.ts';

/** The data that the worker gets for a mail, about the sample request of the test mails. */
export function makeMailData(kind: MailKind, fields: Partial<MailData> = {}): MailData {
  const empty: MailData = {
    id: '11111111-1111-4111-8111-111111111111',
    kind,
    recipient: 'ines@example.com',
    language: 'pt',
    is_test: false,
    verify_code: null,
    paragraph: null,
    reply_to: null,
    message: null,
    key: null,
    confirm_code: null,
    first_name: null,
    cancel_until: null,
    iban: null,
    account_holder: null,
    stays_before: null,
    bookings: null,
  };
  return { ...withSample(empty, { now: new Date('2026-11-12T10:00:00Z') }), ...fields };
}
