/** A mail as it is handed over. */
export interface OutgoingLetter {
  id: string;
  /** 'Name <address>'. */
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

/**
 * What is known of a mail afterwards; 'uncertain': the server may have it. The house itself is refused where it has sent
 * too much or under an address that is not its own: no other mail would go out either.
 */
export type Delivery =
  | { result: 'sent' }
  | { result: 'failed' | 'uncertain'; error: string }
  | { result: 'retry'; error: string; isHouseRefused?: boolean };

/** Where mails go: a mail server, or the mailbox of the embedded stack. */
export interface Mailbox {
  /** Rejects with words for staff when the server cannot be reached or does not know us. */
  open(): Promise<void>;
  deliver(letter: OutgoingLetter): Promise<Delivery>;
  close(): void;
}
