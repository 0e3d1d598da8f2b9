import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { linkSameStay, setConflictDismissed } from '@/queries/channels';
import { changeStays } from '@/queries/desk-stays';
import type { RoomRow } from '@/types/rows';
import { addFeed, applyPlan, eventOf, stays } from './channel-scene';
import { addStay, changeOf, historyOf } from './desk-scene';
import { valueOf, workerOf } from './mail-scene';
import { addRoom, countRows } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// What a sync of another platform's calendar changes: one plan, applied whole or not at all.

let backend: Backend;
let room: RoomRow;
let other: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script('delete from public.mails');
  room = await addRoom(backend);
  other = await addRoom(backend);
});

const onlyBooking = async () => {
  const { data } = await backend.house.from('bookings').select().single();
  if (data === null) throw new Error('There is not one booking.');
  return data;
};

describe('a foreign stay', () => {
  it('becomes a confirmed booking of its source, by the platform, without address, price or mail (CHAN-03)', async () => {
    const feed = await addFeed(backend, room, { channel: 'booking_com' });
    expect(await applyPlan(backend, feed, [['a', 3, 6]])).toMatchObject({ booked: 1 });
    const booking = await onlyBooking();
    expect(booking).toMatchObject({
      room_id: room.id,
      check_in_date: addDays(backend.today, 3),
      check_out_date: addDays(backend.today, 6),
      status: 'confirmed',
      source: 'booking_com',
      guest_email: null,
      total_price: 0,
    });
    expect((await historyOf(backend, booking.id)).map(({ actor }) => actor)).toEqual(['channel']);
    expect(await countRows(backend, 'public.mails')).toBe(0);
    const { data } = await backend.visitor.from('bookings').select('room_id,status');
    expect(data).toEqual([{ room_id: room.id, status: 'confirmed' }]);
  });

  it('moves with its dates, and keeps what staff added and where they put it (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const set = { guest_name: 'Ana', total_price: 200, room_id: other.id };
    await changeStays(backend.staff, [changeOf(await onlyBooking(), set)]);
    expect(await applyPlan(backend, feed, [['a', 4, 8]])).toMatchObject({ booked: 1, moved: 1 });
    expect(await stays(backend)).toEqual([`${other.room_number}: 4–8 confirmed airbnb Ana`]);
    expect((await onlyBooking()).total_price).toBe(200);
  });

  it('is the same under a new uid (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const { booking_id } = await eventOf(backend, 'a');
    await applyPlan(backend, feed, [['b', 3, 6, { was: 'a' }]]);
    expect(await eventOf(backend, 'b')).toMatchObject({ state: 'booked', booking_id });
    expect(await countRows(backend, 'public.channel_events')).toBe(1);
  });

  it('vanished is cancelled by the platform, and back is booked again (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const { id } = await eventOf(backend, 'a');
    await applyPlan(backend, feed, [], { missing: [id] });
    const { missing_since } = await eventOf(backend, 'a');
    expect(missing_since).not.toBeNull();
    await applyPlan(backend, feed, [], { missing: [id] });
    expect((await eventOf(backend, 'a')).missing_since).toBe(missing_since);
    expect((await onlyBooking()).status).toBe('confirmed');
    expect(await applyPlan(backend, feed, [], { missing: [id], gone: [id] })).toMatchObject({
      cancelled: 1,
    });
    expect(await onlyBooking()).toMatchObject({ status: 'cancelled', cancel_reason: 'channel' });
    await applyPlan(backend, feed, [['a', 3, 6]]);
    expect(await onlyBooking()).toMatchObject({ status: 'confirmed', cancel_reason: null });
  });

  it('that two calendars bring is cancelled once the second one lacks it, too, and back is booked again (CHAN-03)', async () => {
    const [airbnb, vrbo] = [
      await addFeed(backend, room),
      await addFeed(backend, room, { channel: 'vrbo' }),
    ];
    await applyPlan(backend, airbnb, [['a', 3, 6]]);
    await applyPlan(backend, vrbo, [['v', 3, 6]]);
    const { id: bookingId } = await onlyBooking();
    const [a, v] = [await eventOf(backend, 'a'), await eventOf(backend, 'v')];
    await linkSameStay(backend.staff, { eventId: v.id, bookingId });
    expect(await applyPlan(backend, airbnb, [], { gone: [a.id] })).toMatchObject({ cancelled: 0 });
    expect((await onlyBooking()).status).toBe('confirmed');
    expect(await applyPlan(backend, vrbo, [], { gone: [v.id] })).toMatchObject({ cancelled: 1 });
    expect((await onlyBooking()).status).toBe('cancelled');
    await applyPlan(backend, vrbo, [['v', 3, 6]]);
    expect((await onlyBooking()).status).toBe('confirmed');
  });

  it('that both its calendars lack is cancelled, and booked again by the one that has it back (CHAN-03)', async () => {
    const [airbnb, vrbo] = [
      await addFeed(backend, room),
      await addFeed(backend, room, { channel: 'vrbo' }),
    ];
    await applyPlan(backend, airbnb, [['a', 3, 6]]);
    await applyPlan(backend, vrbo, [['v', 3, 6]]);
    const { id: bookingId } = await onlyBooking();
    const [a, v] = [await eventOf(backend, 'a'), await eventOf(backend, 'v')];
    await linkSameStay(backend.staff, { eventId: v.id, bookingId });
    await applyPlan(backend, vrbo, [], { missing: [v.id] });
    expect(await applyPlan(backend, airbnb, [], { gone: [a.id] })).toMatchObject({ cancelled: 1 });
    await applyPlan(backend, vrbo, [['v', 3, 6]]);
    expect(await stays(backend)).toEqual([
      `${room.room_number}: 3–6 confirmed airbnb Hóspede Airbnb`,
    ]);
    expect((await eventOf(backend, 'v')).state).toBe('booked');
  });

  it('that has arrived is not cancelled by its calendar (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 0, 3]]);
    await changeStays(backend.staff, [changeOf(await onlyBooking(), { status: 'checked_in' })]);
    const { id } = await eventOf(backend, 'a');
    expect(await applyPlan(backend, feed, [], { gone: [id] })).toMatchObject({ cancelled: 0 });
    expect((await onlyBooking()).status).toBe('checked_in');
  });

  it('that staff cancelled stays cancelled, until they take it back (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    await changeStays(backend.staff, [changeOf(await onlyBooking(), { status: 'cancelled' })]);
    expect((await eventOf(backend, 'a')).state).toBe('dismissed');
    await applyPlan(backend, feed, [['a', 3, 7]]);
    expect((await onlyBooking()).status).toBe('cancelled');
    // Restored, it has its old nights until the database changes them to those of the platform.
    await changeStays(backend.staff, [changeOf(await onlyBooking(), { status: 'confirmed' })]);
    expect((await eventOf(backend, 'a')).state).toBe('conflict');
    expect(await valueOf(backend, 'private.sweep()')).toMatchObject({ booked: 1 });
    expect((await eventOf(backend, 'a')).state).toBe('booked');
    expect(await stays(backend)).toEqual([
      `${room.room_number}: 3–7 confirmed airbnb Hóspede Airbnb`,
    ]);
  });

  it('whose booking staff delete is set aside, and can be taken up again (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const { id } = await onlyBooking();
    await backend.staff.from('bookings').update({ archived: true }).eq('id', id);
    expect(outcome(await backend.staff.from('bookings').delete().eq('id', id))).toBe('204');
    const event = await eventOf(backend, 'a');
    expect(event).toMatchObject({ state: 'dismissed', booking_id: null });
    await applyPlan(backend, feed, [['a', 3, 6]]);
    expect(await stays(backend)).toEqual([]);
    await setConflictDismissed(backend.staff, { id: event.id, isDismissed: false });
    expect(await valueOf(backend, 'private.sweep()')).toMatchObject({ booked: 1 });
  });
});

/** The id of this transaction: whatever is written later has a higher one. */
async function thisMoment(): Promise<number> {
  return Number(await valueOf(backend, 'pg_current_xact_id()::text::bigint'));
}

/** The tables that have rows written since then, and how many. */
async function writtenSince(moment: number): Promise<string[]> {
  const tables = await backend.database.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'private') order by 1`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await backend.database.query(
        `select count(*) as written from ${String(name)} where xmin::text::bigint > $1`,
        [moment],
      );
      return [String(name), Number(row?.['written'])] as const;
    }),
  );
  return counts.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`);
}

describe('a plan', () => {
  it('keeps echoes and closed days, and takes no room for them (CHAN-05, CHAN-06)', async () => {
    const feed = await addFeed(backend, room);
    const entries = [
      ['a', 3, 6, { echo: true }],
      ['b', 8, 9, { kind: 'block' }],
    ] satisfies Parameters<typeof applyPlan>[2];
    const counts = { booked: 0, moved: 0, conflict: 0, cancelled: 0, echo: 1 };
    expect(await applyPlan(backend, feed, entries)).toEqual(counts);
    expect(await applyPlan(backend, feed, entries)).toEqual(counts);
    expect((await eventOf(backend, 'a')).state).toBe('echo');
    expect((await eventOf(backend, 'b')).state).toBe('block');
    expect(await stays(backend)).toEqual([]);
  });

  it('of many stays books those that fit, each once, and shows those that meet another (CHAN-03, CHAN-04)', async () => {
    await addStay(backend, room, [9, 2], { source: 'phone' });
    const block = { room_id: room.id, date: addDays(backend.today, 20), is_available: false };
    await backend.house.from('room_availability').insert(block);
    const feed = await addFeed(backend, room);
    const counts = await applyPlan(backend, feed, [
      ['a', 3, 5],
      ['b', 5, 6],
      ['late', 13, 16],
      ['early', 12, 14],
      ['ours', 10, 11],
      ['blocked', 19, 22],
    ]);
    expect(counts).toEqual({ booked: 3, moved: 0, conflict: 3, cancelled: 0, echo: 0 });
    const states = await backend.database.query(
      `select uid || ' ' || state as line from public.channel_events order by uid`,
    );
    expect(states.map(({ line }) => line)).toEqual([
      'a booked',
      'b booked',
      'blocked conflict',
      'early conflict',
      'late booked',
      'ours conflict',
    ]);
    const history = await backend.database.query(
      `select distinct actor from public.booking_events where actor = 'channel'`,
    );
    expect(history).toHaveLength(1);
  });

  it('that gives a name of long ago to another stay is carried out (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [
      ['old', 3, 5],
      ['a', 8, 9],
    ]);
    await applyPlan(backend, feed, [['old', 8, 9, { was: 'a' }]]);
    expect(await countRows(backend, 'public.channel_events')).toBe(1);
    expect(await eventOf(backend, 'old')).toMatchObject({
      state: 'booked',
      starts: addDays(backend.today, 8),
    });
  });

  it('that gives the name of a stay that is over to another one leaves the first as it was (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['1', 3, 6]]);
    await backend.database.script(
      `update public.channel_events set starts = private.today() - 3, ends = private.today();
       update public.bookings set check_in_date = private.today() - 3, check_out_date = private.today(),
              status = 'checked_out'`,
    );
    expect(await applyPlan(backend, feed, [['1', 2, 4]])).toMatchObject({ booked: 1 });
    expect(await stays(backend)).toEqual([
      `${room.room_number}: -3–0 checked_out airbnb Hóspede Airbnb`,
      `${room.room_number}: 2–4 confirmed airbnb Hóspede Airbnb`,
    ]);
  });

  it('that makes a stay longer on its day of departure changes that stay (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['1', 0, 2]]);
    await backend.database.script(
      `update public.channel_events set starts = private.today() - 2, ends = private.today();
       update public.bookings set check_in_date = private.today() - 2, check_out_date = private.today(),
              status = 'checked_in'`,
    );
    await applyPlan(backend, feed, [['1', -2, 1]]);
    expect(await stays(backend)).toEqual([
      `${room.room_number}: -2–1 checked_in airbnb Hóspede Airbnb`,
    ]);
  });

  it('that says nothing new writes only how the reading went (CHAN-02, CHAN-03)', async () => {
    await addStay(backend, room, [15, 2], { source: 'phone' });
    const feed = await addFeed(backend, room);
    const entries = [
      ['a', 3, 6],
      ['b', 8, 9, { kind: 'block' }],
      ['c', 10, 12, { echo: true }],
      ['conflict', 14, 16],
    ] satisfies Parameters<typeof applyPlan>[2];
    await applyPlan(backend, feed, entries);
    const before = await thisMoment();
    await applyPlan(backend, feed, entries);
    await applyPlan(backend, feed, []);
    expect(await writtenSince(before)).toEqual(['public.channel_feeds: 1']);
  });

  it('that gives a name to another guest cancels the first and books the second, who has nothing of the first (CHAN-07)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6, { code: 'HMAAAAAAAA' }]]);
    const { id, booking_id, code } = await eventOf(backend, 'a');
    expect(code).toBe('HMAAAAAAAA');
    await applyPlan(backend, feed, [['a', 3, 6, { code: 'HMBBBBBBBB', isAnew: true }]], {
      missing: [id],
      gone: [id],
    });
    expect(await eventOf(backend, 'a')).toMatchObject({ state: 'booked', code: 'HMBBBBBBBB' });
    expect((await eventOf(backend, 'a')).booking_id).not.toBe(booking_id);
    expect((await stays(backend)).toSorted()).toEqual([
      `${room.room_number}: 3–6 cancelled airbnb Hóspede Airbnb`,
      `${room.room_number}: 3–6 confirmed airbnb Hóspede Airbnb`,
    ]);
  });

  it('that moves two stays, the first onto nights of the second, moves both (CHAN-07)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [
      ['a', 3, 5],
      ['b', 6, 8],
    ]);
    const moved = await applyPlan(backend, feed, [
      ['a', 3, 7],
      ['b', 7, 9],
    ]);
    expect(moved).toMatchObject({ moved: 2, conflict: 0 });
    expect(await stays(backend)).toEqual([
      `${room.room_number}: 3–7 confirmed airbnb Hóspede Airbnb`,
      `${room.room_number}: 7–9 confirmed airbnb Hóspede Airbnb`,
    ]);
  });

  it('of two readings at once is refused, and nothing is double (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]], { version: 0 });
    const late = applyPlan(backend, feed, [['z', 8, 9]], { version: 0 });
    await expect(late).rejects.toMatchObject({ code: 'HS031' });
    expect(await stays(backend)).toHaveLength(1);
  });

  it('is carried out whole or not at all (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    const broken = applyPlan(backend, feed, [
      ['a', 3, 6],
      ['b', 9, 8],
    ]);
    await expect(broken).rejects.toMatchObject({ code: expect.any(String) });
    expect(await stays(backend)).toEqual([]);
    expect(await countRows(backend, 'public.channel_events')).toBe(0);
  });

  it('of an address that was changed meanwhile comes too late (CHAN-02)', async () => {
    const feed = await addFeed(backend, room);
    const url = 'https://cal.example/new.ics';
    await backend.staff.from('channel_feeds').update({ url }).eq('id', feed.id);
    const late = applyPlan(backend, feed, [['a', 3, 6]], { version: 0 });
    await expect(late).rejects.toMatchObject({ code: 'HS031' });
  });
});

describe('how a reading went', () => {
  it('is kept with its words, and since when it fails, until it succeeds (CHAN-02)', async () => {
    const feed = await addFeed(backend, room);
    const fail = async () =>
      workerOf(backend).rpc('channel_failed', { feed: feed.id, error: 'o endereço não existe' });
    const state = async () =>
      (await backend.staff.from('channel_feeds').select().eq('id', feed.id).single()).data;
    await fail();
    const first = await state();
    expect(first).toMatchObject({ last_error: 'o endereço não existe', succeeded_at: null });
    await fail();
    expect((await state())?.failing_since).toBe(first?.failing_since);
    await applyPlan(backend, feed, [], { warning: 'drop' });
    expect(await state()).toMatchObject({
      last_error: null,
      failing_since: null,
      warning: 'drop',
      etag: '"1"',
      succeeded_at: expect.any(String),
    });
  });

  it('is told to the panel after six hours of failing (CHAN-02)', async () => {
    const feed = await addFeed(backend, room);
    await workerOf(backend).rpc('channel_failed', { feed: feed.id, error: 'x' });
    const told = async () => (await backend.staff.rpc('whats_new')).data;
    expect(await told()).not.toHaveProperty('failing_feeds');
    await backend.database.script(
      `update public.channel_feeds set failing_since = now() - interval '6 hours'`,
    );
    expect(await told()).toMatchObject({ failing_feeds: 1 });
  });

  it('is asked for in turn: the longest unread first, none that is off or has no address (CHAN-02)', async () => {
    const [late, early] = [await addFeed(backend, room), await addFeed(backend, other)];
    await addFeed(backend, other, { url: null });
    const off = await addFeed(backend, other);
    await backend.staff.from('channel_feeds').update({ is_active: false }).eq('id', off.id);
    await applyPlan(backend, early, []);
    await applyPlan(backend, late, []);
    const { data } = await workerOf(backend).rpc('due_feeds');
    expect(data).toEqual([early.id, late.id]);
    expect(await valueOf(backend, `private.call_function('sync-calendars')`)).toContain('pg_net');
    await backend.database.script('delete from public.channel_feeds');
    expect(await valueOf(backend, `private.call_function('sync-calendars')`)).toBe(
      'nothing to read',
    );
  });
});

describe('what is kept', () => {
  it('goes sixty days after the stay, and a guest’s name with the guest (HIST-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6, { summary: 'Ana' }]]);
    await applyPlan(backend, feed, [['b', 8, 9]]);
    await backend.database.script(
      `update public.bookings set guest_email = 'ana@correio.example', check_in_date = private.today() - 9,
              check_out_date = private.today() - 8 where guest_name = 'Ana';
       update public.channel_events set starts = private.today() - 63, ends = private.today() - 61 where uid = 'b'`,
    );
    await backend.staff.rpc('erase_guest_data', { email: 'ana@correio.example' });
    expect((await eventOf(backend, 'a')).summary).toBeNull();
    await backend.database.query('select private.auto_archive_bookings()');
    expect(await countRows(backend, 'public.channel_events')).toBe(1);
  });

  it('of an erased guest is no name, also where the calendar still says it (HIST-03)', async () => {
    const feed = await addFeed(backend, room);
    const entries = [['a', 3, 6, { summary: 'Ana', code: 'HMAAAAAAAA' }]] satisfies Parameters<
      typeof applyPlan
    >[2];
    await applyPlan(backend, feed, entries);
    const set = { guest_email: 'ana@correio.example', status: 'cancelled' };
    await changeStays(backend.staff, [changeOf(await onlyBooking(), set)]);
    await backend.staff.rpc('erase_guest_data', { email: 'ana@correio.example' });
    const before = await thisMoment();
    await applyPlan(backend, feed, entries);
    expect(await eventOf(backend, 'a')).toMatchObject({ summary: null, code: null });
    expect(await writtenSince(before)).toEqual(['public.channel_feeds: 1']);
  });

  it('of bookings does not go with the calendar (CHAN-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [['a', 3, 6]]);
    const deleted = backend.staff.from('channel_feeds').delete().eq('id', feed.id);
    expect(outcome(await deleted)).toBe('204');
    expect(await stays(backend)).toHaveLength(1);
  });

  it('without an address is only what is booked (CHAN-02)', async () => {
    const feed = await addFeed(backend, room);
    await addStay(backend, room, [3, 3]);
    await applyPlan(backend, feed, [
      ['a', 3, 6],
      ['b', 8, 9],
    ]);
    await backend.staff.from('channel_feeds').update({ url: null }).eq('id', feed.id);
    expect(await countRows(backend, 'public.channel_events')).toBe(1);
    expect((await eventOf(backend, 'b')).state).toBe('booked');
  });
});
