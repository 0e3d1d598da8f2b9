import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { sessionMessage } from '@/features/panel/change/session-error';
import type { BookingCursor } from '@/queries/staff-bookings';
import { bookingKeys, bookingsOf } from './booking-cache';
import { loadMessage } from './booking-words';
import { readActivePage, readArchivePage, type ListFilters } from './read-bookings';

/** Three attempts in all, two seconds apart (CONST-ADM-05). */
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 2000;

/** How long a cached list is shown again without a new request. */
const FRESH_MS = 60_000;

interface BookingsOptions {
  isArchive: boolean;
  filters: ListFilters;
  search: string;
  today: Day;
}

/** The bookings of the screen: all active ones, or the archive page by page. */
export function useBookings({ isArchive, filters, search, today }: BookingsOptions) {
  const queryClient = useQueryClient();
  const queryKey = isArchive
    ? [...bookingKeys.archive, { ...filters, search, today }]
    : bookingKeys.active;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      isArchive
        ? readArchivePage(pageParam, { ...filters, search, today })
        : readActivePage(pageParam, today),
    initialPageParam: null as BookingCursor | null,
    getNextPageParam: (page) => page.next,
    retry: MAX_RETRIES,
    retryDelay: RETRY_DELAY_MS,
    staleTime: FRESH_MS,
    // The panel's polling (useLive) brings changes without reading all rows again.
    refetchOnWindowFocus: false,
    // In the archive, the last result stays on the screen until that of a new search arrives.
    placeholderData: (previous, before) =>
      isArchive && before?.queryKey[2] === bookingKeys.archive[2] ? previous : undefined,
  });
  const { data, isFetching, isError, failureCount, hasNextPage, fetchNextPage, refetch } = query;

  useEffect(() => {
    if (!isArchive && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isArchive, hasNextPage, isFetching, isError, fetchNextPage]);

  const bookings = useMemo(() => bookingsOf(data?.pages ?? []), [data]);
  const hasFailed = isError || failureCount > 0;
  const isStartingOver = isFetching && failureCount === 0;
  const reason = query.failureReason ?? query.error;

  return {
    status: statusOf({ hasFailed, isStartingOver, isPending: query.isPending }),
    bookings: hasFailed ? [] : bookings,
    message: loadMessage(reason),
    isSessionOver: sessionMessage(reason) !== null,
    /** The attempt under way when an earlier one has failed. */
    attempt: hasFailed && isFetching ? failureCount + 1 : null,
    isFetching,
    hasMore: hasNextPage,
    isCut: data?.pages.some((page) => page.isCut) ?? false,
    loadMore: () => void fetchNextPage(),
    refresh: useCallback(() => void refetch(), [refetch]),
    /** Forgets the failure and begins with the first of three attempts. */
    startOver: () => void queryClient.resetQueries({ queryKey, exact: true }),
  };
}

function statusOf({
  hasFailed,
  isStartingOver,
  isPending,
}: {
  hasFailed: boolean;
  isStartingOver: boolean;
  isPending: boolean;
}): 'loading' | 'failed' | 'ready' {
  if (hasFailed && !isStartingOver) return 'failed';
  return isPending || hasFailed ? 'loading' : 'ready';
}
