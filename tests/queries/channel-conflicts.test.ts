import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import { listStaysInTheWay } from '@/queries/channel-conflicts';
import { makeBooking, uuid } from '../support/builders';
import { onTable } from '../support/server';

const wish = (n: number) => ({ roomId: uuid(1, n), starts: '2026-11-25', ends: '2026-11-28' });

describe('the stays in the way of conflicts', () => {
  it('are asked for forty at a time, each is told once, and none where there is no conflict (CHAN-04)', async () => {
    const booking = makeBooking();
    const calls = onTable('get', 'bookings', () => [booking]);
    expect(await listStaysInTheWay(visitorClient(), [])).toEqual([]);
    expect(calls).toHaveLength(0);
    const wishes = Array.from({ length: 41 }, (_, n) => wish(n));
    expect(await listStaysInTheWay(visitorClient(), wishes)).toEqual([booking]);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.params.get('or')).toBe(
      `(and(room_id.eq.${uuid(1, 40)},check_in_date.lt.2026-11-28,check_out_date.gt.2026-11-25))`,
    );
    expect(calls[1]?.params.get('status')).toBe('neq.cancelled');
  });
});
