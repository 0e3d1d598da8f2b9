import { composeMail } from '../../functions/send-mail/compose.ts';
import type { Mailbox, OutgoingLetter } from '../../functions/send-mail/mailbox.ts';

/** How many mails are kept, in memory; the newest stay. */
const KEPT = 200;

/** A mail that ended here instead of at a server. */
export interface KeptLetter extends OutgoingLetter {
  at: Date;
  /** The MIME text as it would have been sent. */
  source: string;
}

export interface LocalMailbox extends Mailbox {
  /** Newest first. */
  letters(): readonly KeptLetter[];
}

/** The mailbox of npm start: /_mail shows what is in it. */
export function openLocalMailbox(): LocalMailbox {
  let kept: readonly KeptLetter[] = [];
  return {
    open: async () => Promise.resolve(),
    deliver: async (letter) => {
      const source = new TextDecoder().decode(await composeMail(letter));
      kept = [{ ...letter, at: new Date(), source }, ...kept].slice(0, KEPT);
      return { result: 'sent' };
    },
    close: () => undefined,
    letters: () => kept,
  };
}
