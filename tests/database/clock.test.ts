import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { readGuestPage } from '@/queries/guest-page';
import { findHouseTimes, setHouseTimes } from '@/queries/house-rules';
import type { RoomRow } from '@/types/rows';
import { addStay, historyOf, splitStay } from './desk-scene';
import { ask, resetMails, mails, valueOf } from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// The deadline of an answer, which both sides see, and what happens when it passes.

let backend: Backend;
let rooms: [RoomRow, RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [await addRoom(backend), await addRoom(backend), await addRoom(backend)];
});

const sweep = async () => valueOf(backend, 'private.sweep()');
const runOut = async () =>
  backend.database.script(
    `update public.bookings set hold_until = now() - interval '1 second' where hold_until is not null`,
  );

describe('the promise', () => {
  it('is off until the house settles it (CLOCK-01)', async () => {
    expect(await findHouseTimes(backend.visitor)).toMatchObject({
      answer_within_minutes: null,
      hold_for_minutes: null,
    });
    expect(await ask(backend, rooms[0])).toMatchObject({ answer_until: null, hold_until: null });
  });

  it('is stamped when the request comes, the same for guest and staff, whatever is settled later (CLOCK-01, CLOCK-02)', async () => {
    await setHouseTimes(backend.staff, { answer_within_minutes: 240, hold_for_minutes: 1440 });
    const { id, access_key, created_at, answer_until, hold_until } = await ask(backend, rooms[0]);
    const minutes = (moment: string | null) =>
      Math.round((Date.parse(moment ?? '') - Date.parse(created_at)) / 60_000);
    expect([minutes(answer_until), minutes(hold_until)]).toEqual([240, 1440]);
    await setHouseTimes(backend.staff, { answer_within_minutes: 60, hold_for_minutes: 300 });
    const [shown] = (await readGuestPage(backend.visitor, access_key)).bookings;
    expect([shown?.answer_until, shown?.hold_until]).toEqual([answer_until, hold_until]);
    expect(await storedBooking(backend, id)).toMatchObject({ answer_until, hold_until });
    const { data } = await backend.staff.rpc('day_sheet', { day: backend.today });
    expect(data).toMatchObject({ unanswered: [{ answer_until, hold_until }] });
  });

  it('is staff’s to settle, and holds for no shorter than it answers', async () => {
    const times = { answer_within_minutes: 240, hold_for_minutes: 60 };
    const wrong = backend.staff.from('house_rules').update(times).eq('only_row', true);
    expect(outcome(await wrong)).toMatch(/^400 23514$/);
    for (const client of [backend.visitor, backend.stray]) {
      await client.from('house_rules').update({ hold_for_minutes: 15 }).eq('only_row', true);
    }
    expect((await findHouseTimes(backend.staff)).hold_for_minutes).toBeNull();
    for (const client of [backend.attacker, backend.stray]) {
      expect(outcome(await client.from('house_rules').select('paused_at').limit(1))).toBe('200');
    }
    expect(outcome(await backend.attacker.rpc('sweep'))).toBe('404 PGRST202');
  });
});

describe('the sweep', () => {
  beforeEach(async () => setHouseTimes(backend.staff, { hold_for_minutes: 60 }));

  it('lets a request lapse once, with its reason, by the system, and the room is free (CLOCK-01, CLOCK-03)', async () => {
    const { id } = await ask(backend, rooms[0]);
    expect(await sweep()).toEqual({ lapsed: 0, booked: 0 });
    await runOut();
    expect([await sweep(), await sweep()]).toEqual([
      { lapsed: 1, booked: 0 },
      { lapsed: 0, booked: 0 },
    ]);
    expect(await storedBooking(backend, id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'lapsed',
    });
    expect((await historyOf(backend, id)).at(-1)).toMatchObject({ actor: 'system' });
    expect(await mails(backend)).toContain('cancelled ines@correio.example queued');
    await ask(backend, rooms[0], { guest_email: 'outra@correio.example' });
  });

  it('leaves alone what staff answered in time, and what they took back by hand (CLOCK-03)', async () => {
    const [answered, lapsed] = [await ask(backend, rooms[0]), await ask(backend, rooms[1])];
    await backend.staff
      .from('bookings')
      .update({ status: 'awaiting_payment' })
      .eq('id', answered.id);
    await runOut();
    expect(await sweep()).toEqual({ lapsed: 1, booked: 0 });
    const back = backend.staff.from('bookings').update({ status: 'pending' }).eq('id', lapsed.id);
    expect(outcome(await back)).toBe('204');
    expect(await storedBooking(backend, lapsed.id)).toMatchObject({ hold_until: null });
    expect(await sweep()).toEqual({ lapsed: 0, booked: 0 });
  });

  it('starts no round over an answer that is taken back after its time (CLOCK-03)', async () => {
    const { id } = await ask(backend, rooms[0]);
    const { hold_until } = await storedBooking(backend, id);
    const set = async (status: string) =>
      backend.staff.from('bookings').update({ status }).eq('id', id);
    await set('confirmed');
    await set('pending');
    expect(await storedBooking(backend, id)).toMatchObject({ hold_until });
    await set('confirmed');
    await runOut();
    await set('pending');
    expect(await storedBooking(backend, id)).toMatchObject({ hold_until: null });
    expect(await sweep()).toEqual({ lapsed: 0, booked: 0 });
  });

  it('gives way to another at the same time: twice is as good as once (CLOCK-03)', async () => {
    await ask(backend, rooms[0]);
    await runOut();
    const both = await Promise.all([sweep(), sweep()]);
    const lapsed = both.map((one) => JSON.stringify(one));
    expect(lapsed.filter((one) => one === '{"booked":0,"lapsed":1}')).toHaveLength(1);
  });

  it('writes before arrival, three days ahead, once a request and address (MAIL-01)', async () => {
    const stay = await addStay(backend, rooms[0], [3, 2]);
    await addStay(backend, rooms[1], [4, 2]);
    await addStay(backend, rooms[2], [3, 2], { status: 'pending' });
    await backend.database.script('delete from public.mails');
    await sweep();
    await sweep();
    expect(await mails(backend)).toEqual(['arrival rita@correio.example queued']);
    // A correction of the address before the mail is sent makes no second mail, and holds none up.
    await backend.staff
      .from('bookings')
      .update({ guest_email: 'rita@correio.pt' })
      .eq('id', stay.id);
    await sweep();
    const { data } = await backend.house.rpc('claim_mails', { most: 10 });
    expect(data).toMatchObject([{ kind: 'arrival', recipient: 'rita@correio.pt' }]);
  });
});

it('writes once before a stay that was divided: who moves to another room is here (MAIL-01, DESK-09)', async () => {
  const { id, updated_at } = await addStay(backend, rooms[0], [1, 4]);
  await splitStay(backend.staff, {
    bookingId: id,
    updatedAt: updated_at,
    day: addDays(backend.today, 3),
    roomId: rooms[1].id,
    firstPrice: 160,
    secondPrice: 160,
  });
  await backend.database.script('delete from public.mails');
  await sweep();
  expect(await mails(backend)).toEqual(['arrival rita@correio.example queued']);
});

it('a pause keeps its moment, whatever else is settled', async () => {
  await backend.staff.from('house_rules').update({ requests_paused: true }).eq('only_row', true);
  const since = await valueOf(backend, 'select paused_at from public.house_rules');
  await setHouseTimes(backend.staff, { answer_within_minutes: 60 });
  await backend.staff.from('house_rules').update({ requests_paused: true }).eq('only_row', true);
  expect(await valueOf(backend, 'select paused_at from public.house_rules')).toEqual(since);
  const { data } = await backend.staff.rpc('whats_new');
  expect(JSON.stringify(data)).toContain('paused_since');
  await backend.staff.from('house_rules').update({ requests_paused: false }).eq('only_row', true);
  expect(await valueOf(backend, 'select paused_at from public.house_rules')).toBeNull();
});

describe('the work of the night', () => {
  const night = async () => valueOf(backend, 'private.auto_archive_bookings()');
  const told = async () => (await backend.staff.rpc('whats_new')).data;
  const lastNight = async (day: string) =>
    backend.database.query('update private.nightly_work set ran_on = $1::date, held_since = null', [
      day,
    ]);
  const lastDeed = async (daysAgo: number) =>
    backend.database.script(`
      insert into public.booking_events (booking_id, booking_number, kind, actor, changes, at)
      values (gen_random_uuid(), 'R26-AAAAAA', 'changed', 'staff', '{}', now() - interval '${daysAgo} days')`);
  /** How many texts of mails are kept that are due to be erased. */
  const overdue = async () =>
    valueOf(backend, 'select count(*)::int from public.mails where body is not null');

  beforeEach(async () => {
    await backend.database.script(`
      insert into public.mails (event_key, kind, recipient, state, body, sent_at)
      values ('old', 'confirmed', 'a@x.pt', 'sent', 'Olá', now() - interval '91 days')`);
    await lastDeed(1000);
  });
  afterAll(async () => lastNight(backend.today));

  it.each([
    ['two days ahead of the last night', 2, null],
    ['two days behind it', -2, null],
    ['far ahead of it, but people work', 400, 1],
  ])('erases on a day that is %s (CLOCK-04)', async (_name, ahead, deed) => {
    await lastNight(addDays(backend.today, -ahead));
    if (deed !== null) await lastDeed(deed);
    await night();
    expect(await overdue()).toBe(0);
    expect(await told()).not.toHaveProperty('doubted_day');
  });

  it.each([
    ['three days behind the last night', -3, null],
    ['three days ahead of it', 3, null],
    ['four hundred days ahead of it and of all deeds', 400, 399],
  ])('erases nothing on a day that is %s, and says so (CLOCK-04)', async (_name, ahead, deed) => {
    await lastNight(addDays(backend.today, -ahead));
    if (deed !== null) await lastDeed(deed);
    await night();
    expect(await overdue()).toBe(1);
    expect(await told()).toMatchObject({ doubted_day: backend.today });
  });

  it('waits until an owner says that the day is right, whatever people do meanwhile (CLOCK-04)', async () => {
    await lastNight(addDays(backend.today, -400));
    await night();
    await lastDeed(0);
    await night();
    expect(await overdue()).toBe(1);
    const wrongDay = { day: addDays(backend.today, 1) };
    expect(outcome(await backend.staff.rpc('believe_day', wrongDay))).toBe('400 HS400');
    const day = { day: backend.today };
    for (const client of [backend.visitor, backend.stray]) {
      expect(outcome(await client.rpc('believe_day', day))).toMatch(/^40[13] 42501$/);
    }
    expect(outcome(await backend.staff.rpc('believe_day', day))).toBe('204');
    expect(await told()).not.toHaveProperty('doubted_day');
    await night();
    expect(await overdue()).toBe(0);
  });

  it('goes on by itself when the clock is right again (CLOCK-04)', async () => {
    await lastNight(addDays(backend.today, -400));
    await night();
    await backend.database.query('update private.nightly_work set ran_on = $1::date', [
      addDays(backend.today, -1),
    ]);
    await night();
    expect(await overdue()).toBe(0);
    expect(await told()).not.toHaveProperty('doubted_day');
  });
});
