import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

// A refund keeps one id from its first attempt until it is known to be asked for: sent again after a
// lost answer, even from a reopened dialog, the money goes back once.

const unfinished = staffDrafts('devolucao', v.string());

interface RefundedSum {
  session: string;
  /** EUR. */
  amount: number;
}

const keyOf = ({ session, amount }: RefundedSum) => `${session}:${amount}`;

export function refundId(refund: RefundedSum): string {
  const id = unfinished.read(keyOf(refund)) ?? crypto.randomUUID();
  unfinished.keep(keyOf(refund), id);
  return id;
}

/** Frees the id of a refund that is asked for: the next of the same sum is another one. */
export function releaseRefundId(refund: RefundedSum): void {
  unfinished.drop(keyOf(refund));
}
