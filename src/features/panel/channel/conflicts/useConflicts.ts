import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { closedNights, staysInTheWay, type ForeignStay } from '@/domain/channel/conflict';
import type { Day } from '@/domain/calendar/dates';
import { asStaff } from '@/features/panel/change/as-staff';
import {
  listDismissedConflicts,
  listStaysInTheWay,
  type StayInTheWay,
} from '@/queries/channel-conflicts';
import { listChannelConflicts, type ChannelConflict } from '@/queries/channels';
import { queryKeys } from '@/queries/query-keys';
import { listAvailability, type StoredDay } from '@/queries/room-availability';

export interface Conflict {
  event: ChannelConflict;
  foreign: ForeignStay;
  /** The room that the platform's stay would take. */
  room: { room_number: string; name: string };
  /** Our stays in the way, by arrival. */
  ours: StayInTheWay[];
  /** The nights of the stay on which the house closed the room. */
  closed: Day[];
  /** The stored rows of those nights, with their prices. */
  closedDays: StoredDay[];
}

/** Settling a conflict changes what is read under these keys, so they are invalidated then. */
export const CONFLICT_KEYS = [
  queryKeys.channelConflicts,
  [...queryKeys.channelEvents, 'dismissed'],
  queryKeys.bookings,
  queryKeys.bookingEvents,
  queryKeys.availability,
  queryKeys.changes,
];

/** The conflicts, and those that were set aside; the panel's rounds keep them up to date (CHAN-04). */
export function useConflicts(today: Day) {
  const client = useQueryClient();
  const conflicts = useQuery({
    queryKey: [...queryKeys.channelConflicts, today],
    queryFn: () => asStaff((rest) => listChannelConflicts(rest, today)),
  });
  const dismissed = useQuery({
    queryKey: [...queryKeys.channelEvents, 'dismissed', today],
    queryFn: () => asStaff((rest) => listDismissedConflicts(rest, today)),
  });
  const events = conflicts.data;
  const wanted = useMemo(
    () =>
      (events ?? []).map(foreignStay).map(({ roomId, starts, ends }) => ({ roomId, starts, ends })),
    [events],
  );
  const stays = useQuery({
    queryKey: [...queryKeys.bookings, 'in-the-way', wanted],
    queryFn: async () => {
      const found = await asStaff((rest) => listStaysInTheWay(rest, wanted));
      // A conflict that was settled meanwhile is itself a stay now, and would stand in its own way.
      await client.refetchQueries({
        queryKey: [...queryKeys.channelConflicts, today],
        exact: true,
      });
      return found;
    },
    enabled: events !== undefined,
    placeholderData: (before) => before,
  });
  const range = useMemo(() => rangeOf(wanted), [wanted]);
  const days = useQuery({
    queryKey: [...queryKeys.availability, 'in-the-way', range],
    queryFn: () => (range === null ? [] : asStaff((rest) => listAvailability(rest, range))),
    enabled: events !== undefined,
    placeholderData: (before) => before,
  });

  const list = useMemo(() => {
    if (events === undefined || stays.data === undefined || days.data === undefined) return null;
    const house = { stays: stays.data, days: days.data };
    return events.map((event) => conflictOf(event, house));
  }, [events, stays.data, days.data]);

  return {
    /** Null until they are known. */
    list,
    dismissed: dismissed.data ?? [],
    readings: [conflicts, stays, days],
  };
}

function conflictOf(
  event: ChannelConflict,
  { stays, days }: { stays: readonly StayInTheWay[]; days: readonly StoredDay[] },
): Conflict {
  const foreign = foreignStay(event);
  const blocked = days.filter(({ is_available }) => !is_available);
  const ours = staysInTheWay(foreign, stays);
  const closed = closedNights(foreign, blocked);
  return {
    event,
    foreign,
    room: event.bookings?.rooms ?? event.channel_feeds.rooms,
    ours,
    closed,
    closedDays: blocked.filter(
      ({ room_id, date }) => room_id === foreign.roomId && closed.includes(date),
    ),
  };
}

/** A stay that is already a booking keeps that booking's room, another the room it was sold in. */
function foreignStay({
  starts,
  ends,
  booking_id,
  bookings,
  channel_feeds: { channel, room_id },
}: ChannelConflict): ForeignStay {
  return {
    channel,
    starts,
    ends,
    roomId: bookings?.room_id ?? room_id,
    booking:
      booking_id === null || bookings === null
        ? null
        : {
            id: booking_id,
            check_in_date: bookings.check_in_date,
            check_out_date: bookings.check_out_date,
          },
  };
}

function rangeOf(wanted: readonly { starts: Day; ends: Day }[]): { from: Day; to: Day } | null {
  const from = wanted.map(({ starts }) => starts).toSorted()[0];
  const to = wanted
    .map(({ ends }) => ends)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}
