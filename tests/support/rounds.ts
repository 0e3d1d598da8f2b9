import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ContactMessageRow } from '@/types/rows';
import { roundAnswer, server } from './server';

/** Between two rounds; the panel takes a second of it for the way (LIVE-01). */
const A_ROUND_MS = 15_000;

/** Takes the clock of the rounds into the test's hands; what waits for answers keeps its own. */
export function holdRounds(now: string): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(now) });
}

export const nextRound = () => act(async () => vi.advanceTimersByTime(A_ROUND_MS));

/** Waits by the real clock: the testing library's own interval stands still while rounds are held. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 5000, interval: 20 });

/** What stands in the house when a round asks. */
interface Standing {
  bookings: readonly StaffBooking[];
  messages?: readonly ContactMessageRow[];
  pausedSince?: string | null;
}

/** The house's clock; the panel is opened at the first round. */
const HOUSE_TIME = '2026-11-12T10:00:00+00:00';

/**
 * Answers the panel's rounds in this test, as the database does: each tells what was noted since the one
 * before, as it stands by now. What is noted and does not stand any more is gone.
 */
export function answerRounds(standing: () => Standing) {
  const log: { id: string; isRoom: boolean }[] = [];
  const asked: (number | null)[] = [];
  let isReload = false;

  server.use(
    http.post('*/rest/v1/rpc/whats_new', async ({ request }) => {
      const { since }: { since?: string } = await request.json().then(Object);
      const from = since === undefined ? null : Number(since);
      asked.push(from);
      const { bookings, messages = [], pausedSince = null } = standing();
      const touched = log.slice(from ?? log.length);
      const isTouched = ({ id }: { id: string }) => touched.some((one) => one.id === id);
      const stands = [...bookings, ...messages].map(({ id }) => id);
      const head = {
        cursor: String(log.length),
        at: HOUSE_TIME,
        paused_since: pausedSince,
        pending: bookings.filter(({ status, archived }) => status === 'pending' && !archived)
          .length,
        unread: messages.filter(({ is_read }) => !is_read).length,
      };
      if (from === null || isReload) {
        isReload = false;
        return HttpResponse.json({ ...head, reload: true });
      }
      return HttpResponse.json(
        roundAnswer({
          ...head,
          bookings: bookings.filter(isTouched),
          messages: messages.filter(isTouched),
          rooms: touched.filter(({ isRoom }) => isRoom).map(({ id }) => id),
          gone: touched
            .filter(({ id, isRoom }) => !isRoom && !stands.includes(id))
            .map(({ id }) => id),
        }),
      );
    }),
  );

  return {
    /** From where each round went on; null for the first. */
    asked,
    /** A booking or a message was written or deleted. */
    note: (...ids: string[]) => void log.push(...ids.map((id) => ({ id, isRoom: false }))),
    /** A room or its days were changed. */
    noteRoom: (id: string) => void log.push({ id, isRoom: true }),
    /** The next round says that everything is to be read anew. */
    forget: () => {
      isReload = true;
    },
  };
}
