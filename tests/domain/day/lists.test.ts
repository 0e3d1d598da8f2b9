import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import {
  arrivalRows,
  departureRows,
  inHouseRows,
  rowCounts,
  type DayStay,
  type DayStays,
} from '@/domain/day/lists';

const TODAY = '2026-11-23';
const MORNING = { today: TODAY, clock: '08:02' };

let count = 0;
/** A stay in this room, from yesterday to today unless told otherwise. */
function stay(room: number, overrides: Partial<DayStay> = {}): DayStay {
  count += 1;
  return {
    id: String(count),
    booking_number: `R26-${count}`,
    room_id: `room-${room}`,
    room_number: String(room),
    guest_name: `Hóspede ${count}`,
    check_in_date: TODAY,
    check_out_date: addDays(TODAY, 1),
    number_of_guests: 2,
    status: 'confirmed',
    done: null,
    ...overrides,
  };
}

function sheet(overrides: Partial<DayStays<DayStay>> = {}): DayStays<DayStay> {
  return {
    day: TODAY,
    arrivals: [],
    departures: [],
    in_house: [],
    late_arrivals: [],
    late_departures: [],
    ...overrides,
  };
}

const leavesToday = { check_in_date: '2026-11-21', check_out_date: TODAY, status: 'checked_in' };
const rooms = (rows: readonly { stay: DayStay }[]) => rows.map((row) => row.stay.room_number);

describe('arrivals', () => {
  it('stand late first, then by room as people count, done last (DAY-03)', () => {
    const rows = arrivalRows(
      sheet({
        arrivals: [stay(12), stay(2), stay(1, { status: 'checked_in' }), stay(10)],
        late_arrivals: [stay(9, { check_in_date: '2026-11-22' })],
      }),
      MORNING,
    );
    expect(rooms(rows)).toEqual(['9', '2', '10', '12', '1']);
    expect(rows[0]?.late).toBe('Devia ter chegado ontem');
    expect(rowCounts(rows)).toEqual({ late: 1, done: 1 });
  });

  it('say that the last guest is still in their room, today alone (DAY-02)', () => {
    const day = { arrivals: [stay(2), stay(3)], departures: [stay(2, leavesToday)] };
    expect(arrivalRows(sheet(day), MORNING).map(({ mark }) => mark)).toEqual(['por vagar', null]);
    const tomorrow = sheet({ ...day, day: addDays(TODAY, 1) });
    expect(arrivalRows(tomorrow, MORNING).map(({ mark }) => mark)).toEqual([null, null]);
    const left = sheet({
      ...day,
      departures: [stay(2, { ...leavesToday, status: 'checked_out' })],
    });
    expect(arrivalRows(left, MORNING).map(({ mark }) => mark)).toEqual([null, null]);
  });

  it('count a guest once who stands in two of the lists', () => {
    const late = stay(9, { check_in_date: '2026-11-22' });
    expect(arrivalRows(sheet({ arrivals: [late], late_arrivals: [late] }), MORNING)).toHaveLength(
      1,
    );
  });
});

describe('departures', () => {
  test.each([
    ['10:59', null],
    ['11:00', 'Devia ter saído às 11:00'],
  ])('at %s say %s of who is still in (DAY-03)', (clock, late) => {
    const day = sheet({ departures: [stay(4, leavesToday)] });
    expect(departureRows(day, { today: TODAY, clock }, '11:00')[0]?.late).toBe(late);
  });

  it('say that somebody comes into the room, and what is done sinks (DAY-02, DAY-03)', () => {
    const departures = [
      stay(1, { ...leavesToday, status: 'checked_out' }),
      stay(2, leavesToday),
      stay(4, leavesToday),
    ];
    const arrivals = [stay(1), stay(2)];
    const rows = departureRows(sheet({ departures, arrivals }), MORNING, '11:00');
    expect(rooms(rows)).toEqual(['2', '4', '1']);
    expect(rows.map(({ mark }) => mark)).toEqual(['entra hoje', null, null]);
    const past = departureRows(
      sheet({ day: '2026-11-20', departures, arrivals }),
      MORNING,
      '11:00',
    );
    expect(past[0]?.mark).toBe('entra nesse dia');
  });

  it('leave out whoever has never come', () => {
    const noShow = stay(9, { check_in_date: '2026-11-22', check_out_date: TODAY });
    const day = sheet({ departures: [noShow], late_arrivals: [noShow] });
    expect(departureRows(day, MORNING, '11:00')).toEqual([]);
    expect(arrivalRows(day, MORNING)).toHaveLength(1);
  });
});

it('lists who is in by room', () => {
  const rows = inHouseRows(sheet({ in_house: [stay(11), stay(3), stay(7)] }));
  expect(rooms(rows)).toEqual(['3', '7', '11']);
});

const statuses = ['awaiting_payment', 'confirmed', 'checked_in', 'checked_out', 'completed'];
const anyStays = fc.array(
  fc
    .record({
      room: fc.integer({ min: 1, max: 13 }),
      from: fc.integer({ min: -5, max: 0 }),
      nights: fc.integer({ min: 1, max: 6 }),
      status: fc.constantFrom(...statuses),
    })
    .map(({ room, from, nights, status }) => {
      const check_in_date = addDays(TODAY, from);
      return stay(room, { check_in_date, check_out_date: addDays(check_in_date, nights), status });
    }),
  { maxLength: 20 },
);

test('no stay is lost, doubled or both late and done, whatever the day brings (DAY-01, DAY-03)', () => {
  fc.assert(
    fc.property(anyStays, fc.constantFrom('08:02', '12:00'), (all, clock) => {
      const day = sheet({
        arrivals: all.filter(({ check_in_date }) => check_in_date === TODAY),
        late_arrivals: all.filter(({ check_in_date }) => check_in_date < TODAY),
      });
      const rows = arrivalRows(day, { today: TODAY, clock });
      expect(rows.map(({ stay: { id } }) => id).toSorted()).toEqual(
        all.map(({ id }) => id).toSorted(),
      );
      expect(rows.filter(({ late, isDone }) => late !== null && isDone)).toEqual([]);
      const order = rows.map(({ late, isDone }) => (isDone ? 2 : late === null ? 1 : 0));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});
