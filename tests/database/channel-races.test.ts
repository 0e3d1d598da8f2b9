import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeStays } from '@/queries/desk-stays';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addFeed, applyPlan, type Entry } from './channel-scene';
import { addStay, changeOf, doubleBookings } from './desk-scene';
import { valueOf } from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Whatever both sides send, in any order or at once: a night is sold once, and no stay is lost.

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

/** Every foreign stay, with whether it is a live booking of its own nights. */
async function foreignStays(): Promise<unknown[]> {
  return backend.database.query(
    `select e.uid, e.state, count(b.id)::integer as bookings from public.channel_events e
       left join public.bookings b on b.id = e.booking_id and b.status <> 'cancelled'
        and b.check_in_date = e.starts and b.check_out_date = e.ends
      group by e.uid, e.state order by e.uid`,
  );
}

/** Direct bookings as they stand; null where the room was taken. */
async function tryStay(from: number, nights: number): Promise<BookingRow | null> {
  return addStay(backend, room, [from, nights], { source: 'phone' }).catch(() => null);
}

describe('two sides that sell one room', () => {
  it('in any order keep each direct booking as it is, and each foreign stay as booking or conflict (CHAN-03, CHAN-04)', async () => {
    const span = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 }));
    const step = fc.oneof(
      fc.record({ kind: fc.constant('direct' as const), span }),
      fc.record({ kind: fc.constant('feed' as const), spans: fc.array(span, { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('sweep' as const) }),
      fc.record({ kind: fc.constant('cancel' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        await emptyHouse(backend);
        room = await addRoom(backend);
        const feed = await addFeed(backend, room);
        const direct: BookingRow[] = [];
        let entries: Entry[] = [];
        for (const one of steps) {
          // oxlint-disable no-await-in-loop -- in this order
          if (one.kind === 'direct') {
            const stay = await tryStay(...one.span);
            if (stay) direct.push(stay);
          } else if (one.kind === 'feed') {
            entries = one.spans.map(([from, nights], place) => [`e${place}`, from, from + nights]);
            await applyPlan(backend, feed, entries);
          } else if (one.kind === 'sweep') {
            await valueOf(backend, 'private.sweep()');
          } else {
            const gone = direct.pop();
            if (gone) await changeStays(backend.staff, [changeOf(gone, { status: 'cancelled' })]);
          }
          // oxlint-enable no-await-in-loop
        }
        expect(await doubleBookings(backend)).toEqual([]);
        for (const stay of direct) {
          // oxlint-disable-next-line no-await-in-loop -- few
          expect(await storedBooking(backend, stay.id)).toEqual(stay);
        }
        for (const stay of await foreignStays()) {
          expect(stay).toSatisfy(
            ({ state, bookings }: { state: string; bookings: number }) =>
              (state === 'booked' && bookings === 1) || (state === 'conflict' && bookings === 0),
          );
        }
        // Once the free nights have been booked, the same calendar changes nothing.
        await valueOf(backend, 'private.sweep()');
        await applyPlan(backend, feed, entries);
        const settled = await foreignStays();
        await applyPlan(backend, feed, entries);
        expect(await foreignStays()).toEqual(settled);
      }),
      { numRuns: 25 },
    );
  });

  it('at once sell each night once (CHAN-03, CHAN-04)', async () => {
    const feeds = [
      await addFeed(backend, room),
      await addFeed(backend, room, { channel: 'booking_com' }),
      await addFeed(backend, room, { channel: 'vrbo' }),
    ];
    const nights = Array.from({ length: 10 }, (_, place) => 3 + 2 * place);
    await Promise.all([
      ...feeds.map(async (feed, place) =>
        applyPlan(
          backend,
          feed,
          nights.map((from): Entry => [`${place}-${from}`, from, from + 2]),
        ),
      ),
      ...nights.map(async (from) => tryStay(from, 2)),
      ...[1, 2, 3].map(async () => valueOf(backend, 'private.sweep()')),
    ]);
    expect(await doubleBookings(backend)).toEqual([]);
    const [sold] = await backend.database.query(
      `select count(*)::integer as stays from public.bookings where status <> 'cancelled'`,
    );
    expect(sold).toEqual({ stays: nights.length });
    const states = await foreignStays();
    expect(states).toHaveLength(feeds.length * nights.length);
    expect(
      states.filter((stay) =>
        JSON.stringify(stay).match(/"booked","bookings":0|"conflict","bookings":1/),
      ),
    ).toEqual([]);
  });
});
