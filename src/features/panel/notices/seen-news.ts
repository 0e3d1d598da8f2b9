import * as v from 'valibot';
import { isGuestRequest } from '@/domain/request/news';
import { requestCount } from '@/domain/request/request-surge';
import { safeLocalStorage } from '@/lib/safe-storage';
import { makeStore } from '@/lib/store';
import type { StaffBooking } from '@/queries/staff-bookings';

// What the user of this browser has seen of requests and messages. It outlives the tab, so that
// what came overnight is still new in the morning.

const SEEN_KEY = 'hostel-staff-seen';

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

export type SeenNews = v.InferOutput<typeof seenSchema>;

const NOTHING: SeenNews = { until: null, opened: [], messages: null };

const stored = makeStore(0);
let read: { text: string | null; seen: SeenNews } = { text: null, seen: NOTHING };

/** What has been seen; the same object until that changes, as useSyncExternalStore needs it. */
export function seenNews(): SeenNews {
  const text = safeLocalStorage.getItem(SEEN_KEY);
  if (text !== read.text) {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), seenSchema), text);
    read = { text, seen: result.success ? result.output : NOTHING };
  }
  return read.seen;
}

/** Calls back when more has been seen, also in another tab. Returns the function that ends this. */
export function onSeenNews(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  const stop = stored.subscribe(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    stop();
  };
}

export function keepSeenNews(changes: Partial<SeenNews>): void {
  safeLocalStorage.setItem(SEEN_KEY, JSON.stringify({ ...seenNews(), ...changes }));
  stored.set(stored.get() + 1);
}

/** The place of a request in time, as a text that can be compared. */
export function placeInTime({ created_at, id }: Pick<StaffBooking, 'created_at' | 'id'>): string {
  return `${created_at} ${id}`;
}

/**
 * How many unanswered requests of guests and unread messages are new to this user; bookings that
 * reception has entered do not count.
 */
export function newsCount(
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
