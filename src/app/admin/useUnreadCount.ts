import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { countUnreadMessages } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';

/**
 * How many messages wait to be read; 0 while unknown. The panel's pulse asks anew; a failure is logged
 * only (ERR-MSG-05).
 */
export function useUnreadCount(): number {
  const { data, error } = useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: () => countUnreadMessages(staffClient()),
    refetchOnWindowFocus: false,
  });

  useEffect(() => {
    if (error) logError('countUnreadMessages', error);
  }, [error]);

  return data ?? 0;
}
