import { useQuery } from '@tanstack/react-query';
import type { BillSheet } from '@/domain/billing/bill-sheet';
import type { Day } from '@/domain/calendar/dates';
import { staffClient } from '@/lib/staff-client';
import { readBillSheet } from '@/queries/billing/bill-sheet';
import { queryKeys } from '@/queries/query-keys';

const REFRESH_MS = 60_000;
/** Every screen of the panel asks by it for what is late, which changes by the day. */
const SLOW_MS = 600_000;

/** Where the sheet of a day stands in the cache. */
export const billKey = (day: Day) => [...queryKeys.bills, day];

/**
 * What is to be billed of a day (DEPOSIT-04).
 *
 * @param isOn whether it is asked at all
 * @param isSlow only now and then, besides what is changed here
 */
export function useBillSheet(day: Day, { isOn = true, isSlow = false } = {}) {
  return useQuery({
    queryKey: billKey(day),
    enabled: isOn,
    queryFn: async () => readBillSheet(staffClient(), day),
    refetchInterval: isSlow ? SLOW_MS : REFRESH_MS,
    meta: { isPoll: true },
  });
}

/** The sheet of today; null while nothing is listed, undefined while that is unknown. */
export function useBillsToday(
  today: Day,
  { isOn = true, isSlow = false } = {},
): BillSheet | null | undefined {
  const { data } = useBillSheet(today, { isOn, isSlow });
  return data?.bills_from === null ? null : data;
}
