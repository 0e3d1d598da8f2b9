import { useQuery } from '@tanstack/react-query';
import type { Day } from '@/domain/calendar/dates';
import type { PriceRule } from '@/domain/rates/stay-quote';
import { usePriceRule } from './usePriceRule';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listStayRules, listTaxSeasons } from '@/queries/rates';
import type { StayRuleRow, TouristTaxRow } from '@/types/rows';

/** The house's settings for prices, stay rules and tourist tax. */
export interface Rates {
  priceRule: PriceRule;
  stayRules: readonly StayRuleRow[];
  seasons: readonly TouristTaxRow[];
}

/** The house's rates, read in parallel; null until all of them are known. */
export function useRates(today: Day) {
  const priceRule = usePriceRule();
  const stayRules = useQuery({
    queryKey: [...queryKeys.stayRules, today],
    queryFn: async () => listStayRules(staffClient(), today),
  });
  const seasons = useQuery({
    queryKey: queryKeys.taxSeasons,
    queryFn: async () => listTaxSeasons(staffClient()),
  });
  const rates: Rates | null =
    priceRule.data === undefined || stayRules.data === undefined || seasons.data === undefined
      ? null
      : { priceRule: priceRule.data, stayRules: stayRules.data, seasons: seasons.data };
  return { rates, readings: [priceRule, stayRules, seasons] };
}
