import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { listContactMessages } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';

/** The query key of the list; the unread count has its own key beside it. */
export const MESSAGE_LIST_KEY = [...queryKeys.messages, 'list'];

/**
 * All messages, newest first, kept up to date by the panel's polling. A failure is only logged
 * (ERR-MSG-05).
 */
export function useMessages() {
  return useQuery({
    queryKey: MESSAGE_LIST_KEY,
    queryFn: () => listContactMessages(staffClient()),
    meta: { log: 'listContactMessages' },
    refetchOnWindowFocus: false,
  });
}
