import type { RestClient } from '@/lib/rest-client';
import type { HouseRulesRow } from '@/types/rows';
import { QueryError, unwrapFirst } from './query-error';

export type VisitorHouseRules = Pick<HouseRulesRow, 'requests_paused'>;

/** The current house rules; visitors may read them. */
export async function findHouseRules(client: RestClient): Promise<VisitorHouseRules> {
  const rules = unwrapFirst(
    'findHouseRules',
    await client.from('house_rules').select('requests_paused').limit(1),
  );
  if (rules === null) throw new QueryError('findHouseRules', { kind: 'missing', message: '' });
  return rules;
}
