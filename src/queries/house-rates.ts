import type { Day } from '@/domain/dates';
import { PRICE_RULES, type PriceRule } from '@/domain/stay-quote';
import type { StayRule } from '@/domain/stay-rules';
import type { TaxSeason } from '@/domain/tourist-tax';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

/** A stay rule with the name of its days as staff typed it ('Carnaval'); null without one. */
export interface NamedStayRule extends StayRule {
  name: string | null;
}

/** The settings that a booking form needs first; special prices come with the rooms' days. */
export interface HouseRates {
  /** While true, guests are asked to telephone instead. */
  requests_paused: boolean;
  price_rule: PriceRule;
  /** The rules that apply on or after the given day, by first day; only those of visible rooms. */
  stay_rules: NamedStayRule[];
  /** Empty while there is no tourist tax. */
  tourist_tax: TaxSeason[];
}

/**
 * Price rule, stay rules and tourist tax in one request, for guests and staff (RATE-01 to RATE-03).
 * It includes everything from `findHouseRules`, so a page needs only one of the two.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; rules that ended before it are left out
 * @throws QueryError
 */
export async function readHouseRates(client: RestClient, today: Day): Promise<HouseRates> {
  const answer: Json = unwrap(
    'readHouseRates',
    await client.rpc('house_rates', { from_day: today }),
  );
  if (isHouseRates(answer)) return answer;
  throw new QueryError('readHouseRates', { kind: 'server', message: '' });
}

/** Checks the answer, because a proxy may answer instead of the backend. */
function isHouseRates(answer: unknown): answer is HouseRates {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'price_rule' in answer &&
    PRICE_RULES.some((rule) => rule === answer.price_rule) &&
    'stay_rules' in answer &&
    Array.isArray(answer.stay_rules) &&
    'tourist_tax' in answer &&
    Array.isArray(answer.tourist_tax)
  );
}
