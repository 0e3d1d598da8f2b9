import { useMemo } from 'react';
import { isMadeAfter, requestNews, type NewsItem } from '@/domain/request/news';
import { usePendingRequests } from '@/features/panel/notices/usePendingRequests';
import type { Incoming } from './useLive';

const NONE: readonly NewsItem[] = [];

/** Requests, messages and payments that came in since the panel was opened, without answered requests. */
export function useIncomingNews(incoming: Incoming | null): readonly NewsItem[] {
  const { data: pending } = usePendingRequests();
  return useMemo(() => {
    if (incoming === null) return NONE;
    const came = (pending ?? []).filter((booking) => isMadeAfter(booking, incoming.openedAt));
    return [...requestNews(came), ...incoming.items];
  }, [incoming, pending]);
}
