import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { supabaseClient } from '@/lib/staff-client';
import { kindOfFunctionError } from '../edge-functions';
import { QueryError } from '../query-error';

// What goes through the Edge Function `refund-payment` (DEPOSIT-02).

const handed = v.object({
  state: v.picklist(['asked', 'handed', 'done', 'failed']),
  /** EUR. */
  amount: v.number(),
  /** Why the service did not take it, in its own word. */
  code: v.nullable(v.string()),
});

/** How far a refund is: 'failed' where the service did not take it, and no money went. */
export type HandedRefund = v.InferOutput<typeof handed>;

const refused = v.object({ code: v.optional(v.string()), message: v.optional(v.string()) });

/** A refund to ask for; the panel chooses the id, so that sent twice it is one. */
export interface NewRefund {
  session: string;
  /** EUR. */
  amount: number;
  id: string;
}

/**
 * Asks the payment service to give money back. It is counted once the service says so. Fails with
 * code HS060 for more than is left, 'no-service' where none is set up, 'other-service' for what was
 * paid elsewhere, 'no-answer' when the service did not say; as 'network' when no answer came,
 * 'missing' where the function is not deployed.
 */
export async function refundPayment(refund: NewRefund): Promise<HandedRefund> {
  const { data, error } = await supabaseClient().functions.invoke<unknown>('refund-payment', {
    body: { ...refund },
  });
  if (error) {
    throw new QueryError('refundPayment', { ...(await refusalIn(error)), cause: error });
  }
  const answer = v.safeParse(handed, data);
  if (answer.success) return answer.output;
  throw new QueryError('refundPayment', { kind: 'server', message: '' });
}

/** The words of the function, or of the database through it; none of a gateway. */
async function refusalIn(error: unknown) {
  const kind = kindOfFunctionError(error);
  const answer: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(answer instanceof Response)) return { kind, code: '', message: '' };
  const given = v.safeParse(refused, await answer.json().catch(() => null));
  const { code = '', message = '' } = given.success ? given.output : {};
  return { kind: code.startsWith('HS') ? ('invalid' as const) : kind, code, message };
}
