import { useQuery } from '@tanstack/react-query';
import {
  bulletinCounts,
  bulletinRows,
  fileUnderWay,
  isReporting,
} from '@/domain/register/bulletins';
import type { BulletinCounts } from '@/domain/register/bulletins';
import type { Day } from '@/domain/calendar/dates';
import { staffClient } from '@/lib/staff-client';
import { readSibaOverview } from '@/queries/register/siba';
import { queryKeys } from '@/queries/query-keys';

const REFRESH_MS = 60_000;
/** Every screen of the panel asks by it, and what is late changes by the day. */
const SLOW_MS = 600_000;
/** While a file is on its way, everybody waits for its end. */
const SOON_MS = 2000;

/**
 * Who is to be reported, and the files (REG-04).
 *
 * @param isSending this person has just sent a file, whose number is not known yet
 * @param isOn whether it is asked at all
 * @param isSlow only now and then, besides what is changed here
 */
export function useBulletins({ isSending = false, isOn = true, isSlow = false } = {}) {
  return useQuery({
    queryKey: queryKeys.siba,
    enabled: isOn,
    queryFn: async () => readSibaOverview(staffClient()),
    refetchInterval: ({ state: { data } }) => {
      if (isSlow) return SLOW_MS;
      return isSending || (data && fileUnderWay(data) !== null) ? SOON_MS : REFRESH_MS;
    },
    meta: { isPoll: true },
  });
}

/** How many bulletins there are; null while nothing is reported, undefined while that is unknown. */
export function useBulletinCounts(
  today: Day,
  { isOn = true, isSlow = false } = {},
): BulletinCounts | null | undefined {
  const { data } = useBulletins({ isOn, isSlow });
  if (data === undefined) return undefined;
  return isReporting(data) ? bulletinCounts(bulletinRows(data, today), today) : null;
}
