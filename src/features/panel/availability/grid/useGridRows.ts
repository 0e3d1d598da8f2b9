import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { gridRows } from '@/domain/availability/availability-grid';
import type { Day } from '@/domain/calendar/dates';
import { staffClient } from '@/lib/staff-client';
import { listStaysForAvailability, type AvailabilityStay } from '@/queries/availability-stays';
import { queryKeys } from '@/queries/query-keys';
import { listAvailability, type StoredDay } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';

interface GridQuestion {
  rooms: readonly RoomRow[];
  /** In order, at least one. */
  days: readonly Day[];
}

/** First and last day, both included. */
interface GridRange {
  from: Day;
  to: Day;
}

export interface GridData {
  stays: readonly AvailabilityStay[];
  availability: readonly StoredDay[];
}

const staysQuery = (range: GridRange) => ({
  queryKey: [...queryKeys.bookings, 'availability', range],
  queryFn: async () => listStaysForAvailability(staffClient(), range),
});

const availabilityQuery = (range: GridRange) => ({
  queryKey: [...queryKeys.availability, range],
  queryFn: async () => listAvailability(staffClient(), range),
});

/** Reads the rows of the grid; they are null until stays and stored days are known. */
export function useGridRows({ rooms, days }: GridQuestion) {
  const client = useQueryClient();
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const range = useMemo(() => ({ from: first, to: last }), [first, last]);
  const stays = useQuery(staysQuery(range));
  const availability = useQuery(availabilityQuery(range));
  /** The data shown while a stay is lifted, so that nothing changes under the pointer. */
  const [held, setHeld] = useState<(GridData & { range: GridRange }) | null>(null);

  const live = useMemo(
    () =>
      stays.data && availability.data
        ? { stays: stays.data, availability: availability.data }
        : null,
    [stays.data, availability.data],
  );
  const data = held?.range === range ? held : live;
  const rows = useMemo(
    () => (data === null ? null : gridRows({ rooms, days, ...data })),
    [rooms, days, data],
  );

  async function readData(): Promise<GridData> {
    const [staysNow, availabilityNow] = await Promise.all([
      stays.refetch({ throwOnError: true }),
      availability.refetch({ throwOnError: true }),
    ]);
    return { stays: staysNow.data ?? [], availability: availabilityNow.data ?? [] };
  }

  return {
    rows,
    /** The data shown, as it was read; null until it is known. */
    data,
    range,
    readings: [stays, availability],
    readData,
    readGrid: async () => gridRows({ rooms, days, ...(await readData()) }),
    /** Keeps showing this data whatever is read meanwhile; null shows the current data again. */
    hold: (kept: GridData | null) => setHeld(kept && { ...kept, range }),
    /** Reads the days around the grid, where a lifted stay may be moved. */
    readAround: async (around: GridRange): Promise<GridData> => {
      const [staysAround, availabilityAround] = await Promise.all([
        client.fetchQuery(staysQuery(around)),
        client.fetchQuery(availabilityQuery(around)),
      ]);
      return { stays: staysAround, availability: availabilityAround };
    },
    /** Shows stays as they were stored, before they are read again. */
    showStored: (stored: readonly AvailabilityStay[]) => {
      const { queryKey } = staysQuery(range);
      client.setQueryData<AvailabilityStay[]>(queryKey, (known = []) => withStored(known, stored));
      setHeld((kept) => kept && { ...kept, stays: withStored(kept.stays, stored) });
    },
  };
}

/** The stays with some of them as they were stored. */
function withStored(
  known: readonly AvailabilityStay[],
  stored: readonly AvailabilityStay[],
): AvailabilityStay[] {
  return [
    ...known.filter(({ id }) => stored.every((stay) => stay.id !== id)),
    ...stored.filter(({ status }) => status !== 'cancelled'),
  ];
}

export type GridReading = ReturnType<typeof useGridRows>;
