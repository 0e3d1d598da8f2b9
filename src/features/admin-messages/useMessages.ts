import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { listContactMessages } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';

/** Where the cache keeps the list; the count of unread ones stands beside it. */
export const MESSAGE_LIST_KEY = [...queryKeys.messages, 'list'];

/** All messages, newest first, kept up to date by the panel's rounds. A failure is logged only (ERR-MSG-05). */
export function useMessages() {
  return useQuery({
    queryKey: MESSAGE_LIST_KEY,
    queryFn: () => listContactMessages(staffClient()),
    meta: { log: 'listContactMessages' },
    refetchOnWindowFocus: false,
  });
}
