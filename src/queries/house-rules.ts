import type { RestClient } from '@/lib/rest-client';
import type { HouseRulesRow } from '@/types/rows';
import { QueryError, unwrapChanged, unwrapFirst } from './query-error';

/**
 * Stops guests' requests by the site, or lets them come again (staff).
 *
 * @param paused true: the database refuses guests with HS017 until this is called with false
 * @throws QueryError of kind 'missing' when the session may not change it
 */
export async function setRequestsPaused(client: RestClient, paused: boolean): Promise<void> {
  unwrapChanged(
    'setRequestsPaused',
    await client
      .from('house_rules')
      .update({ requests_paused: paused })
      .eq('only_row', true)
      .select('only_row'),
  );
}

/** Whether guests' requests are paused, for the panel, which also says since when. */
export interface RequestsPause {
  /** ISO time; null while requests come as ever. */
  since: string | null;
}

/**
 * Whether and since when guests' requests by the site are paused (staff).
 *
 * @throws QueryError of kind 'missing' when the database holds no rules
 */
export async function findRequestsPause(client: RestClient): Promise<RequestsPause> {
  const rules = unwrapFirst(
    'findRequestsPause',
    await client.from('house_rules').select('requests_paused,paused_at').limit(1),
  );
  if (rules === null) throw new QueryError('findRequestsPause', { kind: 'missing', message: '' });
  return { since: rules.requests_paused ? rules.paused_at : null };
}

/** The times that the house settles; null for one that it has not (CLOCK-01). */
export type HouseTimes = Pick<
  HouseRulesRow,
  'answer_within_minutes' | 'hold_for_minutes' | 'free_cancellation_hours' | 'check_in_from'
>;

/**
 * The times that the house settles: minutes to answer and to hold a request, hours of free cancellation
 * before check-in opens, and when that is (hh:mm:ss).
 *
 * @throws QueryError of kind 'missing' when the database holds none
 */
export async function findHouseTimes(client: RestClient): Promise<HouseTimes> {
  const times = unwrapFirst(
    'findHouseTimes',
    await client
      .from('house_rules')
      .select('answer_within_minutes,hold_for_minutes,free_cancellation_hours,check_in_from')
      .limit(1),
  );
  if (times === null) throw new QueryError('findHouseTimes', { kind: 'missing', message: '' });
  return times;
}

/**
 * Settles these times (staff); requests that came before keep what they were promised.
 *
 * @throws QueryError of kind 'missing' when the session may not change it
 */
export async function setHouseTimes(
  client: RestClient,
  times: Partial<Pick<HouseTimes, 'answer_within_minutes' | 'hold_for_minutes'>>,
): Promise<void> {
  unwrapChanged(
    'setHouseTimes',
    await client.from('house_rules').update(times).eq('only_row', true).select('only_row'),
  );
}
