import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { countUnreadMessages } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';

/** Badge, tile and title ask once for all of them. */
const FRESH_MS = 10_000;

/** How many messages wait to be read, kept up to date by the panel's rounds; a failure is logged (ERR-MSG-05). */
export function useUnreadMessages() {
  return useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: () => countUnreadMessages(staffClient()),
    meta: { log: 'countUnreadMessages' },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
}
