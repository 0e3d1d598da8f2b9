import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ContactMessageRow } from '@/types/rows';
import { answerRounds, answersRead, eventually } from './rounds';
import { openCommandMemory } from './commands';
import { onPendingBookings, onTable, server } from './server';
import { countAnswer } from './session';

/**
 * Bookings and messages as the panel's frame and its lists read them. `add` and `write` change them
 * as other people would, and the next round reports it.
 */
export function openRequestDesk(bookings: StaffBooking[], written: ContactMessageRow[] = []) {
  let rows = bookings;
  let messages = written;
  let clock = Date.parse('2026-11-12T10:30:00Z');

  const newest = () =>
    rows.toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? 1 : -1));
  const write = (ids: readonly string[], changes: Partial<StaffBooking>) => {
    clock += 1000;
    const updated_at = new Date(clock).toISOString();
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes, updated_at } : row));
    rounds.note(...ids);
    return rows.filter(({ id }) => ids.includes(id));
  };

  const waiting = () =>
    newest().filter(({ status, archived }) => status === 'pending' && !archived);
  const pendingCalls = onPendingBookings(waiting);
  let pausedSince: string | null = null;
  const rounds = answerRounds(() => ({ bookings: rows, messages, pausedSince }));
  const listCalls = onTable('get', 'bookings', ({ params }) => {
    if (params.get('select')?.startsWith('room_id')) return [];
    const number = params.get('booking_number')?.replace('eq.', '');
    return newest().filter(
      ({ booking_number }) => number === undefined || booking_number === number,
    );
  });
  const changes: { ids: string[]; to: unknown }[] = [];
  /** Rooms that somebody else has taken meanwhile, by booking. */
  const taken = new Set<string>();
  const memory = openCommandMemory();
  let isLost = false;
  onTable('patch', 'bookings', ({ params, body }) => {
    const ids = params.get('id')?.slice('in.('.length, -1).split(',') ?? [];
    const from = params.get('status')?.slice('eq.'.length);
    const meant = rows.filter(({ id, status }) => ids.includes(id) && status === from);
    changes.push({ ids, to: Object(body).status });
    if (meant.some(({ id }) => taken.has(id))) {
      return { status: 409, code: '23P01', message: 'O quarto já está ocupado.' };
    }
    for (const { id } of meant) memory.remember(Object(body).command_id, id);
    const stored = write(
      meant.map(({ id }) => id),
      Object(body),
    );
    if (!isLost) return stored;
    isLost = false;
    return HttpResponse.error();
  });
  server.use(http.head('*/rest/v1/bookings', () => countAnswer(100)));
  server.use(
    http.head('*/rest/v1/contact_messages', () =>
      countAnswer(messages.filter(({ is_read }) => !is_read).length),
    ),
  );
  const messageCalls = onTable('get', 'contact_messages', () => messages);

  return {
    pendingCalls,
    rounds,
    messageCalls,
    /** Waits until the frame has read the pending requests and taken its first round. */
    opened: async () => {
      await eventually(() => {
        expect(pendingCalls).toHaveLength(1);
        expect(rounds.asked).toEqual([null]);
        // What was pending by then is not news; only later requests are.
        expect(window.localStorage.getItem('hostel-staff-seen')).not.toBeNull();
      });
      await answersRead();
    },
    listCalls,
    changes,
    taken,
    write,
    /** Stores the next change, but its answer never comes. */
    loseNextAnswer: () => {
      isLost = true;
    },
    /** Somebody sends a request. */
    add: (booking: StaffBooking) => {
      rows = [...rows, booking];
      rounds.note(booking.id);
    },
    /** A colleague pauses the requests by the site. */
    pause: (since: string) => {
      pausedSince = since;
    },
    /** Somebody deletes a booking. */
    remove: (id: string) => {
      rows = rows.filter((row) => row.id !== id);
      rounds.note(id);
    },
    /** Somebody writes a message, or a colleague changes one. */
    putMessage: (message: ContactMessageRow) => {
      messages = [...messages.filter(({ id }) => id !== message.id), message];
      rounds.note(message.id);
    },
    statuses: () => rows.map(({ status }) => status),
  };
}

/** Stateful house rules: what staff set is there at the next read. */
export function openHouseRules({ isPaused }: { isPaused: boolean }) {
  let paused = isPaused;
  server.use(
    http.get('*/rest/v1/house_rules', () =>
      HttpResponse.json([{ requests_paused: paused, paused_at: '2026-11-12T09:15:00+00:00' }]),
    ),
    http.patch('*/rest/v1/house_rules', async ({ request }) => {
      paused = Object(await request.json()).requests_paused;
      return HttpResponse.json([{ only_row: true }]);
    }),
  );
}
