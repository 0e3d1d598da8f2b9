import { createTransport } from 'nodemailer';
import type { OutgoingLetter } from './mailbox.ts';

/**
 * The mail in MIME form. The library encodes names and subjects, so no line break in them can start
 * a header of its own.
 */
export async function composeMail(letter: OutgoingLetter): Promise<Uint8Array> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    messageId: `<${letter.id}@${addressOf(letter.from).split('@')[1] ?? 'localhost'}>`,
    from: letter.from,
    // As an object: a text would be parsed as a list of addresses.
    to: { name: '', address: letter.to },
    ...(letter.replyTo === null ? {} : { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });
  if (message instanceof Uint8Array) return message;
  throw new TypeError('The mail library gave no bytes.');
}

/** The address in 'Name <address>'. */
export function addressOf(from: string): string {
  return /<(?<address>[^<>]+)>$/.exec(from)?.groups?.['address'] ?? from;
}
