import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import { moveBookings } from '@/queries/staff-booking-changes';
import { countRequestsTakenUp, listPendingBookings } from '@/queries/staff-requests';
import { makeBooking, uuid } from '../support/builders';
import { onPendingBookings, onTable, server } from '../support/server';
import { countAnswer } from '../support/session';

const booking = makeBooking();
const client = visitorClient;

describe('listPendingBookings', () => {
  it('asks for what waits and is not archived, newest first', async () => {
    const calls = onPendingBookings(() => [booking]);
    await expect(listPendingBookings(client())).resolves.toEqual([booking]);
    expect(calls[0]?.get('status')).toBe('eq.pending');
    expect(calls[0]?.get('archived')).toBe('eq.false');
    expect(calls[0]?.get('order')).toBe('created_at.desc,id.desc');
  });
});

describe('countRequestsTakenUp', () => {
  const span = { from: '2026-10-15T00:00:00Z', to: '2026-11-12T00:00:00Z' };

  it('counts without the rows, waiting and cancelled ones left out', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      http.head('*/rest/v1/bookings', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return countAnswer(41);
      }),
    );
    await expect(countRequestsTakenUp(client(), span)).resolves.toBe(41);
    expect(asked[0]?.get('status')).toBe('not.in.(pending,cancelled)');
    expect(asked[0]?.getAll('created_at')).toEqual([`gte.${span.from}`, `lt.${span.to}`]);
  });

  it('takes an answer without its count for a failure', async () => {
    server.use(http.head('*/rest/v1/bookings', () => new HttpResponse(null)));
    await expect(countRequestsTakenUp(client(), span)).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('moveBookings', () => {
  const ids = [uuid(2, 1), uuid(2, 2)];
  const change = { ids, from: 'pending', to: 'cancelled', now: '2026-11-12T10:00:00Z' } as const;

  it('changes those that still have the status they are moved from', async () => {
    const calls = onTable('patch', 'bookings', () => [booking]);
    await expect(moveBookings(client(), change)).resolves.toEqual([booking]);
    expect(calls[0]?.params.get('id')).toBe(`in.(${ids.join(',')})`);
    expect(calls[0]?.params.get('status')).toBe('eq.pending');
    expect(calls[0]?.body).toEqual({ status: 'cancelled', updated_at: change.now });
  });

  it('says when a room is taken', async () => {
    onTable('patch', 'bookings', () => ({ status: 409, code: '23P01', message: 'ocupado' }));
    await expect(moveBookings(client(), change)).rejects.toMatchObject({ kind: 'conflict' });
  });
});
