import { http, HttpResponse } from 'msw';
import type { StaffBooking } from '@/queries/staff-bookings';
import { onPanelFrame, onTable, server } from './server';
import { countAnswer } from './session';

const PENDING = 'eq.pending';

/** A bookings table as the panel's frame and its lists read it; what others do is written with `write`. */
export function openRequestDesk(bookings: StaffBooking[]) {
  let rows = bookings;
  let clock = Date.parse('2026-11-12T10:30:00Z');

  const newest = (key: 'created_at' | 'updated_at') =>
    rows.toSorted((a, b) => (a[key] + a.id < b[key] + b.id ? 1 : -1));
  const write = (ids: readonly string[], changes: Partial<StaffBooking>) => {
    clock += 1000;
    const updated_at = new Date(clock).toISOString();
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes, updated_at } : row));
    return rows.filter(({ id }) => ids.includes(id));
  };

  const frameCalls = onPanelFrame(({ params, asks }) => {
    if (asks === 'pending') {
      return newest('created_at').filter(
        ({ status, archived }) => status === 'pending' && !archived,
      );
    }
    const since = params.get('updated_at')?.replace('gt.', '') ?? '';
    return newest('updated_at')
      .filter(({ updated_at }) => Date.parse(updated_at) > (Date.parse(since) || 0))
      .slice(0, Number(params.get('limit')));
  });
  const listCalls = onTable('get', 'bookings', ({ params }) => {
    if (params.get('select')?.startsWith('room_id')) return [];
    const number = params.get('booking_number')?.replace('eq.', '');
    return newest('created_at').filter(
      ({ booking_number }) => number === undefined || booking_number === number,
    );
  });
  const changes: { ids: string[]; to: unknown }[] = [];
  /** Rooms that somebody else has taken meanwhile, by booking. */
  const taken = new Set<string>();
  onTable('patch', 'bookings', ({ params, body }) => {
    const ids = params.get('id')?.slice('in.('.length, -1).split(',') ?? [];
    const from = params.get('status')?.slice('eq.'.length);
    const meant = rows.filter(({ id, status }) => ids.includes(id) && status === from);
    changes.push({ ids, to: Object(body).status });
    if (meant.some(({ id }) => taken.has(id))) {
      return { status: 409, code: '23P01', message: 'O quarto já está ocupado.' };
    }
    return write(
      meant.map(({ id }) => id),
      Object(body),
    );
  });
  server.use(http.head('*/rest/v1/bookings', () => countAnswer(100)));
  server.use(http.head('*/rest/v1/contact_messages', () => countAnswer(0)));

  return {
    frameCalls,
    listCalls,
    changes,
    taken,
    write,
    /** Somebody sends a request. */
    add: (booking: StaffBooking) => {
      rows = [...rows, booking];
    },
    statuses: () => rows.map(({ status }) => status),
  };
}

/** How often it was asked what waits for an answer. */
export function pendingReads(calls: readonly URLSearchParams[]): number {
  return calls.filter((params) => params.get('status') === PENDING).length;
}

/** Lets the house's rules answer, and remember what staff set. */
export function openHouseRules({ isPaused }: { isPaused: boolean }) {
  let paused = isPaused;
  server.use(
    http.get('*/rest/v1/house_rules', () =>
      HttpResponse.json([{ requests_paused: paused, updated_at: '2026-11-12T09:15:00+00:00' }]),
    ),
    http.patch('*/rest/v1/house_rules', async ({ request }) => {
      paused = Object(await request.json()).requests_paused;
      return HttpResponse.json([{ only_row: true }]);
    }),
  );
}
