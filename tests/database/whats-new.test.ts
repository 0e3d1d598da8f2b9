import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { changeStays } from '@/queries/desk-stays';
import { readWhatsNew, type WhatsNew } from '@/queries/whats-new';
import type { RoomRow } from '@/types/rows';
import { addStay, callers, changeOf } from './desk-scene';
import { addMessage, addRoom, countRows, olderWorkDone, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// The panel's question, asked again and again: what has changed since the last answer.

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  await backend.database.script('delete from private.recent_changes');
});

const ask = async (since: string | null) => readWhatsNew(backend.staff, since);
/**
 * The cursor of a panel that has asked twice: the first answer also covers the minute before it.
 */
const cursor = async () => {
  await olderWorkDone(backend);
  return (await ask((await ask(null)).cursor)).cursor;
};
const idsIn = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id);

/** What comes when nothing has changed. */
const QUIET = { bookings: [], messages: [], rooms: [], gone: [] };

describe('the answer', () => {
  it('holds bookings and messages as they stand now, with the counts of what waits (LIVE-01, LIVE-02)', async () => {
    const stay = await addStay(backend, room, [3, 2]);
    const since = await cursor();
    await changeStays(backend.staff, [changeOf(stay, { guest_name: 'Rita Nova' })]);
    const asked = requestFor(backend, room, { check_in_date: addDays(backend.today, 40) });
    await backend.visitor.from('bookings').insert(asked).select('id');
    const message = await addMessage(backend);
    const news = await ask(since);
    expect(news).toMatchObject({ pending: 1, unread: 1, gone: [] });
    expect(news.reload).toBeUndefined();
    expect(news.bookings).toMatchObject([
      { id: stay.id, guest_name: 'Rita Nova', rooms: { room_number: room.room_number } },
      { guest_name: 'Inês Duarte', status: 'pending', source: 'site', booking_groups: null },
    ]);
    expect(idsIn(news.messages)).toEqual([message.id]);
    expect(Object.keys(news.bookings?.[0] ?? {})).not.toContain('auto_archive_exempt');
  });

  it('is quiet and small while nothing happens (LIVE-03)', async () => {
    await addStay(backend, room, [3, 2]);
    const since = await cursor();
    const news = await ask(since);
    expect(news).toMatchObject(QUIET);
    expect(JSON.stringify(news).length).toBeLessThan(200);
    expect(await ask(news.cursor)).toMatchObject(QUIET);
  });

  it('takes no more than two kilobytes for one changed booking (LIVE-03)', async () => {
    const stay = await addStay(backend, room, [3, 2], {
      message: 'Chegamos de carrinha com sacos de velas. Há onde os guardar até às 18:00?',
      admin_notes: 'Sacos de velas na arrecadação até às 18:00 do dia da saída.',
    });
    const since = await cursor();
    await backend.staff.from('bookings').update({ status: 'checked_in' }).eq('id', stay.id);
    const news = await ask(since);
    expect(news.bookings).toHaveLength(1);
    expect(Buffer.byteLength(JSON.stringify(news))).toBeLessThan(2000);
  });

  it('names rooms whose own data or days changed, each once', async () => {
    const other = await addRoom(backend);
    const since = await cursor();
    await backend.house.from('room_availability').insert(
      [1, 2, 3].map((day) => ({
        room_id: room.id,
        date: addDays(backend.today, day),
        is_available: false,
      })),
    );
    await backend.staff.from('rooms').update({ price_per_night: 90 }).eq('id', other.id);
    expect((await ask(since)).rooms).toEqual([room.id, other.id].toSorted());
    const later = await cursor();
    await backend.staff.from('room_availability').delete().eq('room_id', room.id);
    expect((await ask(later)).rooms).toEqual([room.id]);
  });

  it('names what is gone', async () => {
    const stay = await addStay(backend, room, [3, 2], { archived: true });
    const message = await addMessage(backend, { archived: true });
    const since = await cursor();
    await backend.staff.from('bookings').delete().eq('id', stay.id).select('id');
    await backend.staff.from('contact_messages').delete().eq('id', message.id).select('id');
    const news = await ask(since);
    expect(news).toMatchObject({ bookings: [], messages: [] });
    expect(news.gone).toEqual([stay.id, message.id].toSorted());
  });

  it('names a booking whose payment was entered', async () => {
    const stay = await addStay(backend, room, [3, 2]);
    const since = await cursor();
    await backend.staff
      .from('booking_payments')
      .insert({ booking_id: stay.id, amount: 60, method: 'card', paid_on: backend.today });
    expect((await ask(since)).bookings).toMatchObject([{ id: stay.id, amount_due: 100 }]);
  });
});

describe('everything is to be read anew', () => {
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    ['', 'no cursor'],
    ['nada', 'a made up one'],
    ["1:1'; drop table public.bookings; --", 'SQL'],
    ['0:0', 'an old one'],
    ['99999999999999999999999:1', 'one without end'],
    ['9223372036854775807:99999999999', 'one of the future'],
  ])('with %s (%s)', async (since) => {
    const news = await ask(since);
    expect(news).toMatchObject({ reload: true, pending: 0, unread: 0 });
    expect(news.bookings).toBeUndefined();
  });

  it('with a cursor of more than fifty minutes ago, or of another database', async () => {
    const [position] = (await cursor()).split(':');
    expect(await ask(`${position}:${now() - 49 * 60}`)).not.toHaveProperty('reload');
    expect(await ask(`${position}:${now() - 51 * 60}`)).toHaveProperty('reload', true);
    expect(await ask(`${Number(position) + 1_000_000}:${now()}`)).toHaveProperty('reload', true);
  });

  it('after more than two hundred changes', async () => {
    const since = await cursor();
    const mail = (n: number) => ({
      name: 'Rita',
      email: `r${n}@x.example`,
      subject: 'outro',
      message: 'Olá',
    });
    await backend.house
      .from('contact_messages')
      .insert(Array.from({ length: 200 }, (_, n) => mail(n)));
    expect((await ask(since)).messages).toHaveLength(200);
    await backend.house.from('contact_messages').insert(mail(200));
    expect(await ask(since)).toHaveProperty('reload', true);
  });
});

it('is for staff and the secret key alone', async () => {
  for (const [name, client, isTrusted] of callers(backend)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { error } = await client.rpc('whats_new', {});
    expect([name, error?.code ?? 'answered']).toEqual([name, isTrusted ? 'answered' : '42501']);
  }
  // The second before PostgREST 13.
  expect(outcome(await backend.attacker.from('recent_changes').select())).toMatch(
    /^404 (?:PGRST205|42P01)$/,
  );
});

it('what every panel has seen is forgotten within the hour, by the nightly task', async () => {
  await addStay(backend, room, [3, 2]);
  await backend.database.script(
    `update private.recent_changes set at = now() - interval '61 minutes';`,
  );
  await addMessage(backend);
  await backend.database.query('select private.auto_archive_bookings()');
  expect(await countRows(backend, 'private.recent_changes')).toBe(1);
});

// Only a server has a second connection: npm run test:postgres.
it('what began before an answer and ended after it is not lost (LIVE-01)', async () => {
  const stay = await addStay(backend, room, [3, 2]);
  const seen: WhatsNew[] = [];
  const since = await cursor();
  const work = async () => {
    const first = await ask(since);
    seen.push(first);
    await addMessage(backend);
    seen.push(await ask(first.cursor));
  };
  if (backend.databaseUrl === undefined) {
    await work();
    await backend.staff.from('bookings').update({ status: 'checked_in' }).eq('id', stay.id);
  } else {
    const other = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
    await other.begin(async (sql) => {
      await sql`update public.bookings set status = 'checked_in' where id = ${stay.id}`;
      await work();
    });
    await other.end();
  }
  expect(seen.map(({ bookings }) => bookings)).toEqual([[], []]);
  const last = await ask(seen[1]?.cursor ?? '');
  expect(last.bookings).toMatchObject([{ id: stay.id, status: 'checked_in' }]);
});
