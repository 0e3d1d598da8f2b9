import { useMemo, useState } from 'react';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { writeMail } from '../written-mail';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import type { MailSettings } from '@/queries/mails';
import type { RenderedMail } from '@mail/render-mail.ts';
import { withSample } from '@mail/sample-mail.ts';
import type { SettledKind } from './mail-kinds';

const NOBODY = 'hospede@correio.example';

interface SampleOptions {
  kind: SettledKind;
  language: GuestLanguage;
  /** As it is typed; empty for none. */
  paragraph: string;
  settings: MailSettings;
}

/** The mail with the same made-up booking as test mails, rendered by the worker's own code. */
export function useSample({
  kind,
  language,
  paragraph,
  settings,
}: SampleOptions): RenderedMail | null {
  const [now] = useState(() => new Date());
  const { iban, account_holder, house_email } = settings;
  const { data: rates } = useHouseRates();
  return useMemo(() => {
    const empty = {
      id: 'exemplo',
      kind,
      recipient: NOBODY,
      language,
      is_test: false,
      verify_code: null,
      paragraph: paragraph.trim() === '' ? null : paragraph.trim(),
      reply_to: house_email,
      message: null,
      key: null,
      confirm_code: null,
      first_name: null,
      cancel_until: null,
      iban,
      account_holder,
      stays_before: null,
      tourist_tax: rates?.tourist_tax ?? [],
      bookings: null,
    };
    return writeMail(withSample(empty, { now }));
  }, [kind, language, paragraph, now, iban, account_holder, house_email, rates]);
}

/** The subject of the mail, which staff cannot change. */
export function SampleSubject({
  letter,
  language,
}: {
  letter: RenderedMail | null;
  language: GuestLanguage;
}) {
  if (letter === null) return null;
  return (
    <p className="rounded-field bg-sal px-3.5 py-2.5 text-14 leading-5 wrap-anywhere">
      <span className="block text-12 leading-4 text-tinta-2">Assunto, fixo</span>
      <span lang={language}>{letter.subject}</span>
    </p>
  );
}
