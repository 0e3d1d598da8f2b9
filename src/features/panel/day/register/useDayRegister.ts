import { type QueryClient, useQuery } from '@tanstack/react-query';
import { stayCount, type StayCount } from '@/domain/register/day-register';
import { asStaff } from '@/features/panel/change/as-staff';
import { readUsedCounts, type UsedCounts } from '@/features/panel/register/used-counts';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';
import { dayEntries } from '../day-entries';
import { rememberRegisterLine } from './register-line';

const keyOf = (day: string) => [...queryKeys.register, 'day', day];

/** How far a stay of the day is registered; null while that is not known, or not used. */
export function useStayCount(stay: DayEntry, sheet: DaySheet): StayCount | null {
  const { data } = useQuery({
    queryKey: keyOf(sheet.day),
    queryFn: async (): Promise<UsedCounts> =>
      asStaff(async (client) => {
        const ids = dayEntries(sheet).map(({ id }) => id);
        const counts = await readUsedCounts(client, ids);
        rememberRegisterLine(counts !== null);
        return counts;
      }),
  });
  return countIn(data, stay, sheet);
}

/**
 * The same as far as it has been read, where somebody is still to be registered; a check-in never
 * waits for it.
 */
export function missingCount(
  client: QueryClient,
  stay: DayEntry,
  sheet: DaySheet,
): StayCount | null {
  const count = countIn(client.getQueryData<UsedCounts>(keyOf(sheet.day)), stay, sheet);
  return count !== null && count.registered < count.people ? count : null;
}

function countIn(
  counts: UsedCounts | undefined,
  stay: DayEntry,
  sheet: DaySheet,
): StayCount | null {
  if (counts === undefined || counts === null) return null;
  const others = [...sheet.departures, ...sheet.late_departures];
  return stayCount(stay, counts, { day: sheet.day, others });
}
