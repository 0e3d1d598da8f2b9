import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { isGuestRequest } from '@/domain/request/news';
import { requestCount } from '@/domain/request/request-surge';
import { useUnreadMessages } from '@/features/panel/message/useUnreadMessages';
import { safeLocalStorage } from '@/lib/safe-storage';
import { adminPaths } from '@/lib/staff-paths';
import { storedShape } from '@/lib/stored-shape';
import type { StaffBooking } from '@/queries/staff-bookings';
import { usePendingRequests } from './usePendingRequests';

// What the user of this browser has seen of requests and messages. It outlives the tab, so that
// what came overnight is still new in the morning.

const seenSchema = v.object({
  /**
   * The newest request that has been seen, as `created_at id`; null until the panel was first
   * opened.
   */
  until: v.nullable(v.string()),
  /** Requests after that which have been opened, by id. */
  opened: v.array(v.string()),
  /** How many of the unread messages have been seen; null until the panel was first opened. */
  messages: v.nullable(v.number()),
});

type SeenNews = v.InferOutput<typeof seenSchema>;

const NOTHING: SeenNews = { until: null, opened: [], messages: null };

const stored = storedShape('hostel-staff-seen', seenSchema, safeLocalStorage);

/** What has been seen; the same object until that changes, as useSyncExternalStore needs it. */
function seenNews(): SeenNews {
  return stored.read() ?? NOTHING;
}

/** Calls back when more has been seen, also in another tab. Returns the function that ends this. */
const onSeenNews = stored.subscribe;

function keepSeenNews(changes: Partial<SeenNews>): void {
  stored.write({ ...seenNews(), ...changes });
}

/** The place of a request in time, as a text that can be compared. */
function placeInTime({ created_at, id }: Pick<StaffBooking, 'created_at' | 'id'>): string {
  return `${created_at} ${id}`;
}

/**
 * How many unanswered requests of guests and unread messages are new to this user; bookings that
 * reception has entered do not count.
 */
function newsCount(
  seen: SeenNews,
  { pending, unread }: { pending: readonly StaffBooking[]; unread: number },
): number {
  const { until, opened, messages } = seen;
  const requests =
    until === null
      ? []
      : pending.filter(
          (booking) =>
            isGuestRequest(booking) && placeInTime(booking) > until && !opened.includes(booking.id),
        );
  return requestCount(requests) + (messages === null ? 0 : Math.max(0, unread - messages));
}

/** The screens that list requests. */
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
