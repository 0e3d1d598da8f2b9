import * as v from 'valibot';
import { isGuestRequest } from '@/domain/request/news';
import { requestCount } from '@/domain/request/request-surge';
import { safeLocalStorage } from '@/lib/safe-storage';
import { storedShape } from '@/lib/stored-shape';
import type { StaffBooking } from '@/queries/staff-bookings';

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

export type SeenNews = v.InferOutput<typeof seenSchema>;

const NOTHING: SeenNews = { until: null, opened: [], messages: null };

const stored = storedShape('hostel-staff-seen', seenSchema, safeLocalStorage);

/** What has been seen; the same object until that changes, as useSyncExternalStore needs it. */
export function seenNews(): SeenNews {
  return stored.read() ?? NOTHING;
}

/** Calls back when more has been seen, also in another tab. Returns the function that ends this. */
export const onSeenNews = stored.subscribe;

export function keepSeenNews(changes: Partial<SeenNews>): void {
  stored.write({ ...seenNews(), ...changes });
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
