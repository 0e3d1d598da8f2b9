import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { readPaymentSettings } from '@/queries/deposit/settings';
import { queryKeys } from '@/queries/query-keys';

const HOUR_MS = 3_600_000;

/** How the house is paid ahead and what it lists to be billed; the owner changes it once in a while. */
export function usePaymentSettings({ isOn = true } = {}) {
  return useQuery({
    queryKey: queryKeys.paymentSettings,
    enabled: isOn,
    staleTime: HOUR_MS,
    queryFn: async () => readPaymentSettings(staffClient()),
    meta: { log: 'readPaymentSettings' },
  });
}
