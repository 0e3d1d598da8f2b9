import { useQuery } from '@tanstack/react-query';
import { lisbonToday } from '@/domain/calendar/dates';
import { staffClient } from '@/lib/staff-client';
import { readHouseRates } from '@/queries/house-rates';
import { queryKeys } from '@/queries/query-keys';

/** The price rule, stay rules and tourist tax that guests are shown (RATE-01 to RATE-03). */
export function useHouseRates({ isAsked = true } = {}) {
  return useQuery({
    // Under stayRules, because every change of rates invalidates that key.
    queryKey: [...queryKeys.stayRules, 'house'],
    enabled: isAsked,
    queryFn: async () => readHouseRates(staffClient(), lisbonToday(new Date())),
  });
}
