import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ContactMessageRow } from '@/types/rows';
import { onRpc, roundAnswer } from './server';

/** Longer than the 14 s between two rounds: the time within which news appears (LIVE-01). */
const A_ROUND_MS = 15_000;

/**
 * Fakes the date and the intervals, so that a test starts each round itself; timeouts stay real.
 */
export function holdRounds(now: string): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(now) });
}

/** As long as the testing library waits; see the set-up. */
const PATIENCE_MS = 15_000;

/**
 * Repeats a check in real time until it passes, while the faked clock stands still. The waiting of
 * the testing library needs setInterval, which is faked here, and that of Vitest moves the faked
 * clock on, which may start a round.
 */
export async function eventually(
  check: () => void,
  until = performance.now() + PATIENCE_MS,
): Promise<void> {
  try {
    check();
  } catch (error) {
    if (performance.now() > until) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await eventually(check, until);
  }
}

/**
 * Waits until the page has read the answers to all that it has asked so far, by a request of the
 * test: answers come in the order of the requests. A round in the meantime would be left out.
 */
export const answersRead = () =>
  act(async () => {
    const url = new URL('/rest/v1/rpc/my_account', window.location.origin);
    const response = await fetch(url, { method: 'POST' });
    await response.text();
  });

/**
 * Starts the next round, once the page has read what it asked before: the panel drops a round that
 * comes while it reads or writes its lists.
 */
export async function nextRound(): Promise<void> {
  await answersRead();
  await act(async () => vi.advanceTimersByTime(A_ROUND_MS));
}

/** What the database holds when a round asks. */
interface Standing {
  bookings: readonly StaffBooking[];
  messages?: readonly ContactMessageRow[];
  pausedSince?: string | null;
}

/** The database's time in every round, so also the time at which the panel was opened. */
const HOUSE_TIME = '2026-11-12T10:00:00+00:00';

/**
 * Answers the panel's rounds in this test, as the database does: each reports what was noted since
 * the one before, in its current state. What was noted and no longer exists is reported as gone.
 */
export function answerRounds(standing: () => Standing) {
  const log: { id: string; isRoom: boolean }[] = [];
  const asked: (number | null)[] = [];
  let isReload = false;
  let hasDeposits = false;

  onRpc('whats_new', (body) => {
    const { since }: { since?: string } = Object(body);
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
      pending: bookings.filter(({ status, archived }) => status === 'pending' && !archived).length,
      unread: messages.filter(({ is_read }) => !is_read).length,
    };
    if (from === null || isReload) {
      isReload = false;
      return { ...head, reload: true };
    }
    const deposits = hasDeposits || undefined;
    hasDeposits = false;
    return roundAnswer({
      ...head,
      deposits,
      bookings: bookings.filter(isTouched),
      messages: messages.filter(isTouched),
      rooms: touched.filter(({ isRoom }) => isRoom).map(({ id }) => id),
      gone: touched.filter(({ id, isRoom }) => !isRoom && !stands.includes(id)).map(({ id }) => id),
    });
  });

  return {
    /** The cursor that each round sent; null for the first. */
    asked,
    /** A booking or a message was written or deleted. */
    note: (...ids: string[]) => void log.push(...ids.map((id) => ({ id, isRoom: false }))),
    /** A room or its days were changed. */
    noteRoom: (id: string) => void log.push({ id, isRoom: true }),
    /** Something of a deposit was changed. */
    noteDeposit: () => {
      hasDeposits = true;
    },
    /** Makes the next round tell the panel to read everything again. */
    forget: () => {
      isReload = true;
    },
  };
}
