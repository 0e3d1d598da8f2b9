import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { findPriceRule } from '@/queries/rates';

/** The rule by which the house charges (RATE-01). */
export function usePriceRule({ isAsked = true } = {}) {
  return useQuery({
    queryKey: queryKeys.priceRule,
    enabled: isAsked,
    queryFn: async () => findPriceRule(staffClient()),
  });
}
