import type { Letter } from './blocks.ts';
import { guestLetter } from './compose-guest.ts';
import { houseLetter } from './compose-house.ts';
import { moneyLetter } from './compose-money.ts';
import { html } from './html.ts';
import type { MailData, MailHouse } from './mail-data.ts';
import { plainText } from './plain-text.ts';
import { staffLetter } from './compose-staff.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Writes a mail; null when what it is about is gone. Pure: the panel previews with the same code.
 */
export function renderMail(mail: MailData, house: MailHouse): RenderedMail | null {
  const letter = letterOf(mail, house);
  if (letter === null) return null;
  const subject = mail.is_test ? `[Teste] ${letter.subject}` : letter.subject;
  return { subject, text: plainText(letter), html: html({ ...letter, subject }) };
}

function letterOf(mail: MailData, house: MailHouse): Letter | null {
  if (mail.kind.startsWith('staff')) return staffLetter(mail, house);
  if (mail.kind === 'house_payment') return moneyLetter(mail, house);
  return mail.kind.startsWith('house') ? houseLetter(mail, house) : guestLetter(mail, house);
}
