import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import type { HouseRulesRow } from '@/types/rows';
import { QueryError, unwrap, unwrapChanged, unwrapFirst } from './query-error';

/**
 * Pauses guests' requests through the site, or allows them again (staff).
 *
 * @param paused while true, the database refuses guests' requests with HS017
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

export interface RequestsPause {
  /** ISO time; null while requests are not paused. */
  since: string | null;
}

/** Whether and since when guests' requests through the site are paused (staff). */
export async function findRequestsPause(client: RestClient): Promise<RequestsPause> {
  const rules = unwrapFirst(
    'findRequestsPause',
    await client.from('house_rules').select('requests_paused,paused_at').limit(1),
  );
  if (rules === null) throw new QueryError('findRequestsPause', { kind: 'missing', message: '' });
  return { since: rules.requests_paused ? rules.paused_at : null };
}

/** The configured time limits; null for one that is not set (CLOCK-01). */
export type HouseTimes = Pick<
  HouseRulesRow,
  'answer_within_minutes' | 'hold_for_minutes' | 'free_cancellation_hours' | 'check_in_from'
>;

/**
 * The configured time limits: minutes to answer and to hold a request, hours before check-in until
 * which cancelling is free, and when check-in begins (hh:mm:ss).
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

/** Changes these limits (staff); earlier requests keep the deadlines they were promised. */
export async function setHouseTimes(
  client: RestClient,
  times: Partial<Pick<HouseTimes, 'answer_within_minutes' | 'hold_for_minutes'>>,
): Promise<void> {
  unwrapChanged(
    'setHouseTimes',
    await client.from('house_rules').update(times).eq('only_row', true).select('only_row'),
  );
}

/**
 * Says that the server's day is right, so that the work of the night erases again (owners;
 * CLOCK-04). Fails with code HS400 when the server meanwhile has another day.
 */
export async function believeDay(client: RestClient, day: Day): Promise<void> {
  unwrap('believeDay', await client.rpc('believe_day', { day }));
}
