import { mailHouse } from '../_shared/house.ts';
import { renderMail } from '../_shared/mail/render-mail.ts';
import { withSample } from '../_shared/mail/sample-mail.ts';
import type { Env } from '../_shared/runtime.ts';
import type { ClaimedMail } from './claimed-mail.ts';
import type { OutgoingLetter } from './mailbox.ts';

/** The letter of a mail, or in words why there is none. */
export function writeLetter(mail: ClaimedMail, env: Env): OutgoingLetter | { problem: string } {
  try {
    const told = mail.is_test ? withSample(mail, { now: new Date() }) : mail;
    const written = renderMail(told, mailHouse(env));
    if (written === null) return { problem: 'nothing left to write about' };
    return {
      id: mail.id,
      from: senderOf(env) ?? '',
      to: mail.recipient,
      replyTo: mail.reply_to,
      ...written,
    };
  } catch (error) {
    // One mail that cannot be written must not hold up the others. Only the error's name: its
    // message may quote the guest.
    return {
      problem: `could not be written: ${error instanceof Error ? error.name : typeof error}`,
    };
  }
}

/** Who mails come from: MAIL_FROM, or the account at the mail server where that is an address. */
export function senderOf(env: Env): string | undefined {
  if (env['MAIL_FROM']) return env['MAIL_FROM'];
  const url = env['SMTP_URL'] ?? '';
  const user = URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '';
  return user.includes('@') ? user : undefined;
}
