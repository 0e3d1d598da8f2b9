import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { countUnreadMessages } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';

const REFRESH_MS = 60_000;

/** How many messages wait to be read; 0 while unknown. A failure is logged only (Specification §8). */
export function useUnreadCount(): number {
  const { data, error } = useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: () => countUnreadMessages(staffClient()),
    refetchInterval: REFRESH_MS,
  });

  useEffect(() => {
    if (error) logError('countUnreadMessages', error);
  }, [error]);

  return data ?? 0;
}
