import { type Day, endOfMonth, startOfMonth } from '@/domain/calendar/dates';
import { type AvailabilityRow, shownDay, type ShownDay } from '@/domain/availability/room-calendar';
import type { Stay } from '@/domain/availability/occupied-nights';
import type { Loaded } from '@/hooks/useLoad';
import { useLoads } from '@/hooks/useLoads';
import { visitorClient } from '@/lib/visitor-client';
import { listRoomStays } from '@/queries/bookings';
import { listRoomDays } from '@/queries/room-availability';

/** What is known of the months that were asked for. */
export interface KnownMonths {
  /** Null while it is loading, or was not asked for. */
  shown: (day: Day) => ShownDay | null;
  statusOf: (month: Day) => 'loading' | 'failed' | 'ready';
  retry: (month: Day) => void;
  rows: AvailabilityRow[];
}

const dataOf = <T>(loaded: Loaded<T>) => (loaded.status === 'ready' ? loaded.data : null);

/** Loads a room's stays and its availability rows for each month, once; `months` are first days. */
export function useRoomMonths(
  { roomId, today }: { roomId: string; today: Day | null },
  months: readonly Day[],
): KnownMonths {
  const daysOf = (month: Day) => ({ roomId, from: month, to: endOfMonth(month) });
  const stays = useLoads<Stay[]>('listRoomStays', months, async (month) =>
    listRoomStays(visitorClient(), daysOf(month)),
  );
  const rows = useLoads<AvailabilityRow[]>('listRoomDays', months, async (month) =>
    listRoomDays(visitorClient(), daysOf(month)),
  );
  const parts = [stays, rows];

  function statusOf(month: Day) {
    const statuses = parts.map(({ loadedOf }) => loadedOf(month).status);
    if (statuses.includes('loading')) return 'loading';
    return statuses.includes('failed') ? 'failed' : 'ready';
  }

  function shown(day: Day) {
    const month = startOfMonth(day);
    if (today === null || statusOf(month) === 'loading') return null;
    const known = { stays: dataOf(stays.loadedOf(month)), availability: rowsOf(month) };
    return shownDay({ day, today, ...known });
  }

  const rowsOf = (month: Day) => dataOf(rows.loadedOf(month));

  function retry(month: Day) {
    for (const part of parts) {
      if (part.loadedOf(month).status === 'failed') part.retry(month);
    }
  }

  return { shown, statusOf, retry, rows: months.flatMap((month) => rowsOf(month) ?? []) };
}
