import { contactSubjectLabel } from '@/domain/message/contact-subjects';
import { LETTER_WORDS } from '@/domain/letter/words';
import { mailtoHref } from '@/lib/contact-links';
import type { ContactMessageRow } from '@/types/rows';

/** Opens the mail program on an answer to a message: its subject, and a greeting to write on from. */
export function replyHref({
  email,
  name,
  subject,
}: Pick<ContactMessageRow, 'email' | 'name' | 'subject'>): string {
  return mailtoHref(email, {
    subject: `Re: ${contactSubjectLabel(subject)}`,
    body: `${LETTER_WORDS.pt.greeting(name)}\r\n\r\n`,
  });
}
