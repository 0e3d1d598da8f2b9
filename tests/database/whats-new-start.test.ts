import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRequestsPaused } from '@/queries/house-rules';
import { readWhatsNew } from '@/queries/whats-new';
import { addBooking, addMessage, addRoom, olderWorkDone } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Where the panel's rounds begin, and what one weighs.

/** What a round without news may weigh at most, in bytes. */
const QUIET_BYTES = 250;
/** And one that brings a request and a message (LIVE-03). */
const BUSY_BYTES = 2048;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => emptyHouse(backend));

const sizeOf = (answer: unknown) => new TextEncoder().encode(JSON.stringify(answer)).length;

describe('the first round', () => {
  it('goes on a minute back, so that what came while the screens were read is told (LIVE-01)', async () => {
    const room = await addRoom(backend);
    const booking = await addBooking(backend, { room_id: room.id });
    const first = await readWhatsNew(backend.staff, null);
    expect(first.reload).toBe(true);
    const second = await readWhatsNew(backend.staff, first.cursor);
    expect(second.bookings?.map(({ id }) => id)).toContain(booking.id);
    expect(second.rooms).toContain(room.id);
    expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(booking.created_at));
  });

  it('leaves out what is older than that', async () => {
    const room = await addRoom(backend);
    await addBooking(backend, { room_id: room.id });
    await backend.database.query(
      `update private.recent_changes set at = at - interval '2 minutes'`,
    );
    await olderWorkDone(backend);
    const first = await readWhatsNew(backend.staff, null);
    const second = await readWhatsNew(backend.staff, first.cursor);
    expect([second.bookings, second.rooms]).toEqual([[], []]);
  });
});

describe('every round', () => {
  it('says since when requests are paused (LIVE-01)', async () => {
    expect((await readWhatsNew(backend.staff, null)).paused_since).toBeNull();
    await setRequestsPaused(backend.staff, true);
    const { paused_since, at } = await readWhatsNew(backend.staff, null);
    expect(Date.parse(paused_since ?? '')).toBeLessThanOrEqual(Date.parse(at));
    await setRequestsPaused(backend.staff, false);
  });

  it('is small: some bytes without news, under 2 kB with a request and a message (LIVE-03)', async () => {
    const room = await addRoom(backend);
    await backend.database.query(`delete from private.recent_changes`);
    const { cursor } = await readWhatsNew(backend.staff, null);
    expect(sizeOf(await readWhatsNew(backend.staff, cursor))).toBeLessThan(QUIET_BYTES);
    await addBooking(backend, { room_id: room.id });
    await addMessage(backend, {});
    const busy = await readWhatsNew(backend.staff, cursor);
    expect([busy.bookings?.length, busy.messages?.length]).toEqual([1, 1]);
    expect(sizeOf(busy)).toBeLessThan(BUSY_BYTES);
  });
});
