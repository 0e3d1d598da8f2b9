import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnreadMessages } from '@/features/panel/message/useUnreadMessages';
import { adminPaths } from '@/lib/staff-paths';
import { keepSeenNews, newsCount, onSeenNews, placeInTime, seenNews } from './seen-news';
import { usePendingRequests } from './usePendingRequests';

const REQUEST_SCREENS: readonly string[] = [
  adminPaths.dashboard,
  adminPaths.bookings,
  adminPaths.bookingsOld,
];

/** How many requests and messages are new, for the page's title. */
export function useNewsCount(): number {
  const { pending, unread } = useWaiting();
  const seen = useSyncExternalStore(onSeenNews, seenNews);
  return newsCount(seen, { pending: pending ?? [], unread: unread ?? 0 });
}

/**
 * Stores what has been seen: a request once it was opened or answered, or when the user leaves a
 * screen that listed it; a message once it was read or the user leaves the messages. Used once, in
 * the frame of the panel.
 */
export function useSeeing(): void {
  const { pending, unread } = useWaiting();
  const { pathname, search } = useLocation();
  const openNumber = new URLSearchParams(search).get('reserva');
  const screen = useRef(pathname);

  const seeRequests = useEffectEvent(() => {
    if (pending === undefined) return;
    const [newest] = pending;
    const until = newest === undefined ? '' : placeInTime(newest);
    const before = seenNews().until ?? '';
    keepSeenNews({ until: until > before ? until : before, opened: [] });
  });
  const seeMessages = useEffectEvent(() => {
    if (unread !== undefined) keepSeenNews({ messages: unread });
  });

  // In a browser that opens the panel for the first time, requests that already wait are not new.
  useEffect(() => {
    if (pending !== undefined && seenNews().until === null) seeRequests();
  }, [pending]);

  // Messages that were read lower the count, so that only those that arrive later are new.
  useEffect(() => {
    const { messages } = seenNews();
    if (unread !== undefined && (messages === null || unread < messages)) seeMessages();
  }, [unread]);

  useEffect(() => {
    const left = screen.current;
    screen.current = pathname;
    if (left === pathname) return;
    if (REQUEST_SCREENS.includes(left)) seeRequests();
    if (left === adminPaths.messages) seeMessages();
  }, [pathname]);

  const openId = pending?.find(({ booking_number }) => booking_number === openNumber)?.id;
  useEffect(() => {
    if (openId === undefined) return;
    const { opened } = seenNews();
    if (!opened.includes(openId)) keepSeenNews({ opened: [...opened, openId] });
  }, [openId]);
}

/** What waits for reception, from the cache that others fill too. */
function useWaiting() {
  return { pending: usePendingRequests().data, unread: useUnreadMessages().data };
}
