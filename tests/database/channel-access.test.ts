import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { listChannelFeeds, renewChannelKeys, updateChannelFeed } from '@/queries/channels';
import { changeStays } from '@/queries/desk-stays';
import type { RoomRow } from '@/types/rows';
import { addFeed, applyPlan, eventOf } from './channel-scene';
import { addStay, callers, changeOf, refusalOf } from './desk-scene';
import { workerOf } from './mail-scene';
import { addRoom } from './scene';
import {
  emptyHouse,
  outcome,
  startBackend,
  STAFF,
  STRAY,
  tokenOf,
  untypedClientFor,
  type Backend,
} from './support';

// Who may read and change what is known of channels, and what our calendar tells a platform.

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

const calendarOf = async (key: string) => workerOf(backend).rpc('channel_calendar', { key });
const night = (from: number, until: number) => ({
  starts: addDays(backend.today, from),
  ends: addDays(backend.today, until),
});

describe('access', () => {
  it('calendars and their entries are read by staff and the secret key alone (CHAN-01, CHAN-02)', async () => {
    await applyPlan(backend, await addFeed(backend, room), [['a', 3, 6]]);
    for (const [name, client, isTrusted] of callers(backend)) {
      for (const table of ['channel_feeds', 'channel_events'] as const) {
        const { data } = await client.from(table).select('id');
        expect([name, table, data?.length ?? 0]).toEqual([name, table, isTrusted ? 1 : 0]);
      }
    }
  });

  it('nobody but staff adds, changes or removes a calendar (CHAN-02)', async () => {
    const feed = await addFeed(backend, room);
    for (const client of [backend.visitor, backend.stray]) {
      const added = client.from('channel_feeds').insert({ room_id: room.id, channel: 'airbnb' });
      expect(outcome(await added)).toMatch(/^40[13] 42501$/);
      await client.from('channel_feeds').update({ is_active: false }).eq('id', feed.id);
      await client.from('channel_feeds').delete().eq('id', feed.id);
    }
    expect(await listChannelFeeds(backend.staff)).toEqual([feed]);
  });

  it('what a reading found is not for staff to write, nor the key (CHAN-01, CHAN-02)', async () => {
    const feed = await addFeed(backend, room);
    const changes = [
      { export_key: 'x' },
      { version: 9 },
      { last_error: null },
      { room_id: room.id },
    ];
    for (const change of changes) {
      const changed = backend.staff.from('channel_feeds').update(change).eq('id', feed.id);
      expect(outcome(await changed)).toBe('403 42501');
    }
  });

  it('of an entry staff change only whether an open conflict counts (CHAN-04)', async () => {
    await addStay(backend, room, [3, 3]);
    await applyPlan(backend, await addFeed(backend, room), [
      ['a', 3, 6],
      ['b', 8, 9],
    ]);
    const { booking_id } = await eventOf(backend, 'b');
    const events = () => backend.staff.from('channel_events');
    expect(outcome(await events().update({ booking_id }).eq('uid', 'a'))).toBe('403 42501');
    const starts = backend.today;
    expect(outcome(await events().update({ starts }).eq('uid', 'a'))).toBe('403 42501');
    expect(outcome(await events().update({ state: 'booked' }).eq('uid', 'a'))).toBe('403 42501');
    expect(outcome(await events().delete().eq('uid', 'a'))).toBe('403 42501');
    await events().update({ state: 'dismissed' }).eq('uid', 'b');
    for (const client of [backend.visitor, backend.stray]) {
      await client.from('channel_events').update({ state: 'dismissed' }).eq('uid', 'a');
    }
    expect([(await eventOf(backend, 'a')).state, (await eventOf(backend, 'b')).state]).toEqual([
      'conflict',
      'booked',
    ]);
  });

  it('the functions of the import take the secret key, those of the panel staff (CHAN-02, CHAN-04)', async () => {
    const { id, export_key: key } = await addFeed(backend, room);
    const ofTheImport = {
      channel_state: { feed: id },
      channel_calendar: { key },
      feed_of_key: { key },
      due_feeds: undefined,
      apply_channel_plan: { feed: id, version: 0, plan: { see: [] } },
      channel_failed: { feed: id, error: 'x' },
    };
    // Untyped clients, because the panel's types do not contain these functions.
    const doors = [
      backend.attacker,
      untypedClientFor(backend.stack, await tokenOf(backend.stack, STRAY)),
      untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF)),
    ];
    for (const door of doors) {
      const asked = Object.entries(ofTheImport).map(async ([name, given]) => door.rpc(name, given));
      const answers = await Promise.all(asked);
      for (const answer of answers.map(outcome)) expect(answer).toMatch(/^40[13] 42501$/);
    }
    for (const client of [backend.visitor, backend.stray]) {
      const refused = await refusalOf(renewChannelKeys(client, room.id));
      expect(refused.kind).toBe('forbidden');
      const same = await client.rpc('same_stay', { event: id, booking: id });
      expect(outcome(same)).toMatch(/^40[13] 42501$/);
      const placed = await client.rpc('place_stay', { event: id, room: room.id });
      expect(outcome(placed)).toMatch(/^40[13] 42501$/);
    }
  });

  it('an address is https, names no account, and is read once by a room (CHAN-02, CHAN-06)', async () => {
    for (const url of [
      'http://cal.example/a.ics',
      'https://ana:x@cal.example/a',
      'https://ana@cal.example?a',
      'https://@cal.example/',
      'https:///a',
      'file:///etc',
    ]) {
      await expect(addFeed(backend, room, { url })).rejects.toMatchObject({
        operation: 'insertChannelFeed',
      });
    }
    const url = 'https://cal.example/a.ics';
    await addFeed(backend, room, { url });
    await expect(addFeed(backend, room, { url })).rejects.toMatchObject({ kind: 'conflict' });
    await addFeed(backend, room, { url: 'https://outlook.example/owa/0a@casa.example/a.ics?b@c' });
    await addFeed(backend, room, { url: 'https://cal.example' });
  });
});

describe('our calendar', () => {
  it('tells taken nights and blocked days, without names (CHAN-01)', async () => {
    const { id } = await addStay(backend, room, [3, 2], { guest_name: 'Rita Antunes' });
    await addStay(backend, room, [20, 2], { status: 'cancelled' });
    const blocked = [8, 9, 12].map((days) => ({
      room_id: room.id,
      date: addDays(backend.today, days),
      is_available: false,
    }));
    await backend.house.from('room_availability').insert(blocked);
    const { export_key } = await addFeed(backend, room);
    const { data } = await calendarOf(export_key);
    expect(data).toMatchObject({
      room_number: room.room_number,
      nights: [night(3, 5), night(8, 10), night(12, 13)],
    });
    expect(JSON.stringify(data)).not.toMatch(/rita|antunes/i);
    expect(JSON.stringify(data)).not.toContain(id);
    expect(await calendarOf(export_key)).toMatchObject({ data });
  });

  it('leaves out what came from that channel, and tells it to the others (CHAN-01)', async () => {
    const airbnb = await addFeed(backend, room);
    const booking = await addFeed(backend, room, { channel: 'booking_com', url: null });
    await applyPlan(backend, airbnb, [['a', 3, 6]]);
    expect(await calendarOf(airbnb.export_key)).toMatchObject({ data: { nights: [] } });
    expect(await calendarOf(booking.export_key)).toMatchObject({ data: { nights: [night(3, 6)] } });
  });

  it('of two platforms without a name of their own tells each what the other sold (CHAN-01)', async () => {
    const [one, two] = [
      await addFeed(backend, room, { channel: 'other' }),
      await addFeed(backend, room, { channel: 'other' }),
    ];
    await applyPlan(backend, one, [['a', 3, 6]]);
    expect(await calendarOf(one.export_key)).toMatchObject({ data: { nights: [] } });
    expect(await calendarOf(two.export_key)).toMatchObject({ data: { nights: [night(3, 6)] } });
  });

  it('tells a platform the nights that reception added to a stay of it, and those only (CHAN-01)', async () => {
    const airbnb = await addFeed(backend, room);
    await applyPlan(backend, airbnb, [
      ['a', 3, 6],
      ['b', 20, 22],
    ]);
    const { data } = await backend.house.from('bookings').select().order('check_in_date');
    const [longer, elsewhere] = data ?? [];
    if (longer === undefined || elsewhere === undefined) throw new Error('There are not two.');
    const set = {
      check_in_date: addDays(backend.today, 2),
      check_out_date: addDays(backend.today, 8),
    };
    const moved = {
      check_in_date: addDays(backend.today, 30),
      check_out_date: addDays(backend.today, 32),
    };
    await changeStays(backend.staff, [changeOf(longer, set), changeOf(elsewhere, moved)]);
    expect(await calendarOf(airbnb.export_key)).toMatchObject({
      data: { nights: [night(2, 3), night(6, 8), night(30, 32)] },
    });
  });

  it('tells the other platforms, and only them, the free nights of a stay in conflict (CHAN-01, CHAN-04)', async () => {
    const airbnb = await addFeed(backend, room);
    const booking = await addFeed(backend, room, { channel: 'booking_com', url: null });
    await addStay(backend, room, [3, 3]);
    await applyPlan(backend, airbnb, [['a', 4, 8]]);
    expect(await calendarOf(airbnb.export_key)).toMatchObject({ data: { nights: [night(3, 6)] } });
    expect(await calendarOf(booking.export_key)).toMatchObject({
      data: { nights: [night(3, 6), night(6, 8)] },
    });
  });

  it('fetched at one address counts for what the same platform gives beside another (CHAN-05)', async () => {
    const given = await addFeed(backend, room, { channel: 'booking_com', url: null });
    const read = await addFeed(backend, room, { channel: 'booking_com' });
    const airbnb = await addFeed(backend, room);
    await addStay(backend, room, [3, 2]);
    await calendarOf(given.export_key);
    const toldOf = async ({ id }: { id: string }) =>
      (await workerOf(backend).rpc('channel_state', { feed: id })).data.feed.exported_nights;
    expect(await toldOf(read)).toEqual([night(3, 5)]);
    expect(await toldOf(airbnb)).toEqual([]);
    await backend.database.script(
      `update public.channel_feeds set exported_at = exported_at - interval '1 day'`,
    );
    expect(await toldOf(read)).toEqual([]);
    expect(await toldOf(given)).toEqual([night(3, 5)]);
  });

  it('seen by somebody else is not noted as told (CHAN-05)', async () => {
    const { id, export_key: key } = await addFeed(backend, room);
    await addStay(backend, room, [3, 2]);
    const seen = await workerOf(backend).rpc('channel_calendar', { key, told: false });
    expect(seen.data).toMatchObject({ nights: [night(3, 5)] });
    const { data } = await workerOf(backend).rpc('channel_state', { feed: id });
    expect(data.feed).toMatchObject({ exported_nights: [], exported_at: null });
  });

  it('is noted as it was told, now and before, to know its echo by (CHAN-05)', async () => {
    const { id, export_key } = await addFeed(backend, room);
    await addStay(backend, room, [3, 2]);
    await calendarOf(export_key);
    await addStay(backend, room, [8, 1]);
    await calendarOf(export_key);
    const { data } = await workerOf(backend).rpc('channel_state', { feed: id });
    expect(data).toMatchObject({
      today: backend.today,
      feed: {
        exported_before: [night(3, 5)],
        exported_nights: [night(3, 5), night(8, 9)],
        exported_changed_at: expect.any(String),
      },
      known: [],
    });
    expect(data.feed).not.toHaveProperty('export_key');
  });

  it('says since when it tells what it tells, however often it is fetched (CHAN-01)', async () => {
    const { export_key } = await addFeed(backend, room);
    const changedAt = async () => (await calendarOf(export_key)).data.changed_at;
    const empty = await changedAt();
    await addStay(backend, room, [3, 2]);
    const first = await changedAt();
    expect(Date.parse(first)).toBeGreaterThan(Date.parse(empty));
    expect(await changedAt()).toBe(first);
  });

  it('has new addresses when staff say so, and nothing under the old ones (CHAN-01)', async () => {
    const old = await addFeed(backend, room);
    await renewChannelKeys(backend.staff, room.id);
    expect(outcome(await calendarOf(old.export_key))).toBe('404 HS030');
    const [renewed] = await listChannelFeeds(backend.staff);
    expect(outcome(await calendarOf(renewed?.export_key ?? ''))).toBe('200');
  });

  it('is asked for by its key, and due to be read first unless it just was (CHAN-05)', async () => {
    const { id, export_key: key } = await addFeed(backend, room);
    const dueBy = async () => (await workerOf(backend).rpc('feed_of_key', { key })).data;
    expect(await dueBy()).toEqual({ id, room_id: room.id, is_due: true });
    await workerOf(backend).rpc('channel_failed', { feed: id, error: 'x' });
    expect(await dueBy()).toEqual({ id, room_id: room.id, is_due: false });
    await updateChannelFeed(backend.staff, { id, changes: { is_active: false } });
    expect(await dueBy()).toBeNull();
    expect(outcome(await calendarOf(key))).toBe('404 HS030');
  });
});
