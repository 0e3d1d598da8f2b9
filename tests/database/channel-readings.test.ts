import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listChannelFeeds } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { addFeed, applyPlan, eventOf, stays } from './channel-scene';
import { workerOf } from './mail-scene';
import { addRoom, countRows } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

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

describe('the reading of a calendar', () => {
  it('keeps what could not be read, until a reading leaves nothing out (CHAN-06)', async () => {
    const feed = await addFeed(backend, room);
    const unread = [{ line: 4, text: 'DTSTART:2026113', summary: 'Ana', why: 'x' }];
    const kept = async () =>
      (await listChannelFeeds(backend.staff)).map(({ unread_count, unread: entries }) => ({
        unread_count,
        unread: entries,
      }));
    await applyPlan(backend, feed, [], { unread, unread_count: 3 });
    expect(await kept()).toEqual([{ unread_count: 3, unread }]);
    await applyPlan(backend, feed, []);
    expect(await kept()).toEqual([{ unread_count: 0, unread: [] }]);
    await applyPlan(backend, feed, [], { unread, unread_count: 3 });
    const url = 'https://cal.example/other.ics';
    await backend.staff.from('channel_feeds').update({ url }).eq('id', feed.id);
    expect(await kept()).toEqual([{ unread_count: 0, unread: [] }]);
  });

  it('is written down before it begins: one that ended the process is told, and is not the first again (CHAN-02, CHAN-06)', async () => {
    const worker = workerOf(backend);
    const deadly = await addFeed(backend, room);
    const good = await addFeed(backend, room);
    const begin = async () => worker.rpc('channel_state', { feed: deadly.id });
    const state = async () =>
      (await backend.staff.from('channel_feeds').select().eq('id', deadly.id).single()).data;
    await begin();
    expect((await worker.rpc('due_feeds')).data).toEqual([good.id, deadly.id]);
    // The same reading asks once more.
    await begin();
    expect(await state()).toMatchObject({ failing_since: null, last_error: null });
    await backend.database.script(
      `update public.channel_feeds set begun_at = begun_at - interval '15 minutes'`,
    );
    const before = await state();
    await begin();
    expect(await state()).toMatchObject({
      failing_since: before?.begun_at,
      last_error: 'A última leitura não chegou ao fim.',
    });
    await applyPlan(backend, deadly, []);
    expect(await state()).toMatchObject({ failing_since: null, last_error: null });
  });

  it('that brings many stays writes each into the history and tells open panels of it (CHAN-03, HIST-01)', async () => {
    const feed = await addFeed(backend, room);
    const since = (await backend.staff.rpc('whats_new')).data;
    const mailsBefore = await countRows(backend, 'public.mails');
    await applyPlan(backend, feed, [
      ['a', 3, 5, { summary: 'Ana' }],
      ['b', 5, 6, { summary: 'Rui' }],
      ['c', 8, 9, { summary: 'Eva' }],
    ]);
    const written = await backend.database.query(
      `select concat_ws(' ', b.guest_name, e.kind, e.actor, e.changes ->> 'source',
                (e.changes ->> 'check_in_date')::date - $1::date, e.booking_number = b.booking_number,
                e.changes ->> 'room' = $2) as line
         from public.booking_events e join public.bookings b on b.id = e.booking_id order by e.id`,
      [backend.today, room.room_number],
    );
    expect(written.map(({ line }) => String(line)).toSorted()).toEqual([
      'Ana created channel airbnb 3 t t',
      'Eva created channel airbnb 8 t t',
      'Rui created channel airbnb 5 t t',
    ]);
    const news = await backend.staff.rpc('whats_new', { since: cursorOf(since) });
    expect(news.data).toMatchObject({ bookings: [{}, {}, {}] });
    expect(await countRows(backend, 'public.mails')).toBe(mailsBefore);
  });

  it('with the same nights twice books them once, and the other stays beside (CHAN-03, CHAN-04)', async () => {
    const feed = await addFeed(backend, room);
    const twice = [
      ['a', 3, 5],
      ['b', 3, 5],
      ['c', 5, 7],
    ] as const;
    const counts = await applyPlan(
      backend,
      feed,
      twice.map(([uid, from, until]) => [uid, from, until]),
    );
    expect(counts).toEqual({ booked: 2, moved: 0, conflict: 1, cancelled: 0, echo: 0 });
    const states = await Promise.all(
      twice.map(async ([uid]) => (await eventOf(backend, uid)).state),
    );
    expect(states).toEqual(['booked', 'conflict', 'booked']);
    expect(await stays(backend)).toHaveLength(2);
  });
});

describe('stays that are deleted at once', () => {
  it('leave each an event that names nobody, and nothing of their guests (HIST-01, HIST-03)', async () => {
    const feed = await addFeed(backend, room);
    await applyPlan(backend, feed, [
      ['a', 3, 5],
      ['b', 5, 6],
    ]);
    const made = await backend.database.query('select id from public.bookings');
    await backend.database.script(
      `update public.bookings set guest_name = 'Ana Reis';
       delete from public.bookings`,
    );
    const written = await backend.database.query(
      `select kind || ' ' || coalesce(changes ->> 'guest_name', changes ->> 'status') as line
         from public.booking_events where booking_id in ($1, $2) order by booking_id, id`,
      made.map(({ id }) => String(id)),
    );
    const each = ['created confirmed', 'changed [null, null]', 'deleted confirmed'];
    expect(written.map(({ line }) => line)).toEqual([...each, ...each]);
  });
});

function cursorOf(news: unknown): string {
  if (typeof news === 'object' && news !== null && 'cursor' in news) return String(news.cursor);
  throw new Error('There is no cursor.');
}
