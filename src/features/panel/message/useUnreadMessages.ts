import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { countUnreadMessages } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';

/** Badge, tile and page title share one request that is this fresh. */
const FRESH_MS = 10_000;

/** The number of unread messages, kept current by polling; failures are logged (ERR-MSG-05). */
export function useUnreadMessages() {
  return useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: () => countUnreadMessages(staffClient()),
    meta: { log: 'countUnreadMessages' },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
}
