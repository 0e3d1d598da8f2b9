import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactSubjectLabel } from '@/domain/message/contact-subjects';
import {
  isMadeAfter,
  messageNews,
  paymentNews,
  ROUND_MS,
  unnamedMessageNews,
  type NewsItem,
} from '@/domain/request/news';
import { usePolling } from '@/hooks/usePolling';
import { staffClient } from '@/lib/staff-client';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { readWhatsNew } from '@/queries/whats-new';
import { createNewsReader, type LiveUpdate } from './news-reader';
import { isWritingUnsafe, writeRound } from './write-round';

/** One failed poll may be chance; after this many in a row the panel says so. */
const LOST_ROUNDS_TOLD = 2;

/** What has come in since the panel was opened. */
export interface Incoming {
  /** When it was opened, by the database's clock (ISO time). */
  openedAt: string;
  /**
   * Messages and payments, the oldest first; new requests are found among the pending bookings
   * instead.
   */
  items: readonly NewsItem[];
}

/**
 * Keeps the panel up to date with what others change: one small poll per round, one at once on
 * return to the tab or when the connection is back, none while hidden or offline (LIVE-01,
 * LIVE-03). A failure is silent, because the next round asks again; `lostSince` is the ISO time
 * since which no answer has come, once that is more than chance.
 */
export function useLive({ isOn }: { isOn: boolean }): {
  incoming: Incoming | null;
  lostSince: string | null;
} {
  const client = useQueryClient();
  const [reader] = useState(createNewsReader);
  const [lostSince, setLostSince] = useState<string | null>(null);
  const [losses] = useState(makeLosses);

  const { data } = useQuery({
    queryKey: queryKeys.changes,
    meta: { isPoll: true },
    enabled: isOn,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const known = client.getQueryData<Incoming>(queryKeys.changes);
      try {
        const answer = await readWhatsNew(staffClient(), reader.cursor());
        setLostSince(losses.none());
        // This answer is dropped: the next round reports the same changes.
        if (known !== undefined && isWritingUnsafe(client)) return known;
        const unreadBefore = client.getQueryData<number>(queryKeys.unreadMessages);
        const round = reader.read(answer);
        writeRound(client, round);
        return withNews(known, round, unreadBefore);
      } catch (error) {
        reader.pollFailed();
        if (error instanceof QueryError && error.kind === 'network') setLostSince(losses.one());
        throw error;
      }
    },
  });

  usePolling(ROUND_MS, () => {
    if (!isOn) return;
    void client.refetchQueries(
      { queryKey: queryKeys.changes, exact: true, type: 'active' },
      { cancelRefetch: false },
    );
  });

  return { incoming: data ?? null, lostSince };
}

/**
 * Adds the messages and payments that a round has brought; of a `reload` only the number of messages
 * is known.
 */
function withNews(
  known: Incoming | undefined,
  { kind, answer, messages }: LiveUpdate,
  unreadBefore: number | undefined,
): Incoming {
  if (known === undefined) return { openedAt: answer.at, items: [] };
  const unnamed = kind === 'reload' ? answer.unread - (unreadBefore ?? answer.unread) : 0;
  const came = messages
    .filter((message) => !message.is_read && isMadeAfter(message, known.openedAt))
    .map((message) => messageNews({ ...message, subject: contactSubjectLabel(message.subject) }));
  const paid = kind === 'news' ? (answer.payments ?? []).map(paymentNews) : [];
  const news = [...came, ...paid, ...unnamedMessageNews(Math.max(0, unnamed), answer.at)];
  return news.length === 0 ? known : { ...known, items: [...known.items, ...news] };
}

/** Counts failed polls in a row; returns the time of the first, once there are enough to show. */
function makeLosses() {
  let times: string[] = [];
  return {
    none: () => {
      times = [];
      return null;
    },
    one: () => {
      times = [...times, new Date().toISOString()].slice(0, LOST_ROUNDS_TOLD);
      return times.length < LOST_ROUNDS_TOLD ? null : (times[0] ?? null);
    },
  };
}
