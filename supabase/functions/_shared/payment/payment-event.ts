// What a payment service tells, in the words of the database's function take_payment_event.

export type EventMethod = 'card' | 'mb_way' | 'multibanco' | 'other';

export interface EventRefund {
  id: string;
  cents: number;
  state: 'pending' | 'done' | 'failed';
  /** Our id of it; null where it was made on the service's own pages. */
  ours: string | null;
}

export interface EventDispute {
  id: string;
  cents: number;
  reason: string;
  /** Until when it can be answered, in seconds since 1970. */
  until: number | null;
  state: 'open' | 'won' | 'lost';
  /** Where it is answered. */
  url: string;
}

interface EventHead {
  provider: 'stripe';
  id: string;
  /** The service's own name of what happened. */
  type: string;
  /** Seconds since 1970. */
  at: number;
  session: string | null;
  provider_session: string | null;
  payment: string | null;
  reference: string | null;
  cents: number | null;
  currency: string | null;
  method: EventMethod | null;
  is_rehearsal: boolean;
}

/** What happened; which fields come with it. */
export type EventKind =
  | { kind: 'paid' | 'failed' | 'expired' | 'other' }
  | { kind: 'pending' | 'voucher'; pending_until: number | null }
  | { kind: 'refund'; refund: EventRefund }
  | { kind: 'refunded_total'; refunded_cents: number }
  | { kind: 'dispute'; dispute: EventDispute };

export type PaymentEvent = EventHead & EventKind;
