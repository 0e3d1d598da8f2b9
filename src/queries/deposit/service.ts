import * as v from 'valibot';
import { supabaseClient } from '@/lib/staff-client';
import { kindOfFunctionError } from '../edge-functions';
import { QueryError } from '../query-error';

/**
 * Has the function say which payment service it has a key for, which the database then keeps
 * (DEPOSIT-02). Returns 'real', 'rehearsal', or null without a key. Fails as 'missing' where the
 * function is not deployed.
 */
export async function learnPaymentService(): Promise<string | null> {
  const { data, error } = await supabaseClient().functions.invoke<unknown>('refund-payment', {
    body: {},
  });
  if (error) {
    throw new QueryError('learnPaymentService', {
      kind: kindOfFunctionError(error),
      message: '',
      cause: error,
    });
  }
  const answer = v.safeParse(v.object({ service: v.nullable(v.string()) }), data);
  if (answer.success) return answer.output.service;
  throw new QueryError('learnPaymentService', { kind: 'server', message: '' });
}
