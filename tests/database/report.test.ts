import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDay } from '@/domain/calendar/dates';
import { readReport } from '@/queries/reports';
import type { BookingInsert } from '@/types/rows';
import { callers, refusalOf } from './desk-scene';
import { addOldRoom, addPastStay, figuresOf, mapOf, shut } from './report-scene';
import { emptyHouse, startBackend, type Backend } from './support';

// report: months of a small house, each figure reckoned by hand.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => emptyHouse(backend));

const room = async (
  ...given: Parameters<typeof addOldRoom> extends [unknown, ...infer R] ? R : []
) => addOldRoom(backend, ...given);
/** A stay in a room of its own. */
const stay = async (nights: readonly [string, string], more: Partial<BookingInsert> = {}) =>
  addPastStay(backend, await room(), nights, more);
const figures = async (from: string, until: string) => figuresOf(backend, from, until);
const march = async () => figures('2024-03-01', '2024-04-01');

describe('nights and revenue', () => {
  it('go to the months in which the nights lie, and add up to the cent (REP-01)', async () => {
    await stay(['2024-03-30', '2024-04-02'], { number_of_guests: 2 });
    await stay(['2024-01-31', '2024-03-02'], { total_price: 310 });
    const year = await figures('2024-01-01', '2025-01-01');
    const months = year.by_month.filter(({ room_nights }) => room_nights > 0);
    expect(months.map((month) => [month.month, month.room_nights, month.revenue])).toEqual([
      ['2024-01-01', 1, 10],
      ['2024-02-01', 29, 290],
      ['2024-03-01', 3, 76.67],
      ['2024-04-01', 1, 33.33],
    ]);
    expect(year).toMatchObject({ room_nights: 34, bed_nights: 37, revenue: 410, arrivals: 2 });
    expect(year.by_month).toHaveLength(12);
  });

  it('of a stay over the edges of the period are those inside it (REP-01)', async () => {
    await stay(['2024-02-27', '2024-03-03'], { total_price: 50 });
    await stay(['2024-03-30', '2024-04-09'], { total_price: 200 });
    await stay(['2024-02-01', '2024-03-01']);
    await stay(['2024-04-01', '2024-04-05']);
    expect(await march()).toMatchObject({ room_nights: 4, revenue: 60, arrivals: 1, asked: 1 });
  });

  it('of one day are those of its night (REP-01)', async () => {
    await stay(['2024-03-10', '2024-03-13'], { total_price: 100 });
    const day = async (from: string, until: string) => {
      const { days, room_nights, revenue, arrivals } = await figures(from, until);
      return [days, room_nights, revenue, arrivals];
    };
    expect(await day('2024-03-09', '2024-03-10')).toEqual([1, 0, 0, 0]);
    expect(await day('2024-03-10', '2024-03-11')).toEqual([1, 1, 33.33, 1]);
    expect(await day('2024-03-11', '2024-03-12')).toEqual([1, 1, 33.34, 0]);
    expect(await day('2024-03-13', '2024-03-14')).toEqual([1, 0, 0, 0]);
  });

  it('are of what is sold: requests that wait and cancelled stays are only asked for (REP-01)', async () => {
    const sold = ['payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'];
    const waiting = ['pending', 'awaiting_confirmation', 'awaiting_payment'];
    for (const status of [...sold, ...waiting, 'cancelled']) {
      // oxlint-disable-next-line no-await-in-loop -- one room after the other
      await stay(['2024-03-10', '2024-03-12'], { status });
    }
    await stay(['2024-03-10', '2024-03-12'], { status: 'cancelled', cancel_reason: 'no_show' });
    await stay(['2024-03-10', '2024-03-12'], { archived: true });
    expect(await march()).toMatchObject({
      room_nights: 12,
      revenue: 600,
      arrivals: 6,
      asked: 11,
      cancelled: 2,
      no_shows: 1,
    });
  });

  it('tell apart the nights whose price is known (CHAN-03, REP-01)', async () => {
    await stay(['2024-03-01', '2024-03-03'], { source: 'booking_com', total_price: 0 });
    await stay(['2024-03-01', '2024-03-04'], { source: 'airbnb', total_price: 90 });
    await stay(['2024-03-01', '2024-03-05'], { source: 'phone', total_price: 0 });
    expect(await march()).toMatchObject({ room_nights: 9, priced_room_nights: 7, revenue: 90 });
  });

  it('tell how many of a platform count one person for want of a number (CHAN-03, REP-01)', async () => {
    const two = async (nights: readonly [string, string], more: Partial<BookingInsert> = {}) =>
      stay(nights, { source: 'airbnb', ...more });
    await two(['2024-03-01', '2024-03-03']);
    await two(['2024-02-20', '2024-03-04'], { source: 'other' });
    await two(['2024-03-01', '2024-03-06'], { number_of_guests: 2 });
    await two(['2024-03-01', '2024-03-07'], { source: 'phone' });
    await two(['2024-03-01', '2024-03-08'], { status: 'cancelled' });
    const single = await room({ max_guests: 1 });
    await addPastStay(backend, single, ['2024-03-01', '2024-03-09'], { source: 'airbnb' });
    expect((await march()).uncounted_room_nights).toBe(5);
  });

  it('stand by source, one of a newer version under its own name (REP-01)', async () => {
    const { database } = backend;
    const [check] = await database.query(
      `select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'bookings_source_check'`,
    );
    await database.script('alter table public.bookings drop constraint bookings_source_check');
    await stay(['2024-03-01', '2024-03-03'], { source: 'expedia', total_price: 80 });
    await stay(['2024-02-28', '2024-03-02'], { source: 'site', total_price: 90 });
    await stay(['2024-03-01', '2024-03-03'], { source: 'google', status: 'cancelled' });
    expect((await march()).by_source).toEqual({
      expedia: { arrivals: 1, room_nights: 2, revenue: 80 },
      site: { arrivals: 0, room_nights: 1, revenue: 30 },
    });
    await database.script(`
      delete from public.bookings;
      alter table public.bookings add constraint bookings_source_check ${String(check?.['says'])}`);
  });
});

describe('nights that could be sold', () => {
  it('are of every room there was, 29 in a February (REP-01)', async () => {
    await room({ max_guests: 6 });
    await room();
    const february = await figures('2024-02-01', '2024-03-01');
    expect(february).toMatchObject({ days: 29, open_room_nights: 58, open_bed_nights: 232 });
    expect(
      (await readReport(backend.staff, { from: '2024-02-29', until: '2024-03-01' })).before,
    ).toMatchObject({ from: '2023-02-28', until: '2023-03-01', open_room_nights: 2 });
  });

  it('begin on the day in Lisbon on which a room was added, or with its first stay (REP-01)', async () => {
    await room({ created_at: '2024-03-21T23:59:00Z' });
    expect((await march()).open_room_nights).toBe(11);
    await emptyHouse(backend);
    // In summer, midnight is an hour sooner.
    await room({ created_at: '2024-07-20T23:30:00Z' });
    expect((await figures('2024-07-01', '2024-08-01')).open_room_nights).toBe(11);
    await emptyHouse(backend);
    const late = await room({ created_at: '2024-03-21T12:00:00Z' });
    await addPastStay(backend, late, ['2024-03-05', '2024-03-06'], { status: 'cancelled' });
    await addPastStay(backend, late, ['2024-03-11', '2024-03-12']);
    expect((await march()).open_room_nights).toBe(21);
  });

  it('tell a house that was closed from one that was not there yet (REP-01)', async () => {
    const knownFrom = async (from: string, until: string) =>
      (await figures(from, until)).known_from;
    const first = await room({ created_at: '2024-02-10T23:30:00Z' });
    await room({ created_at: '2024-03-05T12:00:00Z' });
    await shut(backend, first, eachDay({ from: '2024-02-10', to: '2024-04-01' }));
    expect(await march()).toMatchObject({ open_room_nights: 27, known_from: '2024-02-10' });
    expect(await knownFrom('2024-02-01', '2024-02-11')).toBe('2024-02-10');
    expect(await knownFrom('2024-02-01', '2024-02-10')).toBeNull();
    // A room that was never let does not count; one that was let earlier does.
    await room({ is_active: false, created_at: '2022-01-01T12:00:00Z' });
    expect((await march()).known_from).toBe('2024-02-10');
    const gone = await room({ is_active: false });
    await addPastStay(backend, gone, ['2024-01-08', '2024-01-11']);
    expect((await march()).known_from).toBe('2020-01-01');
  });

  it('of a room taken out of sale end when its last guest left (REP-01)', async () => {
    const gone = await room({ is_active: false });
    await room({ is_active: false });
    await addPastStay(backend, gone, ['2024-03-08', '2024-03-11']);
    await addPastStay(backend, gone, ['2024-03-20', '2024-03-22'], { status: 'cancelled' });
    expect(await march()).toMatchObject({ room_nights: 3, open_room_nights: 10 });
    expect((await figures('2024-04-01', '2024-05-01')).open_room_nights).toBe(0);
  });

  it('leave out closed days, but not those on which somebody slept there (REP-01)', async () => {
    const one = await room();
    const late = await room({ created_at: '2024-03-11T12:00:00Z' });
    await shut(backend, one, [
      '2024-02-29',
      '2024-03-01',
      '2024-03-14',
      '2024-03-15',
      '2024-03-16',
    ]);
    await shut(backend, late, ['2024-03-10', '2024-03-12']);
    await addPastStay(backend, one, ['2024-03-15', '2024-03-17']);
    await addPastStay(backend, one, ['2024-03-01', '2024-03-02'], { status: 'cancelled' });
    await addPastStay(backend, late, ['2024-03-12', '2024-03-13'], { status: 'pending' });
    await backend.house
      .from('room_availability')
      .insert({ room_id: one.id, date: '2024-03-20', custom_price: 70 });
    // 31 - 2 and 21 - 1.
    expect(await march()).toMatchObject({
      room_nights: 2,
      open_room_nights: 49,
      open_bed_nights: 98,
    });
  });

  it('count a bed more where more people slept than a room is said to hold (REP-01)', async () => {
    const small = await room();
    await addPastStay(backend, small, ['2024-02-28', '2024-03-03'], { number_of_guests: 5 });
    await addPastStay(backend, small, ['2024-03-04', '2024-03-06'], { number_of_guests: 1 });
    const { bed_nights, open_bed_nights, by_month } = await march();
    expect([bed_nights, open_bed_nights, by_month[0]?.open_bed_nights]).toEqual([12, 68, 68]);
  });
});

describe('bookings', () => {
  it('are as long as the whole stay, by where they begin (REP-01)', async () => {
    await stay(['2024-03-30', '2024-04-04']);
    await stay(['2024-03-02', '2024-03-04']);
    await stay(['2024-02-20', '2024-03-20']);
    expect(await march()).toMatchObject({ arrivals: 2, mean_nights: 3.5 });
  });

  it('were made so many days before, by the day in Lisbon, where the house wrote them down (REP-01)', async () => {
    const asked = async (checkIn: string, created_at: string, more: Partial<BookingInsert> = {}) =>
      stay([checkIn, '2024-12-31'], { created_at, ...more });
    await asked('2024-07-02', '2024-07-01T23:30:00Z');
    await asked('2024-07-02', '2024-07-01T22:30:00Z', { source: 'site' });
    await asked('2024-11-05', '2024-11-01T23:30:00Z', { source: 'phone' });
    await asked('2024-11-05', '2024-10-05T09:00:00Z', { source: 'email' });
    await asked('2024-11-05', '2024-11-07T09:00:00Z');
    await asked('2024-11-05', '2024-10-01T09:00:00Z', { source: 'airbnb' });
    await asked('2024-11-05', '2024-10-01T09:00:00Z', { status: 'cancelled' });
    await asked('2024-11-05', '2024-10-01T09:00:00Z', { status: 'pending' });
    // Divided on 1 October: the second half has the answer of the first, and is not a request of
    // its own.
    await asked('2024-11-05', '2024-10-01T09:00:00Z', { answered_at: '2024-09-01T09:00:00Z' });
    // 0, 0, 1, 4, 31: the middle one.
    expect(await figures('2024-07-01', '2024-12-01')).toMatchObject({
      median_lead_days: 1,
      lead_arrivals: [2, 1, 1, 0, 1, 0],
    });
    // 0, 1: of an even number the smaller.
    expect((await figures('2024-07-01', '2024-08-01')).median_lead_days).toBe(0);
  });

  it.each([
    [3, [0, 1, 0, 0, 0, 0]],
    [4, [0, 0, 1, 0, 0, 0]],
    [7, [0, 0, 1, 0, 0, 0]],
    [8, [0, 0, 0, 1, 0, 0]],
    [30, [0, 0, 0, 1, 0, 0]],
    [31, [0, 0, 0, 0, 1, 0]],
    [90, [0, 0, 0, 0, 1, 0]],
    [91, [0, 0, 0, 0, 0, 1]],
  ])('made %i days ahead stand in their group (REP-01)', async (days, groups) => {
    const made = new Date(Date.parse('2024-03-10T12:00:00Z') - days * 86_400_000);
    await stay(['2024-03-10', '2024-03-12'], { created_at: made.toISOString() });
    expect((await march()).lead_arrivals).toEqual(groups);
  });

  it('from the site were answered after so many minutes, whatever became of them (REP-01)', async () => {
    const answered = async (answered_at: string | null, more: Partial<BookingInsert> = {}) =>
      stay(['2024-03-10', '2024-03-12'], {
        source: 'site',
        created_at: '2024-03-01T10:00:00Z',
        answered_at,
        ...more,
      });
    await answered('2024-03-01T10:20:00Z');
    await answered('2024-03-01T11:30:40Z', { status: 'cancelled' });
    await answered('2024-03-03T10:00:00Z', { status: 'awaiting_payment' });
    await answered('2024-03-01T11:45:00Z');
    await answered('2024-03-09T10:00:00Z', { source: 'phone' });
    await answered(null, { status: 'pending' });
    // Divided: the second half carries the answer to the first.
    await answered('2024-02-28T10:00:00Z');
    // 20, 91, 105, 2880.
    expect((await march()).median_answer_minutes).toBe(91);
  });
});

describe('nothing', () => {
  const NOTHING = {
    known_from: null,
    room_nights: 0,
    bed_nights: 0,
    revenue: 0,
    priced_room_nights: 0,
    uncounted_room_nights: 0,
    arrivals: 0,
    mean_nights: null,
    median_lead_days: null,
    lead_arrivals: [0, 0, 0, 0, 0, 0],
    by_source: {},
    asked: 0,
    cancelled: 0,
    no_shows: 0,
    median_answer_minutes: null,
  };

  it('is told of a house without a room (REP-01)', async () => {
    const none = {
      room_nights: 0,
      bed_nights: 0,
      open_room_nights: 0,
      open_bed_nights: 0,
      revenue: 0,
    };
    expect(await readReport(backend.staff, { from: '2024-03-15', until: '2024-05-01' })).toEqual({
      period: {
        ...NOTHING,
        ...none,
        from: '2024-03-15',
        until: '2024-05-01',
        days: 47,
        by_month: [
          { month: '2024-03-01', ...none },
          { month: '2024-04-01', ...none },
        ],
      },
      before: {
        ...NOTHING,
        ...none,
        from: '2023-03-15',
        until: '2023-05-01',
        days: 47,
        by_month: [
          { month: '2023-03-01', ...none },
          { month: '2023-04-01', ...none },
        ],
      },
    });
  });

  it('is told of the year before a house began, and what was of one that was there (REP-01)', async () => {
    const one = await room({ created_at: '2024-01-01T12:00:00Z' });
    await addPastStay(backend, one, ['2024-03-10', '2024-03-12']);
    const both = async (from: string, until: string) => readReport(backend.staff, { from, until });
    expect(await both('2024-03-01', '2024-04-01')).toMatchObject({
      period: { room_nights: 2, open_room_nights: 31 },
      before: { ...NOTHING, open_room_nights: 0 },
    });
    expect(await both('2025-03-01', '2025-04-01')).toMatchObject({
      period: { ...NOTHING, open_room_nights: 31, known_from: '2024-01-01' },
      before: { room_nights: 2, revenue: 100, open_room_nights: 31 },
    });
  });
});

it.each([
  [
    ['2025-02-01', '2025-03-01'],
    ['2024-02-01', '2024-03-01'],
  ],
  [
    ['2024-02-01', '2024-02-29'],
    ['2023-02-01', '2023-03-01'],
  ],
  [
    ['2024-02-28', '2024-02-29'],
    ['2023-02-28', '2023-03-01'],
  ],
  [
    ['2024-12-31', '2025-01-01'],
    ['2023-12-31', '2024-01-01'],
  ],
] as const)('beside %j stands %j (REP-01)', async ([from, until], [fromBefore, untilBefore]) => {
  const { before } = await readReport(backend.staff, { from, until });
  expect([before.from, before.until]).toEqual([fromBefore, untilBefore]);
});

describe('is refused', () => {
  it('to whoever is not staff (REP-03)', async () => {
    const asked = { from_day: '2024-03-01', until_day: '2024-04-01' };
    for (const [name, client, isTrusted] of callers(backend)) {
      for (const door of ['report', 'report_map'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { error } = await client.rpc(door, asked);
        const expected = isTrusted ? 'answered' : '42501';
        expect([name, door, error?.code ?? 'answered']).toEqual([name, door, expected]);
      }
    }
  });

  it.each([
    ['2024-03-01', '2024-03-01'],
    ['2024-03-02', '2024-03-01'],
    ['2014-01-01', '2024-02-19'],
    ['1900-12-31', '1901-02-01'],
    ['2100-12-31', '2101-01-02'],
    ['-infinity', '2024-03-01'],
    ['2024-03-01', 'infinity'],
    ['', '2024-03-01'],
    ['hoje', 'amanhã de manhã'],
  ])('for %s to %s (REP-01)', async (from, until) => {
    expect((await refusalOf(figures(from, until))).code).toMatch(/^(HS400|22\w{3})$/);
  });

  it('for more than 3,700 days, as a map for more than 400 (REP-01, REP-02)', async () => {
    expect((await figures('2014-01-01', '2024-02-18')).days).toBe(3700);
    expect((await refusalOf(figures('2014-01-01', '2024-02-19'))).code).toBe('HS400');
    await room();
    const [only] = Object.values(await mapOf(backend, '2024-01-01', '2025-02-04'));
    expect(only?.nights).toHaveLength(400);
    const longer = mapOf(backend, '2024-01-01', '2025-02-05');
    expect((await refusalOf(longer)).code).toBe('HS400');
  });
});
