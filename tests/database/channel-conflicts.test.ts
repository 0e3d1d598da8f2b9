import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import {
  findEventFate,
  listChannelsOfBooking,
  listDismissedConflicts,
  listStaysInTheWay,
} from '@/queries/channel-conflicts';
import { linkSameStay, placeForeignStay, setConflictDismissed } from '@/queries/channels';
import { changeStays } from '@/queries/desk-stays';
import { readWhatsNew } from '@/queries/whats-new';
import type { RoomRow } from '@/types/rows';
import { addFeed, applyPlan, eventOf, onlyConflict, stays } from './channel-scene';
import { addStay, changeOf, doubleBookings, historyOf, refusalOf } from './desk-scene';
import { valueOf } from './mail-scene';
import { addRoom, requestFor, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// A platform's stay that overlaps one of ours: it is never dropped, never wins, and is booked once
// its nights are free.

let backend: Backend;
let room: RoomRow;
let other: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  other = await addRoom(backend);
});

const sweep = async () => valueOf(backend, 'private.sweep()');
/** Ours from the third to the sixth day, and theirs from the fourth to the seventh. */
async function meet() {
  const ours = await addStay(backend, room, [3, 3], { source: 'phone' });
  const feed = await addFeed(backend, room);
  await applyPlan(backend, feed, [['a', 4, 7]]);
  return { ours, feed, conflict: await onlyConflict(backend) };
}

const wantedOf = ({ starts, ends }: { starts: string; ends: string }) => ({
  roomId: room.id,
  starts,
  ends,
});

describe('a conflict', () => {
  it('is kept beside ours, which stays as it was, and the panel is told how many there are (CHAN-04)', async () => {
    const { ours, conflict } = await meet();
    expect(conflict).toMatchObject({
      state: 'conflict',
      starts: addDays(backend.today, 4),
      ends: addDays(backend.today, 7),
      bookings: null,
      channel_feeds: { channel: 'airbnb', rooms: { room_number: room.room_number } },
    });
    expect(await storedBooking(backend, ours.id)).toEqual(ours);
    expect(await readWhatsNew(backend.staff, null)).toMatchObject({ conflicts: 1 });
  });

  it('is booked by itself, once, by the platform, when the way is free (CHAN-04)', async () => {
    const { ours } = await meet();
    expect(await sweep()).toMatchObject({ booked: 0 });
    await changeStays(backend.staff, [changeOf(ours, { status: 'cancelled' })]);
    expect([await sweep(), await sweep()]).toMatchObject([{ booked: 1 }, { booked: 0 }]);
    const { state, booking_id } = await eventOf(backend, 'a');
    expect(state).toBe('booked');
    expect(await historyOf(backend, booking_id ?? '')).toMatchObject([{ actor: 'channel' }]);
    expect(await readWhatsNew(backend.staff, null)).not.toHaveProperty('conflicts');
  });

  it('of two that meet each other lets one in (CHAN-04)', async () => {
    const { ours } = await meet();
    await applyPlan(backend, await addFeed(backend, room), [['b', 5, 8]]);
    await changeStays(backend.staff, [changeOf(ours, { room_id: other.id })]);
    expect(await sweep()).toMatchObject({ booked: 1 });
    expect(await eventOf(backend, 'b')).toMatchObject({ state: 'conflict' });
    expect(await doubleBookings(backend)).toEqual([]);
  });

  it('of a stay that was moved onto ours keeps it where it was (CHAN-04)', async () => {
    await addStay(backend, room, [3, 3], { source: 'phone' });
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['m', 10, 12]]);
    expect(await applyPlan(backend, feed, [['m', 5, 7]])).toMatchObject({ conflict: 1 });
    expect(await stays(backend)).toContain(
      `${room.room_number}: 10–12 confirmed airbnb Hóspede Airbnb`,
    );
    expect(await onlyConflict(backend)).toMatchObject({ bookings: { room_id: room.id } });
  });

  it('is a stay on a blocked day, too, until the day is free (CHAN-04)', async () => {
    const date = addDays(backend.today, 4);
    const block = { room_id: room.id, date, is_available: false };
    await backend.house.from('room_availability').insert(block);
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    expect(await sweep()).toMatchObject({ booked: 0 });
    expect(await stays(backend)).toEqual([]);
    await backend.house.from('room_availability').delete().eq('date', date);
    expect(await sweep()).toMatchObject({ booked: 1 });
  });

  it('on a blocked day is solved by hand, and there the stay moves with its dates (CHAN-03, CHAN-04)', async () => {
    const block = { room_id: room.id, date: addDays(backend.today, 4), is_available: false };
    await backend.house.from('room_availability').insert(block);
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const { id } = await onlyConflict(backend);
    await placeForeignStay(backend.staff, { eventId: id, roomId: room.id });
    expect(await applyPlan(backend, feed, [['a', 3, 7]])).toMatchObject({ booked: 1 });
    expect(await stays(backend)).toEqual([
      `${room.room_number}: 3–7 confirmed airbnb Hóspede Airbnb`,
    ]);
  });

  it('keeps the free nights of its stay from other guests, until they are free indeed (CHAN-04)', async () => {
    const { ours, conflict } = await meet();
    const request = requestFor(backend, room, {
      check_in_date: addDays(backend.today, 6),
      check_out_date: addDays(backend.today, 7),
    });
    const ask = async () => outcome(await backend.visitor.from('bookings').insert(request));
    expect(await ask()).toBe('409 HS009');
    // Reception sees the conflict, and may book anyway.
    expect(await addStay(backend, room, [6, 1])).toMatchObject({ status: 'confirmed' });
    await backend.database.script(
      `delete from public.bookings where check_in_date = private.today() + 6`,
    );
    await setConflictDismissed(backend.staff, { id: conflict.id, isDismissed: true });
    expect(await ask()).toBe('201');
    expect(await storedBooking(backend, ours.id)).toEqual(ours);
  });

  it('of a stay with itself is one stay again, in place of the entry that its calendar lacks; not while it has both (CHAN-04, CHAN-07)', async () => {
    const feed = await addFeed(backend, room, { channel: 'booking_com' });
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const { id, booking_id } = await eventOf(backend, 'a');
    await applyPlan(backend, feed, [
      ['a', 3, 6],
      ['b', 3, 6],
    ]);
    const conflict = await onlyConflict(backend);
    const link = { eventId: conflict.id, bookingId: booking_id ?? '' };
    const inTheWay = async () => listStaysInTheWay(backend.staff, [wantedOf(conflict)]);
    expect(await inTheWay()).toMatchObject([
      { channel_events: [{ feed_id: feed.id, state: 'booked', missing_since: null }] },
    ]);
    expect(await refusalOf(linkSameStay(backend.staff, link))).toMatchObject({ code: 'HS400' });
    await applyPlan(backend, feed, [['b', 3, 5]], { missing: [id] });
    await linkSameStay(backend.staff, link);
    expect(await eventOf(backend, 'a')).toMatchObject({ state: 'gone' });
    expect(await sweep()).toMatchObject({ booked: 1 });
    expect(await stays(backend)).toEqual([
      `${room.room_number}: 3–5 confirmed booking_com Hóspede Airbnb`,
    ]);
    expect(await eventOf(backend, 'b')).toMatchObject({ state: 'booked', booking_id });
    await applyPlan(backend, feed, [['b', 3, 7]], { gone: [id] });
    expect(await stays(backend)).toEqual([
      `${room.room_number}: 3–7 confirmed booking_com Hóspede Airbnb`,
    ]);
  });

  it('of a stay that was moved onto ours ends where that stay is called off (CHAN-03)', async () => {
    await addStay(backend, room, [3, 3], { source: 'phone' });
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['m', 10, 12]]);
    await applyPlan(backend, feed, [['m', 5, 7]]);
    const { id } = await eventOf(backend, 'm');
    expect(await applyPlan(backend, feed, [], { gone: [id] })).toMatchObject({ cancelled: 1 });
    expect(await stays(backend)).toContain(
      `${room.room_number}: 10–12 cancelled airbnb Hóspede Airbnb`,
    );
  });

  it('of a stay that reception cancels is settled, and nothing books it again (CHAN-04)', async () => {
    const ours = await addStay(backend, room, [3, 3], { source: 'phone' });
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['m', 10, 12]]);
    await applyPlan(backend, feed, [['m', 5, 7]]);
    const { booking_id } = await eventOf(backend, 'm');
    const theirs = await storedBooking(backend, booking_id ?? '');
    await changeStays(backend.staff, [changeOf(theirs, { status: 'cancelled' })]);
    expect((await eventOf(backend, 'm')).state).toBe('dismissed');
    await changeStays(backend.staff, [changeOf(ours, { status: 'cancelled' })]);
    await sweep();
    await applyPlan(backend, feed, [['m', 5, 7]]);
    expect((await storedBooking(backend, theirs.id)).status).toBe('cancelled');
  });

  it('that vanished there waits no more (CHAN-04)', async () => {
    const { ours, feed, conflict } = await meet();
    await applyPlan(backend, feed, [], { missing: [conflict.id] });
    await changeStays(backend.staff, [changeOf(ours, { status: 'cancelled' })]);
    expect(await sweep()).toMatchObject({ booked: 0 });
  });
});

describe('what reception sees of a conflict', () => {
  it('is each live stay in its way, what was set aside, and what became of it (CHAN-04)', async () => {
    const { staff, today } = backend;
    const { ours, conflict } = await meet();
    const gone = await addStay(backend, other, [5, 1]);
    await changeStays(staff, [changeOf(gone, { status: 'cancelled' })]);
    await addStay(backend, room, [7, 2]);
    const wanted = { roomId: room.id, starts: conflict.starts, ends: conflict.ends };
    const [inTheWay, ...more] = await listStaysInTheWay(staff, [
      wanted,
      { ...wanted, roomId: other.id },
    ]);
    expect([inTheWay?.id, more]).toEqual([ours.id, []]);

    await setConflictDismissed(staff, { id: conflict.id, isDismissed: true });
    expect(await listDismissedConflicts(staff, today)).toMatchObject([{ id: conflict.id }]);
    await setConflictDismissed(staff, { id: conflict.id, isDismissed: false });
    expect(await listDismissedConflicts(staff, today)).toEqual([]);

    const [booking] = await placeForeignStay(staff, { eventId: conflict.id, roomId: other.id });
    const booking_id = booking?.id ?? '';
    expect(await findEventFate(staff, conflict.id)).toMatchObject({ state: 'booked', booking_id });
    expect(await listChannelsOfBooking(staff, booking_id)).toMatchObject([
      {
        state: 'booked',
        channel_feeds: { channel: 'airbnb', rooms: { room_number: room.room_number } },
      },
    ]);
    expect(await listChannelsOfBooking(staff, ours.id)).toEqual([]);
  });
});

describe('the ways out', () => {
  it('ours is the same stay: linked as it is, and follows the platform from then on (CHAN-04)', async () => {
    const { ours, feed, conflict } = await meet();
    await linkSameStay(backend.staff, { eventId: conflict.id, bookingId: ours.id });
    expect(await storedBooking(backend, ours.id)).toEqual(ours);
    await applyPlan(backend, feed, [['a', 4, 8]]);
    expect(await storedBooking(backend, ours.id)).toMatchObject({
      guest_name: ours.guest_name,
      check_in_date: addDays(backend.today, 4),
      check_out_date: addDays(backend.today, 8),
    });
  });

  it('ours is the same stay with other nights: none that is sold is free before it has them (CHAN-04)', async () => {
    const { ours, conflict } = await meet();
    await linkSameStay(backend.staff, { eventId: conflict.id, bookingId: ours.id });
    expect(await storedBooking(backend, ours.id)).toEqual(ours);
    const request = requestFor(backend, room, {
      check_in_date: addDays(backend.today, 6),
      check_out_date: addDays(backend.today, 7),
    });
    const ask = async () => outcome(await backend.visitor.from('bookings').insert(request));
    expect(await ask()).toBe('409 HS009');
    expect(await sweep()).toMatchObject({ booked: 1 });
    expect(await storedBooking(backend, ours.id)).toMatchObject({
      guest_name: ours.guest_name,
      total_price: ours.total_price,
      check_in_date: addDays(backend.today, 4),
      check_out_date: addDays(backend.today, 7),
    });
    expect(await ask()).toMatch(/^409/);
    expect((await eventOf(backend, 'a')).state).toBe('booked');
  });

  it('ours is the same stay with all its nights and more: its dates stay (CHAN-04)', async () => {
    const ours = await addStay(backend, room, [3, 5], { source: 'phone' });
    await applyPlan(backend, await addFeed(backend, room), [['a', 4, 7]]);
    const { id } = await onlyConflict(backend);
    await linkSameStay(backend.staff, { eventId: id, bookingId: ours.id });
    expect((await eventOf(backend, 'a')).state).toBe('booked');
    expect(await sweep()).toMatchObject({ booked: 0 });
    expect(await storedBooking(backend, ours.id)).toEqual(ours);
  });

  it('one of two of ours is the same stay: the other one is still in its way (CHAN-04)', async () => {
    const { ours, conflict } = await meet();
    const second = await addStay(backend, room, [6, 2], { source: 'phone' });
    await linkSameStay(backend.staff, { eventId: conflict.id, bookingId: ours.id });
    expect(await sweep()).toMatchObject({ booked: 0 });
    expect(await onlyConflict(backend)).toMatchObject({
      booking_id: ours.id,
      bookings: { booking_number: ours.booking_number },
    });
    await changeStays(backend.staff, [changeOf(second, { room_id: other.id })]);
    expect(await sweep()).toMatchObject({ booked: 1 });
    expect((await storedBooking(backend, ours.id)).check_out_date).toBe(addDays(backend.today, 7));
    expect(await doubleBookings(backend)).toEqual([]);
  });

  it('ours is another platform’s: it takes the nights of both (CHAN-04)', async () => {
    const airbnb = await addFeed(backend, room);
    await applyPlan(backend, airbnb, [['a', 3, 6]]);
    const vrbo = await addFeed(backend, room, { channel: 'vrbo' });
    await applyPlan(backend, vrbo, [['v', 4, 7]]);
    const [{ booking_id }, { id }] = [await eventOf(backend, 'a'), await eventOf(backend, 'v')];
    await linkSameStay(backend.staff, { eventId: id, bookingId: booking_id ?? '' });
    expect(await sweep()).toMatchObject({ booked: 1 });
    const dates = async () => (await stays(backend)).map((line) => line.split(' ')[1]);
    expect(await dates()).toEqual(['3–7']);
    await applyPlan(backend, airbnb, [['a', 4, 7]]);
    expect(await dates()).toEqual(['4–7']);
  });

  it('ours is in house and goes on by the platform: the day of arrival stays (CHAN-04)', async () => {
    const ours = await addStay(backend, room, [0, 3], { source: 'phone' });
    await changeStays(backend.staff, [changeOf(ours, { status: 'checked_in' })]);
    await applyPlan(backend, await addFeed(backend, room), [['a', 2, 5]]);
    const { id } = await onlyConflict(backend);
    await linkSameStay(backend.staff, { eventId: id, bookingId: ours.id });
    expect(await sweep()).toMatchObject({ booked: 1 });
    expect(await storedBooking(backend, ours.id)).toMatchObject({
      check_in_date: backend.today,
      check_out_date: addDays(backend.today, 5),
    });
  });

  it('a cancelled booking, and one that is another of its stays, is not the same (CHAN-04)', async () => {
    const { ours, feed, conflict } = await meet();
    await applyPlan(backend, feed, [
      ['a', 4, 7],
      ['b', 20, 22],
    ]);
    const taken = (await eventOf(backend, 'b')).booking_id ?? '';
    await changeStays(backend.staff, [changeOf(ours, { status: 'cancelled' })]);
    for (const bookingId of [ours.id, taken, conflict.id]) {
      const refused = linkSameStay(backend.staff, { eventId: conflict.id, bookingId });
      expect(await refusalOf(refused)).toMatchObject({ kind: 'invalid' });
    }
    expect((await eventOf(backend, 'a')).state).toBe('conflict');
  });

  it('theirs goes to another room, by hand, and stays there (CHAN-04)', async () => {
    const { feed, conflict } = await meet();
    const placed = placeForeignStay(backend.staff, { eventId: conflict.id, roomId: other.id });
    expect(await placed).toMatchObject([{ room_id: other.id, source: 'airbnb' }]);
    const { booking_id } = await eventOf(backend, 'a');
    expect(await historyOf(backend, booking_id ?? '')).toMatchObject([{ actor: 'staff' }]);
    await applyPlan(backend, feed, [['a', 4, 8]]);
    expect(await stays(backend)).toContain(
      `${other.room_number}: 4–8 confirmed airbnb Hóspede Airbnb`,
    );
  });

  it('a taken room is refused, with the number of the booking in the way (CHAN-04)', async () => {
    const { ours, conflict } = await meet();
    const there = { eventId: conflict.id, roomId: room.id };
    expect(await refusalOf(placeForeignStay(backend.staff, there))).toMatchObject({
      kind: 'conflict',
      hint: ours.booking_number,
    });
    expect((await eventOf(backend, 'a')).state).toBe('conflict');
  });

  it('what was settled meanwhile is told (CHAN-04)', async () => {
    const { ours, conflict } = await meet();
    await linkSameStay(backend.staff, { eventId: conflict.id, bookingId: ours.id });
    await sweep();
    const again = { eventId: conflict.id, bookingId: ours.id };
    expect(await refusalOf(linkSameStay(backend.staff, again))).toMatchObject({ kind: 'stale' });
    const there = { eventId: conflict.id, roomId: other.id };
    expect(await refusalOf(placeForeignStay(backend.staff, there))).toMatchObject({
      kind: 'stale',
    });
  });

  it('set aside it stays so, and is taken up again by hand (CHAN-04)', async () => {
    const { ours, feed, conflict } = await meet();
    await setConflictDismissed(backend.staff, { id: conflict.id, isDismissed: true });
    await applyPlan(backend, feed, [['a', 4, 7]]);
    await changeStays(backend.staff, [changeOf(ours, { status: 'cancelled' })]);
    expect(await sweep()).toMatchObject({ booked: 0 });
    await setConflictDismissed(backend.staff, { id: conflict.id, isDismissed: false });
    expect(await sweep()).toMatchObject({ booked: 1 });
  });
});
