import { useQuery } from '@tanstack/react-query';
import { lisbonToday } from '@/domain/dates';
import { staffClient } from '@/lib/staff-client';
import { readHouseRates } from '@/queries/house-rates';
import { queryKeys } from '@/queries/query-keys';

/** How the house charges, its shortest stays and its tax, as guests meet them (RATE-01 to RATE-03). */
export function useHouseRates({ isAsked = true } = {}) {
  return useQuery({
    // Whatever is settled about rates, rules of stay are read anew with it.
    queryKey: [...queryKeys.stayRules, 'house'],
    enabled: isAsked,
    queryFn: async () => readHouseRates(staffClient(), lisbonToday(new Date())),
  });
}
