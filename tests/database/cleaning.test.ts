import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import type { RoomTap } from '@/domain/cleaning/tap-queue';
import { addDays } from '@/domain/calendar/dates';
import { closeRoom } from '@/queries/cleaning/outages';
import { readRoomsToday } from '@/queries/cleaning/rooms-today';
import { sendRoomTaps } from '@/queries/cleaning/room-states';
import type { BookingRow, RoomRow } from '@/types/rows';
import type { SqlValue } from '../../supabase/local/engine.ts';
import { addStay } from './desk-scene';
import { addMember, type TeamMember } from './people-scene';
import { addBooking, addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Which room is ready: people's taps, check-outs and the morning.

let backend: Backend;
let lidia: TeamMember;
let rui: TeamMember;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
  lidia = await addMember(backend, { email: 'lidia@hostel.example', role: 'housekeeping' });
  rui = await addMember(backend, { email: 'rui@hostel.example', role: 'reception' });
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

const sql = async (statement: string, values: SqlValue[] = []) =>
  backend.database.query(statement, values);

async function today(): Promise<RoomToday> {
  const { rooms } = await readRoomsToday(lidia.client);
  const found = rooms.find(({ id }) => id === room.id);
  if (!found) throw new Error('The room is not on the board.');
  return found;
}

const tapOf = (from: string, to: string, ago = 0): RoomTap => ({
  tap: crypto.randomUUID(),
  room_id: room.id,
  field: 'state',
  from,
  to,
  ago,
});

async function send(who: TeamMember, ...taps: RoomTap[]): Promise<string[]> {
  const answer = await sendRoomTaps(who.client, taps);
  return answer.taps.map(({ outcome }) => outcome);
}

/** The room's history in order: 'dirty cleaning' and one column more. */
async function history(column: 'by_name' | 'tap'): Promise<string[]> {
  const rows = await sql(
    `select concat_ws(' ', was, becomes, ${column}) as line from private.room_state_events
      where room_id = $1 order by id`,
    [room.id],
  );
  return rows.map(({ line }) => String(line));
}

/** Somebody is in the room and leaves tomorrow, or on another day. */
const inHouse = async (until = 1): Promise<BookingRow> =>
  addStay(backend, room, [-2, 2 + until], { status: 'checked_in' });

async function setStatus({ id }: BookingRow, status: string): Promise<void> {
  await sql('update public.bookings set status = $2 where id = $1', [id, status]);
}

/** Says when the state was set, as though some time had passed. */
async function ageState(hours: number): Promise<void> {
  await sql(
    `update private.room_states set since = now() - make_interval(hours => $2) where room_id = $1`,
    [room.id, hours],
  );
}

describe('the state of a room (CLEAN-01)', () => {
  it('goes forward and back by taps, with who said so, and every step is kept', async () => {
    expect(await today()).toMatchObject({ state: 'clean', since: null, by: null });
    expect(
      await send(
        lidia,
        tapOf('clean', 'dirty', 3),
        tapOf('dirty', 'cleaning', 2),
        tapOf('cleaning', 'clean', 1),
      ),
    ).toEqual(['done', 'done', 'done']);
    expect(await today()).toMatchObject({ state: 'clean', by: 'Lidia', is_own: true });
    expect(await send(rui, tapOf('clean', 'inspected'))).toEqual(['done']);
    expect(await today()).toMatchObject({ state: 'inspected', by: 'Rui', is_own: false });
    expect(await history('by_name')).toEqual([
      'clean dirty Lidia',
      'dirty cleaning Lidia',
      'cleaning clean Lidia',
      'clean inspected Rui',
    ]);
    await expect(sql('delete from private.room_state_events')).rejects.toThrow('only grows');
  });

  it('is to be cleaned from the check-out on, and as before when that is taken back', async () => {
    const stay = await inHouse(0);
    await send(lidia, tapOf('clean', 'dirty'), tapOf('dirty', 'clean'));
    await setStatus(stay, 'checked_out');
    const left = await today();
    expect(left).toMatchObject({
      state: 'dirty',
      by: null,
      left: true,
      linen: { kind: 'all', beds: 2 },
    });
    expect(left.emptied_at).not.toBeNull();
    await setStatus(stay, 'checked_in');
    expect(await today()).toMatchObject({ state: 'clean', by: 'Lidia', left: false });
  });

  it('keeps what a person has said since a check-out that is taken back', async () => {
    const stay = await inHouse(0);
    await setStatus(stay, 'checked_out');
    await send(lidia, tapOf('dirty', 'cleaning'));
    await setStatus(stay, 'checked_in');
    expect(await today()).toMatchObject({ state: 'cleaning', by: 'Lidia' });
  });

  it('is not touched by a check-out that is written down when the next guest is in', async () => {
    const before = await addStay(backend, room, [-4, 3], { status: 'checked_in' });
    await addStay(backend, room, [-1, 3], { status: 'checked_in' });
    await setStatus(before, 'completed');
    expect(await today()).toMatchObject({ state: 'clean' });
  });

  it('is to be cleaned where a guest in house has moved out of it', async () => {
    const stay = await inHouse();
    const other = await addRoom(backend);
    await sql('update public.bookings set room_id = $2 where id = $1', [stay.id, other.id]);
    expect(await today()).toMatchObject({ state: 'dirty' });
  });

  it('tells linen every third night from the arrival, or after as many as are settled', async () => {
    await addStay(backend, room, [-3, 5], { status: 'checked_in' });
    expect(await today()).toMatchObject({ linen: { kind: 'change', nights: 3 } });
    await sql('update private.settings set linen_every = 2');
    expect(await today()).toMatchObject({ linen: null });
    await sql('update private.settings set linen_every = 3');
  });

  it('carries a note with its author; a second one is asked about, not lost', async () => {
    const note = (from: string, to: string): RoomTap => ({ ...tapOf(from, to), field: 'note' });
    expect(await send(lidia, note('', 'Lâmpada fundida'))).toEqual(['done']);
    expect(await send(rui, note('', 'Falta sabão'))).toEqual(['asks']);
    expect(await today()).toMatchObject({ note: 'Lâmpada fundida', note_by: 'Lidia' });
    expect(await send(rui, note('Lâmpada fundida', ''))).toEqual(['done']);
    expect(await today()).toMatchObject({ note: null, note_by: null });
  });
});

describe('the morning (CLEAN-01)', () => {
  // The clock of the house is moved, not the computer's: six in the morning is long past, or far ahead.
  const atSix = async (isPast: boolean) =>
    sql(`update private.settings set time_zone = $1`, [isPast ? pastSix() : beforeSix()]);
  const zoneOf = (hour: number) => {
    const offset = hour - new Date().getUTCHours();
    const hours = ((offset + 36) % 24) - 12;
    return hours >= 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`;
  };
  const pastSix = () => zoneOf(15);
  const beforeSix = () => zoneOf(3);
  const morning = async () => {
    const [row] = await sql('select private.begin_cleaning_day() as made');
    return row?.['made'];
  };
  afterAll(async () => sql(`update private.settings set time_zone = 'Europe/Lisbon'`));

  it('makes an occupied room to be cleaned once, however often it is called', async () => {
    await inHouse(2);
    await send(lidia, tapOf('clean', 'inspected'));
    await ageState(30);
    await atSix(true);
    expect([await morning(), await morning()]).toEqual([1, 0]);
    expect(await today()).toMatchObject({ state: 'dirty', by: null });
    await send(lidia, tapOf('dirty', 'clean'));
    expect(await morning()).toBe(0);
    expect(await today()).toMatchObject({ state: 'clean', by: 'Lidia' });
  });

  it('comes late without taking back what was said since six', async () => {
    await inHouse(2);
    await send(lidia, tapOf('clean', 'inspected'));
    await ageState(1);
    await atSix(true);
    expect(await morning()).toBe(0);
    expect(await today()).toMatchObject({ state: 'inspected' });
  });

  it('does nothing before six, and nothing in a room where nobody slept', async () => {
    await send(lidia, tapOf('clean', 'inspected'));
    await ageState(30);
    await atSix(true);
    expect(await morning()).toBe(0);
    await sql('update private.room_states set morning_on = null');
    await inHouse(2);
    await atSix(false);
    expect(await morning()).toBe(0);
  });
});

describe('two phones and a desk (CLEAN-02)', () => {
  it('count a tap once, however often it is sent', async () => {
    const tap = tapOf('clean', 'dirty', 5);
    expect([await send(lidia, tap), await send(lidia, tap, tap)]).toEqual([
      ['done'],
      ['done', 'done'],
    ]);
    expect(await history('tap')).toHaveLength(1);
  });

  it('leave the later step, and take the same step for one', async () => {
    await send(rui, tapOf('clean', 'dirty'));
    await send(rui, tapOf('dirty', 'clean'), tapOf('clean', 'inspected'));
    expect(
      await send(
        lidia,
        tapOf('dirty', 'cleaning'),
        tapOf('cleaning', 'clean'),
        tapOf('clean', 'inspected'),
      ),
    ).toEqual(['overtaken', 'overtaken', 'same']);
    expect(await today()).toMatchObject({ state: 'inspected', by: 'Rui' });
  });

  it('ask where a tap was made before the guest left, and hold where it was made after', async () => {
    const stay = await inHouse(0);
    await send(lidia, tapOf('clean', 'dirty'));
    await setStatus(stay, 'checked_out');
    expect(await send(lidia, tapOf('dirty', 'cleaning', 600))).toEqual(['asks']);
    expect(await today()).toMatchObject({ state: 'dirty', by: null });
    expect(await send(lidia, tapOf('dirty', 'cleaning'))).toEqual(['done']);
  });

  it('say that a room is gone, and refuse what no board sends', async () => {
    expect(await send(lidia, { ...tapOf('clean', 'dirty'), room_id: crypto.randomUUID() })).toEqual(
      ['gone'],
    );
    for (const wrong of [
      { from: 'clean', to: 'sparkling' },
      { field: 'note' as const, to: 'x'.repeat(141) },
    ]) {
      await expect(send(lidia, { ...tapOf('clean', 'dirty'), ...wrong })).rejects.toMatchObject({
        code: 'HS400',
      });
    }
  });

  it('lose and double nothing, whatever the order of taps, check-outs, mornings and reconnections', async () => {
    const steps = ['dirty', 'cleaning', 'clean', 'inspected'];
    const act = fc.record({
      kind: fc.constantFrom('tap', 'tap', 'tap', 'send', 'send', 'leave', 'return', 'morning'),
      phone: fc.constantFrom('lidia' as const, 'rui' as const),
      isForward: fc.boolean(),
      isAnswerLost: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 18 }), async (acts) => {
        await emptyHouse(backend);
        room = await addRoom(backend);
        const stay = await inHouse(0);
        const phones = {
          lidia: { who: lidia, queue: new Array<RoomTap>(), shows: 'clean' },
          rui: { who: rui, queue: new Array<RoomTap>(), shows: 'clean' },
        };
        type Phone = (typeof phones)['lidia'];
        const made: string[] = [];
        const outcomes = new Map<string, string>();
        const tapOn = (phone: Phone, isForward: boolean) => {
          const to = steps[(steps.indexOf(phone.shows) + (isForward ? 1 : 3)) % 4] ?? 'dirty';
          const tap = tapOf(phone.shows, to);
          phone.queue.push(tap);
          made.push(tap.tap);
          phone.shows = to;
        };
        const reconnect = async (phone: Phone, isAnswerLost: boolean) => {
          const { taps, board } = await sendRoomTaps(phone.who.client, phone.queue);
          if (isAnswerLost) return;
          expect(taps.map(({ tap }) => tap)).toEqual(phone.queue.map(({ tap }) => tap));
          for (const { tap, outcome } of taps) outcomes.set(tap, outcome);
          phone.queue = [];
          phone.shows = board.rooms.find(({ id }) => id === room.id)?.state ?? 'clean';
        };
        for (const { kind, phone, isForward, isAnswerLost } of acts) {
          if (kind === 'tap') tapOn(phones[phone], isForward);
          else if (kind === 'send') await reconnect(phones[phone], isAnswerLost);
          else if (kind === 'leave') await setStatus(stay, 'checked_out');
          else if (kind === 'return') await setStatus(stay, 'checked_in');
          else await sql('select private.begin_cleaning_day()');
        }
        await reconnect(phones.lidia, false);
        await reconnect(phones.rui, false);
        const events = (await history('tap')).map((line) => line.split(' '));
        // Every tap has an answer, and just those that are done stand in the history, once.
        expect([...outcomes.keys()].toSorted()).toEqual(made.toSorted());
        const counted = events.flatMap(([, , tap]) => tap ?? []);
        expect(counted.toSorted()).toEqual(
          made.filter((tap) => outcomes.get(tap) === 'done').toSorted(),
        );
        // The history leads to the state without a gap.
        const states = ['clean', ...events.map(([, becomes]) => becomes)];
        expect(events.map(([was]) => was)).toEqual(states.slice(0, -1));
        expect((await today()).state).toBe(states.at(-1));
      }),
      { numRuns: 25 },
    );
  });
});

it('tells open panels of a change, and the day which rooms are not ready (CLEAN-04)', async () => {
  await addBooking(backend, { room_id: room.id });
  const { cursor } = Object((await rui.client.rpc('whats_new', {})).data);
  await send(lidia, tapOf('clean', 'dirty'));
  await closeRoom(rui.client, { roomId: room.id, until: backend.today, reason: 'Duche' });
  expect((await rui.client.rpc('whats_new', { since: cursor })).data).toMatchObject({
    cleaning: true,
  });
  const sheet = Object((await rui.client.rpc('day_sheet', { day: backend.today })).data);
  expect(sheet.rooms).toContainEqual(
    expect.objectContaining({ id: room.id, state: 'dirty', out_until: backend.today }),
  );
  const tomorrow = Object(
    (await rui.client.rpc('day_sheet', { day: addDays(backend.today, 1) })).data,
  );
  expect(tomorrow.rooms).toContainEqual(
    expect.objectContaining({ id: room.id, state: null, out_until: null }),
  );
});
