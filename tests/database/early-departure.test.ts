import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { insertBookings } from '@/queries/bookings';
import { readDaySheet } from '@/queries/day-sheet';
import { changeStays, type StayChange } from '@/queries/desk-stays';
import { insertPayment } from '@/queries/payments';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addFeed, applyPlan, eventOf, stays, type Entry } from './channel-scene';
import { addStay, callers, changeOf, historyOf, refusalOf } from './desk-scene';
import { workerOf } from './mail-scene';
import { addRoom, countRows, requestFor, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// A guest who leaves before the last night: status, dates and price change in one step (DESK-17).

let backend: Backend;
let room: RoomRow;
let inHouse: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script('delete from public.mails');
  room = await addRoom(backend);
  inHouse = await addStay(backend, room, [-2, 5], { status: 'checked_in', total_price: 250 });
});

const day = (days: number) => addDays(backend.today, days);

/** The guest of a stay leaves today, at a new price. */
const leave = async (
  { id }: Pick<BookingRow, 'id'>,
  set: StayChange['set'] = {},
  client = backend.staff,
) => {
  const stay = await storedBooking(backend, id);
  const left = { status: 'checked_out', check_out_date: backend.today, ...set };
  return changeStays(client, [changeOf(stay, left)]);
};

/** What takes the change back. */
const comeBack = async () => {
  const { status, check_out_date, total_price } = inHouse;
  const stay = await storedBooking(backend, inHouse.id);
  return changeStays(backend.staff, [changeOf(stay, { status, check_out_date, total_price })]);
};

const nightsOf = async (key: string): Promise<unknown> =>
  Object((await workerOf(backend).rpc('channel_calendar', { key })).data).nights;

const toldSpan = (from: number, until: number) =>
  expect.objectContaining({ starts: day(from), ends: day(until) });

describe('a guest who leaves early', () => {
  it('ends the stay in one step, with one event and no mail; what was paid stays (DESK-17, HIST-01)', async () => {
    await insertPayment(backend.staff, {
      id: '99999999-9999-4999-8999-000000000001',
      booking_id: inHouse.id,
      amount: 250,
      method: 'card',
      paid_on: backend.today,
      note: null,
    });
    await leave(inHouse, { total_price: 100 });
    expect(await storedBooking(backend, inHouse.id)).toMatchObject({
      status: 'checked_out',
      check_out_date: backend.today,
      total_price: 100,
      paid: 250,
      amount_due: -150,
    });
    const changed = (await historyOf(backend, inHouse.id)).filter(({ changes }) =>
      Object.hasOwn(Object(changes), 'status'),
    );
    expect(changed.slice(1)).toMatchObject([
      {
        actor: 'staff',
        changes: {
          status: ['checked_in', 'checked_out'],
          check_out_date: [day(3), backend.today],
          total_price: [250, 100],
        },
      },
    ]);
    expect(await countRows(backend, 'public.mails')).toBe(0);
  });

  it('gives the nights to form, desk and calendars at once (DESK-17, CHAN-01)', async () => {
    const { export_key } = await addFeed(backend, room, { url: null });
    expect(await nightsOf(export_key)).toEqual([toldSpan(-2, 3)]);
    await expect(addStay(backend, room, [0, 1])).rejects.toMatchObject({ code: '23P01' });
    await leave(inHouse);
    expect(await nightsOf(export_key)).toEqual([]);
    await addStay(backend, room, [0, 1]);
    const request = requestFor(backend, room, {
      check_in_date: day(1),
      check_out_date: day(3),
      total_price: 2 * room.price_per_night,
    });
    await expect(insertBookings(backend.visitor, [request])).resolves.toHaveLength(1);
  });

  it('is put back by one step, with dates, price and status (DESK-17)', async () => {
    await leave(inHouse, { total_price: 100 });
    await comeBack();
    const { status, check_out_date, total_price } = inHouse;
    expect(await storedBooking(backend, inHouse.id)).toMatchObject({
      status,
      check_out_date,
      total_price,
    });
  });

  it('is not put back onto nights sold meanwhile: all stays as it is (DESK-17, DESK-05)', async () => {
    await leave(inHouse, { total_price: 100 });
    const sold = await addStay(backend, room, [2, 1]);
    expect(await refusalOf(comeBack())).toMatchObject({
      kind: 'conflict',
      hint: expect.stringContaining(sold.booking_number),
    });
    expect(await storedBooking(backend, inHouse.id)).toMatchObject({
      status: 'checked_out',
      check_out_date: backend.today,
      total_price: 100,
    });
  });

  it('is checked out by staff alone (DESK-17)', async () => {
    for (const [, client, isTrusted] of callers(backend).filter(([name]) => name !== 'staff')) {
      if (isTrusted) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusalOf(leave(inHouse, {}, client))).toMatchObject({ kind: 'forbidden' });
    }
    expect((await storedBooking(backend, inHouse.id)).status).toBe('checked_in');
  });

  it('is told to the day with what was agreed, to be put back there too (DESK-17, DAY-02)', async () => {
    const done = async () => (await readDaySheet(backend.staff, backend.today)).departures[0]?.done;
    await leave(inHouse, { total_price: 100 });
    expect(await done()).toMatchObject({
      from: 'checked_in',
      freed: { check_out_date: day(3), total_price: 250 },
    });
    // A price entered since then is not taken back with it.
    const stay = await storedBooking(backend, inHouse.id);
    await changeStays(backend.staff, [changeOf(stay, { total_price: 120 })]);
    expect(await done()).toMatchObject({ freed: { check_out_date: day(3), total_price: 120 } });
  });

  it('on the day that was agreed frees nothing that could be put back (DAY-02)', async () => {
    const other = await addStay(backend, await addRoom(backend), [-2, 2], { status: 'checked_in' });
    await leave(other);
    const { departures } = await readDaySheet(backend.staff, backend.today);
    expect(departures[0]?.done).toMatchObject({ from: 'checked_in', freed: null });
  });
});

describe('a guest of a platform who leaves early', () => {
  let feed: Awaited<ReturnType<typeof addFeed>>;
  let elsewhere: RoomRow;

  beforeEach(async () => {
    elsewhere = await addRoom(backend);
    feed = await addFeed(backend, elsewhere, { channel: 'booking_com' });
    await read(['a', -2, 3]);
    const { booking_id } = await eventOf(backend, 'a');
    await changeStays(backend.staff, [
      changeOf(await storedBooking(backend, booking_id ?? ''), { status: 'checked_in' }),
    ]);
    await leave({ id: booking_id ?? '' });
  });

  const read = async (...entries: Entry[]) => applyPlan(backend, feed, entries);
  const there = async () =>
    (await stays(backend)).filter((one) => one.startsWith(`${elsewhere.room_number}:`));
  const GONE = () => `${elsewhere.room_number}: -2–0 checked_out booking_com Hóspede Airbnb`;

  it('keeps the nights free when its calendar is read again as it was, or under another name (DESK-17, CHAN-07)', async () => {
    expect(await read(['a', -2, 3])).toMatchObject({ booked: 0, conflict: 0 });
    expect(await read(['b', -2, 3, { was: 'a' }])).toMatchObject({ booked: 0, conflict: 0 });
    expect(await there()).toEqual([GONE()]);
    expect(await eventOf(backend, 'b')).toMatchObject({ state: 'booked', ends: day(3) });
  });

  it('keeps them free when the platform gives up a part of them, or finds the stay again (DESK-17)', async () => {
    await read(['a', -2, 2]);
    expect(await there()).toEqual([GONE()]);
    const { id } = await eventOf(backend, 'a');
    await applyPlan(backend, feed, [], { missing: [id], gone: [id] });
    expect(await eventOf(backend, 'a')).toMatchObject({ state: 'gone' });
    expect(await read(['a', -2, 2])).toMatchObject({ booked: 0, conflict: 0 });
    expect(await there()).toEqual([GONE()]);
  });

  it('is no conflict of the guest who has the nights now (DESK-17, CHAN-04)', async () => {
    await addStay(backend, elsewhere, [0, 3], { guest_name: 'Rui' });
    expect(await read(['b', -2, 3, { was: 'a' }])).toMatchObject({ conflict: 0 });
    expect(await there()).toEqual([GONE(), `${elsewhere.room_number}: 0–3 confirmed site Rui`]);
  });

  it('stays longer where the platform sells more nights than it had (CHAN-03)', async () => {
    expect(await read(['a', -2, 5])).toMatchObject({ booked: 1 });
    expect(await there()).toEqual([
      `${elsewhere.room_number}: -2–5 checked_out booking_com Hóspede Airbnb`,
    ]);
  });

  it('is known to the next reading as one who has left, while the others are told of the free nights (DESK-17, CHAN-01)', async () => {
    const { data } = await workerOf(backend).rpc('channel_state', { feed: feed.id });
    expect(Object(data).known).toMatchObject([{ uid: 'a', has_left: true, ends: day(3) }]);
    const airbnb = await addFeed(backend, elsewhere, { channel: 'airbnb', url: null });
    expect(await nightsOf(airbnb.export_key)).toEqual([]);
    expect(await nightsOf(feed.export_key)).toEqual([]);
  });
});
