import type { QueryClient } from '@tanstack/react-query';
import {
  bookingKeys,
  removeBookings,
  writeBookings,
} from '@/features/panel/booking-data/booking-cache';
import {
  readMentionsAnew,
  removeMessages,
  writeMessages,
} from '@/features/panel/message/message-cache';
import { MESSAGE_LIST_KEY } from '@/features/panel/message/useMessages';
import type { RequestsPause } from '@/queries/house-rules';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { LiveUpdate } from './news-reader';

/** What is kept up to date row by row: everything else that changed is read again. */
const WRITTEN_BY_ROW: readonly unknown[] = [
  bookingKeys.lists[1],
  bookingKeys.allOpen[1],
  queryKeys.pendingBookings[1],
];

/** What others change is no reason to read these again. */
const UNTOUCHED: readonly unknown[] = [queryKeys.changes[0], queryKeys.pendingToCancel[0]];

/** The answer of the round already contains these counts. */
const COUNTED_BY_ROUNDS: readonly unknown[] = [
  queryKeys.unreadMessages[1],
  queryKeys.stuckMailCount[1],
];

/** The queries that read rooms or their days, or are computed from them. */
const READ_FROM_ROOMS: readonly (readonly string[])[] = [
  queryKeys.rooms,
  queryKeys.availability,
  queryKeys.roomAmenities,
  queryKeys.daySheets,
  queryKeys.deskRooms,
  queryKeys.roomsToday,
  queryKeys.reports,
  queryKeys.reportMaps,
];

/**
 * Whether a read or a change is under way that a round might overwrite, or that might overwrite the
 * round. The caller then drops the round, and the next one reports the same changes.
 */
export function isWritingUnsafe(client: QueryClient): boolean {
  return client.isMutating() > 0 || client.isFetching({ predicate: isWrittenByRow }) > 0;
}

function isWrittenByRow({ queryKey: [table, part] }: { queryKey: readonly unknown[] }): boolean {
  return (
    (table === queryKeys.bookings[0] && WRITTEN_BY_ROW.includes(part)) ||
    (table === queryKeys.messages[0] && part === MESSAGE_LIST_KEY[1])
  );
}

/** Brings the panel's query cache up to date with a round (LIVE-01). */
export function writeRound(client: QueryClient, round: LiveUpdate): void {
  const { kind, answer } = round;
  writeCount(client, queryKeys.stuckMailCount, answer.failed_mails);
  writeCount(client, queryKeys.conflictCount, answer.conflicts ?? 0);
  writeCount(client, queryKeys.failingFeedCount, answer.failing_feeds ?? 0);
  writeCount(client, queryKeys.openNoteCount, answer.open_notes ?? 0);
  writeCount(client, queryKeys.moneyTaskCount, answer.money_tasks ?? 0);
  client.setQueryData(queryKeys.doubtedDay, answer.doubted_day ?? null);
  if (kind === 'first') return;
  client.setQueryData(queryKeys.unreadMessages, answer.unread);
  if (kind === 'reload') {
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        !UNTOUCHED.includes(queryKey[0]) && !COUNTED_BY_ROUNDS.includes(queryKey[1]),
    });
    return;
  }
  client.setQueryData<RequestsPause>(
    queryKeys.houseRules,
    (known) => known && { since: answer.paused_since },
  );
  writeChangedBookings(client, round);
  writeChangedMessages(client, round);
  if (round.rooms.length > 0) {
    for (const queryKey of READ_FROM_ROOMS) void client.invalidateQueries({ queryKey });
  }
  if (answer.shift_notes) void client.invalidateQueries({ queryKey: queryKeys.shiftNotes });
  if (answer.cleaning) {
    void client.invalidateQueries({ queryKey: queryKeys.roomsToday });
    void client.invalidateQueries({ queryKey: queryKeys.daySheets });
  }
  if (answer.deposits) void client.invalidateQueries({ queryKey: queryKeys.deposits });
  const pending = client.getQueryData<StaffBooking[]>(queryKeys.pendingBookings);
  if (pending !== undefined && pending.length !== answer.pending) {
    void client.invalidateQueries({ queryKey: queryKeys.pendingBookings });
  }
}

/**
 * Only rounds read these counts. A changed count means that the counted list must be read again.
 */
function writeCount(client: QueryClient, key: readonly [string, string], count: number): void {
  const known = client.getQueryData<number>(key);
  client.setQueryData(key, count);
  if (known === undefined || known === count) return;
  void client.invalidateQueries({ queryKey: [key[0]] });
}

function writeChangedBookings(client: QueryClient, { bookings, gone }: LiveUpdate): void {
  if (bookings.length === 0 && gone.length === 0) return;
  writeBookings(client, bookings);
  removeBookings(client, gone);
  const hasRevenue = gone.length > 0 || bookings.some(isMoreThanArrived);
  const kept = hasRevenue ? WRITTEN_BY_ROW : [...WRITTEN_BY_ROW, 'revenue'];
  void client.invalidateQueries({
    queryKey: queryKeys.bookings,
    predicate: ({ queryKey }) => !kept.includes(queryKey[1]),
  });
  void client.invalidateQueries({ queryKey: queryKeys.groups });
  // A stay sold on a platform may have been given a room, or have lost it.
  void client.invalidateQueries({ queryKey: queryKeys.channelEvents });
  // The history and the payments of these bookings alone, and the payments of each day.
  const touched: unknown[] = ['day', ...bookings.map(({ id }) => id)];
  for (const queryKey of [queryKeys.bookingEvents, queryKeys.payments]) {
    void client.invalidateQueries({
      queryKey,
      predicate: (query) => touched.includes(query.queryKey[1]),
    });
  }
}

function writeChangedMessages(client: QueryClient, { messages, gone }: LiveUpdate): void {
  if (messages.length === 0 && gone.length === 0) return;
  writeMessages(client, messages);
  removeMessages(client, gone);
  readMentionsAnew(client);
}

/**
 * Revenue is costly, a sum over years of bookings, and a request that just came in leaves it as is.
 */
function isMoreThanArrived({ status, created_at, updated_at }: StaffBooking): boolean {
  return status !== 'pending' || created_at !== updated_at;
}
