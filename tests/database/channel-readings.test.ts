import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listChannelFeeds } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { addFeed, applyPlan } from './channel-scene';
import { workerOf } from './mail-scene';
import { addRoom } from './scene';
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
});
