import { type QueryClient, useQuery } from '@tanstack/react-query';
import { stayCount, type StayCount } from '@/domain/register/day-register';
import { asStaff } from '@/features/panel/change/as-staff';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';
import { listRegisterCounts, type RegisterCount } from '@/queries/register/entries';
import { isRegisterUsed, readRegisterUse } from '@/queries/register/use';
import { dayEntries } from '../day-entries';
import { rememberRegisterLine } from './register-line';

/** Null: the house has settled nothing of the register, and the day says nothing of it. */
type Counts = RegisterCount[] | null;

const keyOf = (day: string) => [...queryKeys.register, 'day', day];

/** How far a stay of the day is registered; null while that is not known, or not used. */
export function useStayCount(stay: DayEntry, sheet: DaySheet): StayCount | null {
  const { data } = useQuery({
    queryKey: keyOf(sheet.day),
    queryFn: async (): Promise<Counts> =>
      asStaff(async (client) => {
        const isUsed = isRegisterUsed(await readRegisterUse(client));
        rememberRegisterLine(isUsed);
        if (!isUsed) return null;
        const ids = dayEntries(sheet).map(({ id }) => id);
        return listRegisterCounts(client, ids);
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
  const count = countIn(client.getQueryData<Counts>(keyOf(sheet.day)), stay, sheet);
  return count !== null && count.registered < count.people ? count : null;
}

function countIn(counts: Counts | undefined, stay: DayEntry, sheet: DaySheet): StayCount | null {
  if (counts === undefined || counts === null) return null;
  const movesIn = [...sheet.departures, ...sheet.late_departures].some(
    ({ id, group_reference, number_of_guests, check_out_date }) =>
      id !== stay.id &&
      group_reference === stay.group_reference &&
      number_of_guests === stay.number_of_guests &&
      check_out_date === stay.check_in_date,
  );
  return stayCount(stay, counts, { day: sheet.day, movesIn });
}
