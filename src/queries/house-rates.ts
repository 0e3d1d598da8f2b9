import type { Day } from '@/domain/calendar/dates';
import { LANGUAGE } from '@/domain/language/build-language';
import type { HouseRates, NamedRule } from '@/domain/rates/house-rates';
import type { RuleNames } from '@/domain/rates/rule-names';
import { PRICE_RULES } from '@/domain/rates/stay-quote';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

/**
 * The settings that a booking form needs first; special prices come with the rooms' days. The stay
 * rules are those that apply on or after the given day, by first day, and only of visible rooms.
 */
export interface HouseRatesAnswer extends HouseRates {
  stay_rules: readonly (NamedRule & { names?: RuleNames })[];
  /** While true, guests are asked to telephone instead. */
  requests_paused: boolean;
  /**
   * The lowest price of a night that each room still offers, EUR by room id; null while every night
   * costs the base price.
   */
  cheapest_nights: Readonly<Record<string, number>> | null;
}

/**
 * Price rule, stay rules and tourist tax in one request, for guests and staff (RATE-01 to RATE-03).
 * A rule has its name in the language of the page, or in Portuguese where it has no translation. It
 * includes everything from `findHouseRules`, so a page needs only one of the two.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon; rules that ended before it are left out
 */
export async function readHouseRates(client: RestClient, today: Day): Promise<HouseRatesAnswer> {
  const answer: Json = unwrap(
    'readHouseRates',
    await client.rpc('house_rates', { from_day: today }),
  );
  if (isHouseRatesAnswer(answer)) return inPageLanguage(answer);
  throw new QueryError('readHouseRates', { kind: 'server', message: '' });
}

function inPageLanguage(answer: HouseRatesAnswer): HouseRatesAnswer {
  if (LANGUAGE === 'pt') return answer;
  const language = LANGUAGE;
  return {
    ...answer,
    stay_rules: answer.stay_rules.map((rule) => ({
      ...rule,
      name: rule.names?.[language] ?? rule.name,
    })),
  };
}

/** Checks the answer, because a proxy may answer instead of the backend. */
function isHouseRatesAnswer(answer: unknown): answer is HouseRatesAnswer {
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
