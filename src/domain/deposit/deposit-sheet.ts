/** What was asked of a guest before arrival, and what became of it (DEPOSIT-01, DEPOSIT-02). */
import { fromCents, sumEuros, toCents } from '../basics/money.ts';

/** From what the sum of a request is reckoned. */
export type DepositBasis = 'first_night' | 'share' | 'other';

/** Where payments go: to the real service, or to the stand-in of a rehearsal. */
export type PaymentService = 'real' | 'rehearsal';

/** How the guest paid on the service's page. */
export type OnlineMethod = 'card' | 'mb_way' | 'multibanco' | 'other';

export type DepositState =
  | 'asked'
  | 'pending'
  | 'paid'
  | 'part'
  | 'expired'
  | 'settled'
  | 'withdrawn'
  | 'refunded'
  | 'disputed'
  | 'late'
  | 'twice';

/** Money on its way back; it counts once the service says 'done'. */
export interface DepositRefund {
  id: string;
  /** EUR. */
  amount: number;
  state: 'asked' | 'handed' | 'done' | 'failed';
  asked_by: string | null;
  at: string;
}

/** A payment that the guest's bank contests. */
export interface DepositDispute {
  /** The service's word for it. */
  reason: string | null;
  /** Until when the house may answer. */
  until: string | null;
  state: 'open' | 'won' | 'lost';
  url: string | null;
}

/** One page of the payment service on which something happened. */
export interface DepositSession {
  id: string;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  method: OnlineMethod | null;
  /** EUR. */
  amount: number;
  /** Paid, pending or failed since (ISO). */
  at: string;
  pending_until: string | null;
  is_rehearsal: boolean;
  /** EUR. */
  refunded: number;
  refunds: DepositRefund[];
  dispute: DepositDispute | null;
  kept_at: string | null;
  kept_by: string | null;
}

/** What was asked of the guest at once. */
export interface DepositRequest {
  id: string;
  basis: DepositBasis;
  share: number | null;
  /** EUR. */
  amount: number;
  whole: boolean;
  state: DepositState;
  until: string;
  made_at: string;
  made_by: string | null;
  /** The state of its last mail; null without one. */
  mail: string | null;
  /** EUR paid online, less what went back. */
  paid: number;
  /** EUR that were not paid yet, in whatever way. */
  missing: number;
  /** EUR: what the stay cost when it was asked, and now. */
  asked_total: number;
  total: number;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
  expired_at: string | null;
  /** Of 'expired' and 'late': whether its rooms are still free. */
  nights_free: boolean | null;
  is_cancelled: boolean;
  sessions: DepositSession[];
}

/** A sum that the house's settings propose. */
export interface DepositChoice {
  basis: Exclude<DepositBasis, 'other'>;
  share?: number;
  /** EUR. */
  amount: number;
  is_rule: boolean;
}

/** All there is to say of the deposit of a booking, or of its whole group. */
export interface DepositSheet {
  booking_id: string;
  booking_number: string;
  whole: boolean;
  rooms: number;
  can_ask: boolean;
  /** Null while online payments are not set up. */
  service: PaymentService | null;
  methods: string[];
  /** EUR. */
  total: number;
  paid: number;
  due: number;
  choices: DepositChoice[];
  /** The deadline that is proposed (ISO). */
  until: string;
  language: string;
  /** An e-mail address is known. */
  email: boolean;
  /** Newest first. */
  requests: DepositRequest[];
}

const OPEN: readonly DepositState[] = ['asked', 'pending', 'part'];

/** States without money in them, which a newer request makes uninteresting. */
const WITHOUT_MONEY: readonly DepositState[] = ['asked', 'expired', 'settled', 'withdrawn'];

/** The request that the guest can still pay; a new one takes its place. */
export function openRequest({ requests }: Pick<DepositSheet, 'requests'>): DepositRequest | null {
  return requests.find(({ state }) => OPEN.includes(state)) ?? null;
}

/** The requests that are shown: the newest, and those before it that have money in them. */
export function shownRequests({ requests }: Pick<DepositSheet, 'requests'>): DepositRequest[] {
  return requests.filter(({ state }, place) => place === 0 || !WITHOUT_MONEY.includes(state));
}

/** Whether there is nothing to show: nothing can be asked, and nothing ever was. */
export function isDepositAbsent({
  can_ask,
  requests,
}: Pick<DepositSheet, 'can_ask' | 'requests'>): boolean {
  return !can_ask && requests.length === 0;
}

/** The sessions that brought money, oldest first. */
export function paidSessions({ sessions }: Pick<DepositRequest, 'sessions'>): DepositSession[] {
  return sessions.filter(({ state }) => state === 'paid');
}

/** EUR of a payment that can still be given back; what is on its way back is not, nor disputed money. */
export function leftOf({ amount, refunded, refunds, dispute }: DepositSession): number {
  if (dispute !== null && dispute.state !== 'won') return 0;
  const underWay = refunds.filter(({ state }) => state === 'asked' || state === 'handed');
  const gone = sumEuros([refunded, ...underWay.map((refund) => refund.amount)]);
  return Math.max(0, fromCents(toCents(amount) - toCents(gone)));
}

/**
 * The sum in EUR that heads the card of a request: all that was paid, whatever went back of it since,
 * else what was asked.
 */
export function headSum(request: DepositRequest): number {
  const { state, amount, sessions } = request;
  if (state === 'refunded') return sumEuros(sessions.map(({ refunded }) => refunded));
  if (state === 'disputed') {
    return sumEuros(sessions.filter(isDisputed).map((session) => session.amount));
  }
  const isPaid = state === 'paid' || state === 'part' || state === 'late' || state === 'twice';
  return isPaid ? sumEuros(paidSessions(request).map((session) => session.amount)) : amount;
}

/** Whether a session's payment is contested, and not decided yet. */
export function isDisputed({ dispute }: Pick<DepositSession, 'dispute'>): boolean {
  return dispute?.state === 'open';
}

/** Whether the stay costs another sum now than when a request was made that may be made anew. */
export function hasTotalChanged({ state, asked_total, total }: DepositRequest): boolean {
  return (state === 'asked' || state === 'part') && toCents(asked_total) !== toCents(total);
}
