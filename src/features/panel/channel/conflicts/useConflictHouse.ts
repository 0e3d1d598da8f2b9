import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ConflictHouse } from '@/domain/channel/conflict-rooms';
import { addDays, type Day } from '@/domain/calendar/dates';
import { asStaff } from '@/features/panel/change/as-staff';
import { listStaysForAvailability, type AvailabilityStay } from '@/queries/availability-stays';
import { queryKeys } from '@/queries/query-keys';
import { listBlockedDays } from '@/queries/room-availability';
import { listRooms } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import type { Conflict } from './useConflicts';

/** How many days on either side are read; a stay that could change rooms lies within them. */
const DAYS_AROUND = 31;

export type House = ConflictHouse<RoomRow, AvailabilityStay>;

/** The house around a conflict: its rooms, stays and closed days; null until they are known. */
export function useConflictHouse({ foreign, ours }: Conflict, today: Day) {
  const froms = [foreign.starts, ...ours.map(({ check_in_date }) => check_in_date)].toSorted();
  const tos = [foreign.ends, ...ours.map(({ check_out_date }) => check_out_date)].toSorted();
  const from = addDays(froms[0] ?? foreign.starts, -DAYS_AROUND);
  const to = addDays(tos.at(-1) ?? foreign.ends, DAYS_AROUND);
  const range = { from, to };
  const readings = useQueries({
    queries: [
      {
        queryKey: [...queryKeys.rooms, 'desk'],
        queryFn: () => asStaff(listRooms),
      },
      {
        queryKey: [...queryKeys.bookings, 'around', range],
        queryFn: () => asStaff((client) => listStaysForAvailability(client, range)),
        placeholderData: keepPreviousData,
      },
      {
        queryKey: [...queryKeys.availability, 'closed', range],
        queryFn: () => asStaff((client) => listBlockedDays(client, range)),
        placeholderData: keepPreviousData,
      },
    ],
  });
  const [{ data: rooms }, { data: stays }, { data: closedDays }] = readings;
  const house = useMemo<House | null>(() => {
    if (rooms === undefined || stays === undefined || closedDays === undefined) return null;
    return { rooms, stays, closedDays, today, known: { from, to: addDays(to, 1) } };
  }, [rooms, stays, closedDays, today, from, to]);
  return { house, readings };
}
