import type { DepositsOverview } from '@/domain/deposit/overview';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';
import { unwrap } from '../query-error';

// The deposits of the whole house, for reception (DEPOSIT-02).

/** What is to be decided about money that came online, and what is still to be paid. */
export async function readDepositsOverview(client: RestClient): Promise<DepositsOverview> {
  return unwrapObject<DepositsOverview>(
    'readDepositsOverview',
    await client.rpc('deposits_overview'),
    'tasks',
  );
}

/**
 * Puts money that belongs to no booking aside: somebody has seen to it (DEPOSIT-02).
 *
 * @param event the number of the task's event
 */
export async function settleLooseMoney(client: RestClient, event: number): Promise<void> {
  unwrap('settleLooseMoney', await client.rpc('settle_loose_money', { number: event }));
}
