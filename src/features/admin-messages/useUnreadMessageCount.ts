import { useQuery } from '@tanstack/react-query';
import { staffClient } from '@/lib/staff-client';
import { countUnreadMessages } from '@/queries/contact-messages';
import { messageKeys } from './message-keys';

/** How many messages wait to be read: for the badge of the tab and the tile of the dashboard. */
export function useUnreadMessageCount() {
  return useQuery({
    queryKey: messageKeys.unreadCount,
    queryFn: () => countUnreadMessages(staffClient()),
  });
}
