import type { GuestLanguage } from '../../../../src/domain/language/guest-language.ts';
import type { PaymentEvent } from './payment-event.ts';

// What the house needs of a service that takes payments on a page of its own (DEPOSIT-02). Stripe is
// the one there is; another one is a file beside `stripe` and a line in settled-service.ts.

/** How a guest can pay, as the settings of the house name it. */
export const METHODS = ['card', 'mb_way', 'multibanco'] as const;
export type Method = (typeof METHODS)[number];

/** A page on which one session can be paid. */
export interface PageToMake {
  /** Our id of the session; the same id makes the same page. */
  session: string;
  cents: number;
  /** The booking's number, or the group's. */
  reference: string;
  /** What is paid, in the guest's language. */
  words: { name: string; description: string };
  /** When the page ends, in seconds since 1970. */
  expires: number;
  language: GuestLanguage;
  /** Where the guest comes back to; neither address proves anything. */
  successUrl: string;
  cancelUrl: string;
}

export interface RefundToMake {
  /** Our id of the refund; the same id gives back once. */
  id: string;
  session: string;
  cents: number;
  /** The service's id of what was paid. */
  payment: string;
}

/** Whether the service took it; where it gave no clear answer nobody knows. */
export type Answer<Taken> =
  | ({ kind: 'taken' } & Taken)
  | { kind: 'refused'; code: string }
  | { kind: 'no-answer'; status: number };

export interface PaymentService {
  provider: 'stripe';
  /** Whether money truly moves; everything else rehearses. */
  kind: 'real' | 'rehearsal';
  methods: readonly Method[];
  /** A page with what the account has of the methods; `missing` are those that it was made without. */
  createPage(
    page: PageToMake,
  ): Promise<Answer<{ id: string; url: string; missing: readonly Method[] }>>;
  /**
   * Ends an open page, so that nobody pays on it any more; what was paid on it, or has a reference,
   * is refused.
   *
   * @param page the service's id of it
   */
  endPage(page: string): Promise<Answer<{ id: string }>>;
  refund(refund: RefundToMake): Promise<Answer<{ id: string }>>;
  /**
   * What a signed message says.
   *
   * @param now milliseconds since 1970
   * @returns null where no secret of ours has signed it lately, or it names no event
   */
  readEvent(body: Uint8Array, headers: Headers, now: number): Promise<PaymentEvent | null>;
}
