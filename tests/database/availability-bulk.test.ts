import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, eachDay } from '@/domain/calendar/dates';
import { listAvailability, type StoredDay, updateAvailability } from '@/queries/room-availability';
import { insertRoom, setRoomPrice } from '@/queries/rooms';
import { type Backend, startBackend, tokenOf, untypedClientFor, STAFF } from './support';

// What the availability screen writes, at its largest and at its worst.

const HOUSE_SIZE = 13;
const HORIZON_DAYS = 270;

let backend: Backend;
let roomIds: string[];
beforeAll(async () => {
  backend = await startBackend();
  const numbers = Array.from({ length: HOUSE_SIZE }, (_, index) => `B${index + 1}`);
  const rooms = await Promise.all(
    numbers.map((room_number) =>
      insertRoom(backend.staff, {
        room_number,
        name: `Quarto ${room_number}`,
        price_per_night: 50,
      }),
    ),
  );
  roomIds = rooms.map(({ id }) => id);
});
afterAll(async () => backend.stop());

const horizon = () => ({
  from: backend.today,
  to: addDays(backend.today, HORIZON_DAYS),
});

/** One row per room and day of the whole horizon. */
function wholeHorizon(row: Pick<StoredDay, 'is_available' | 'custom_price'>): StoredDay[] {
  return roomIds.flatMap((room_id) =>
    eachDay(horizon()).map((date) => ({ room_id, date, ...row })),
  );
}

const storedRows = async () => {
  const rows = await listAvailability(backend.staff, horizon());
  return rows.filter(({ room_id }) => roomIds.includes(room_id));
};

describe('a bulk operation over the whole house and horizon', () => {
  it('writes every room and day at once, and over what stood there', async () => {
    await updateAvailability(
      backend.staff,
      wholeHorizon({ is_available: false, custom_price: 61 }),
    );
    const blocked = await storedRows();
    expect(blocked).toHaveLength(HOUSE_SIZE * HORIZON_DAYS);
    expect(blocked.every(({ is_available }) => !is_available)).toBe(true);

    await updateAvailability(backend.staff, wholeHorizon({ is_available: true, custom_price: 61 }));
    const open = await storedRows();
    expect(open).toHaveLength(HOUSE_SIZE * HORIZON_DAYS);
    expect(open.every((day) => day.is_available && day.custom_price === 61)).toBe(true);
  });

  it('stores nothing when its last row is refused', async () => {
    const rows = wholeHorizon({ is_available: false, custom_price: null });
    const last = rows.at(-1);
    if (last) last.custom_price = -1;
    await expect(updateAvailability(backend.staff, rows)).rejects.toMatchObject({
      operation: 'updateAvailability',
    });
    const stored = await storedRows();
    expect(stored.some(({ is_available }) => !is_available)).toBe(false);
  });

  it('is refused to a visitor and to a stray account', async () => {
    const rows = wholeHorizon({ is_available: false, custom_price: null }).slice(0, 1);
    for (const client of [backend.visitor, backend.stray]) {
      await expect(updateAvailability(client, rows)).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});

describe('a wrong price', () => {
  it.each([
    ['negative', -0.01],
    ['huge', 100_000.01],
    ['beyond the column', 1e12],
    ['no number', 'abc'],
    ['NaN', 'NaN'],
    ['infinite', 'Infinity'],
  ])('that is %s is refused for a day and for a room', async (_name, price) => {
    const staff = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
    const [roomId = ''] = roomIds;
    const day = await staff
      .from('room_availability')
      .upsert({ room_id: roomId, date: backend.today, is_available: true, custom_price: price });
    const room = await staff.from('rooms').update({ price_per_night: price }).eq('id', roomId);
    expect(day.error).not.toBeNull();
    expect(room.error).not.toBeNull();
  });

  it('is not one at the very edges', async () => {
    const [id = ''] = roomIds;
    for (const price of [0, 0.01, 100_000]) {
      await expect(setRoomPrice(backend.staff, { id, price })).resolves.toBeUndefined();
    }
  });
});
