import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gridRows } from '@/domain/availability-grid';
import type { Day } from '@/domain/dates';
import { staffClient } from '@/lib/staff-client';
import { listStaysForAvailability } from '@/queries/availability-stays';
import { queryKeys } from '@/queries/query-keys';
import { listAvailability } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';

interface GridQuestion {
  rooms: readonly RoomRow[];
  /** In order, at least one. */
  days: readonly Day[];
}

/** The rows of the grid, with all that stands on those days; null until stays and blocks are known. */
export function useGridRows({ rooms, days }: GridQuestion) {
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const stays = useQuery({
    queryKey: [...queryKeys.bookings, 'availability', range],
    queryFn: () => listStaysForAvailability(staffClient(), range),
  });
  const availability = useQuery({
    queryKey: [...queryKeys.availability, range],
    queryFn: () => listAvailability(staffClient(), range),
  });

  const rows = useMemo(
    () =>
      stays.data && availability.data
        ? gridRows({ rooms, days, stays: stays.data, availability: availability.data })
        : null,
    [rooms, days, stays.data, availability.data],
  );

  async function readGrid() {
    const [staysNow, availabilityNow] = await Promise.all([
      stays.refetch({ throwOnError: true }),
      availability.refetch({ throwOnError: true }),
    ]);
    return gridRows({
      rooms,
      days,
      stays: staysNow.data ?? [],
      availability: availabilityNow.data ?? [],
    });
  }

  return {
    rows,
    error: stays.error ?? availability.error,
    isFetching: stays.isFetching || availability.isFetching,
    refetch: () => Promise.all([stays.refetch(), availability.refetch()]),
    readGrid,
  };
}
