import type { Day } from '@/domain/dates';
import { PRICE_RULES, type PriceRule } from '@/domain/stay-quote';
import type { StayRule } from '@/domain/stay-rules';
import type { TaxSeason } from '@/domain/tourist-tax';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

/** A rule of stay with what guests call its days, as staff typed it ('Carnaval'); null without a name. */
export interface NamedStayRule extends StayRule {
  name: string | null;
}

/** What a form must know before it asks for a room; special prices come with the days of the rooms. */
export interface HouseRates {
  /** Guests are asked to telephone. */
  requests_paused: boolean;
  price_rule: PriceRule;
  /** Those that still count on or after the day asked for, by their first day; of rooms on the site alone. */
  stay_rules: NamedStayRule[];
  /** Empty while there is no tourist tax. */
  tourist_tax: TaxSeason[];
}

/**
 * The house's rates in one request, for guests and staff (RATE-01 to RATE-03). It says all that
 * `findHouseRules` says, so that a page that asks this need not ask that.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon: rules that ended before it do not come
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

/** Something on the way may answer in the backend's place; without its rule no price is known. */
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
