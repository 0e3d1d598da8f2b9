import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import type { RoomRow } from '@/types/rows';
import { callers } from './desk-scene';
import { addRoom } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// Every change of prices and of the rules for stays is recorded: by whom, when, from what to what.

let backend: Backend;
let room: RoomRow;
let lastBefore: number;

beforeAll(async () => {
  backend = await startBackend();
  await backend.staff.rpc('set_staff_name', { name: 'Marta' });
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  const [row] = await backend.database.query(
    'select coalesce(max(id), 0)::integer as last from public.rate_events',
  );
  lastBefore = Number(row?.['last']);
});

/** What was written since the test began, oldest first. */
async function events() {
  const { data, error } = await backend.staff
    .from('rate_events')
    .select('subject,rooms,before,after,actor,actor_name')
    .gt('id', lastBefore)
    .order('id');
  expect(error).toBeNull();
  return data ?? [];
}

const MARTA = { actor: 'staff', actor_name: 'Marta' };

describe('every change is written down', () => {
  it('of the rule of prices, once (RATE-01)', async () => {
    for (const rule of ['nightly', 'nightly', 'stated']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await backend.staff.from('house_rules').update({ price_rule: rule }).eq('only_row', true);
    }
    const rules = { subject: 'price_rule', rooms: [], ...MARTA };
    expect(await events()).toEqual([
      { ...rules, before: { price_rule: 'stated' }, after: { price_rule: 'nightly' } },
      { ...rules, before: { price_rule: 'nightly' }, after: { price_rule: 'stated' } },
    ]);
  });

  it('of a base price (RATE-01)', async () => {
    await backend.staff.from('rooms').update({ price_per_night: 84.5 }).eq('id', room.id);
    await backend.staff.from('rooms').update({ name: 'Outro' }).eq('id', room.id);
    expect(await events()).toEqual([
      {
        subject: 'base_price',
        rooms: [room.room_number],
        before: { price: 80 },
        after: { price: 84.5 },
        ...MARTA,
      },
    ]);
  });

  it('of rules of stay: set, changed, taken away (RATE-02)', async () => {
    const rule = {
      room_id: null,
      name: null,
      names: {},
      from_date: '2027-02-05',
      until_date: '2027-02-09',
      min_nights: 3,
      closed_to_arrival: false,
    };
    const { data } = await backend.staff.from('stay_rules').insert(rule).select('id').single();
    const stored = () => backend.staff.from('stay_rules');
    await stored()
      .update({ room_id: room.id, min_nights: 2 })
      .eq('id', data?.id ?? '');
    await stored()
      .update({ min_nights: 2 })
      .eq('id', data?.id ?? '');
    await stored()
      .delete()
      .eq('id', data?.id ?? '');
    const changed = { ...rule, room_id: room.id, min_nights: 2 };
    const about = { subject: 'stay_rule', ...MARTA };
    expect(await events()).toEqual([
      { ...about, rooms: [], before: null, after: rule },
      { ...about, rooms: [room.room_number], before: rule, after: changed },
      { ...about, rooms: [room.room_number], before: changed, after: null },
    ]);
  });

  it('of the tourist tax (RATE-03)', async () => {
    const season = { from_day: '04-01', until_day: '10-31', amount: 2, min_age: 13, max_nights: 7 };
    await backend.staff.from('tourist_tax').insert(season);
    await backend.staff.from('tourist_tax').delete().eq('from_day', '04-01');
    const about = { subject: 'tourist_tax', rooms: [], ...MARTA };
    expect(await events()).toEqual([
      { ...about, before: null, after: season },
      { ...about, before: season, after: null },
    ]);
  });

  it('of special prices, as runs of days and rooms that changed alike (RATE-01)', async () => {
    const second = await addRoom(backend);
    const day = (night: number) => addDays('2026-12-15', night);
    const set = async (target: RoomRow, nights: number[], price: number | null, isOpen = true) =>
      nights.map((night) => ({
        room_id: target.id,
        date: day(night),
        is_available: isOpen,
        custom_price: price,
      }));
    const store = async (...rows: Awaited<ReturnType<typeof set>>[]) => {
      const { error } = await backend.staff.from('room_availability').upsert(rows.flat());
      expect(error).toBeNull();
    };
    await store(await set(room, [0, 1, 3], 92), await set(second, [0, 1], 92));
    // Blocking alone changes no price.
    await store(await set(room, [0, 1], 92, false));
    await store(await set(room, [1], 99), await set(second, [5], null));
    await backend.staff.from('room_availability').delete().eq('room_id', second.id);

    const about = { subject: 'special_price', ...MARTA };
    const run = (from: number, until: number, was: number | null, becomes: number | null) => ({
      before: { from_date: day(from), until_date: day(until), price: was },
      after: { from_date: day(from), until_date: day(until), price: becomes },
    });
    expect(await events()).toEqual([
      { ...about, rooms: [room.room_number, second.room_number], ...run(0, 1, null, 92) },
      { ...about, rooms: [room.room_number], ...run(3, 3, null, 92) },
      { ...about, rooms: [room.room_number], ...run(1, 1, 92, 99) },
      { ...about, rooms: [second.room_number], ...run(0, 1, 92, null) },
    ]);
  });

  it('says that the house itself did what nobody signed in has done (RATE-01)', async () => {
    await backend.database.query(`update public.house_rules set price_rule = 'nightly'`);
    expect(await events()).toMatchObject([{ actor: 'system', actor_name: null }]);
  });

  it('a room that is removed takes its rules and prices along without a word (RATE-02)', async () => {
    await backend.staff.from('stay_rules').insert({
      room_id: room.id,
      from_date: '2027-02-05',
      until_date: '2027-02-09',
      min_nights: 3,
    });
    await backend.staff
      .from('room_availability')
      .insert({ room_id: room.id, date: '2027-02-05', custom_price: 92 });
    expect(await events()).toHaveLength(2);
    await backend.staff.from('rooms').delete().eq('id', room.id);
    expect(await events()).toHaveLength(2);
  });
});

describe('the history', () => {
  it('is read by staff and the secret key alone (RATE-01)', async () => {
    await backend.staff.from('house_rules').update({ price_rule: 'nightly' }).eq('only_row', true);
    for (const [name, client, isTrusted] of callers(backend)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { data } = await client.from('rate_events').select('id').gt('id', lastBefore);
      expect([name, data?.length ?? 0]).toEqual([name, isTrusted ? 1 : 0]);
    }
  });

  it('only grows, whoever asks (RATE-01)', async () => {
    await backend.staff.from('house_rules').update({ price_rule: 'nightly' }).eq('only_row', true);
    for (const [, client] of callers(backend)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answers = await Promise.all([
        client.from('rate_events').insert({ subject: 'price_rule', actor: 'staff', after: {} }),
        client.from('rate_events').update({ actor_name: 'X' }).gt('id', lastBefore),
        client.from('rate_events').delete().gt('id', lastBefore),
      ]);
      for (const answer of answers) expect(outcome(answer)).toMatch(/^40[13] 42501$/);
    }
    for (const sql of [
      `update public.rate_events set actor_name = 'X'`,
      'delete from public.rate_events',
      'truncate public.rate_events',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(backend.database.query(sql)).rejects.toThrow('only grows');
    }
    expect(await events()).toMatchObject([MARTA]);
  });
});
