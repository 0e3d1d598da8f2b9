import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bookingKeys, writeBookings } from '@/features/admin-bookings/data/booking-cache';
import { usePolling } from '@/hooks/usePolling';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { createChangeReader } from './change-reader';

/** How often the panel asks what has changed. */
const PULSE_MS = 30_000;

/** The house's rules change rarely: they are asked with every tenth beat. */
const BEATS_PER_RULES = 10;

/**
 * Keeps what the panel shows as others leave it (LIVE-01): one small question for changed bookings and
 * the count of unread messages. Only what has changed is read or drawn anew; a failure is silent, as
 * the next beat asks again and the screens speak of what they themselves could not load.
 */
export function usePulse({ isOn }: { isOn: boolean }): void {
  const client = useQueryClient();
  const [changes] = useState(createChangeReader);
  const beats = useRef(0);

  useQuery({
    queryKey: queryKeys.changes,
    enabled: isOn,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      // A list on its way to the screen would overwrite what is put into it meanwhile.
      if (changes.hasBegun() && client.isFetching({ queryKey: bookingKeys.lists }) > 0) return null;
      const { bookings, isCut } = await changes.read(staffClient());
      if (isCut) await client.invalidateQueries({ queryKey: queryKeys.bookings });
      else if (bookings.length > 0) {
        writeBookings(client, bookings);
        readFiguresAnew(client, { hasRevenue: bookings.some(isMoreThanArrived) });
      }
      return null;
    },
  });

  const ask = (queryKey: readonly string[]) =>
    client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false });

  async function askMessages(): Promise<void> {
    const before = client.getQueryData(queryKeys.unreadMessages);
    await ask(queryKeys.unreadMessages);
    if (client.getQueryData(queryKeys.unreadMessages) === before) return;
    await client.invalidateQueries({ queryKey: queryKeys.messages, predicate: isNoCount });
  }

  usePolling(PULSE_MS, () => {
    if (!isOn) return;
    beats.current += 1;
    void ask(queryKeys.changes);
    void askMessages();
    if (beats.current % BEATS_PER_RULES === 0) void ask(queryKeys.houseRules);
  });
}

function isNoCount({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== queryKeys.unreadMessages[1];
}

/** A request that has only come in changes no revenue, whose sum goes over years of bookings. */
function isMoreThanArrived({
  status,
  created_at,
  updated_at,
}: {
  status: string;
  created_at: string;
  updated_at: string;
}): boolean {
  return status !== 'pending' || created_at !== updated_at;
}

/** What is counted or drawn from bookings: everything but the lists, which have been brought up to date. */
function readFiguresAnew(client: QueryClient, { hasRevenue }: { hasRevenue: boolean }): void {
  const kept = [bookingKeys.lists[1], bookingKeys.allOpen[1], ...(hasRevenue ? [] : ['revenue'])];
  void client.invalidateQueries({
    queryKey: queryKeys.bookings,
    predicate: ({ queryKey }) => !kept.some((part) => part === queryKey[1]),
  });
  void client.invalidateQueries({ queryKey: queryKeys.groups });
}
