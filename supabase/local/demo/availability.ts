import { addDays, addMonths, eachDay, type Day } from '../../../src/domain/calendar/dates.ts';
import { ROOM_NUMBERS, roomId } from './rooms.ts';
import { isWeekend } from './season.ts';

/** A room and days, counted from today, the last one included. */
type Period = readonly [room: string, from: number, to: number];

/** Prices of weekend nights in the coming three months, and of all nights of some days, in EUR. */
const WEEKEND_PRICES: Record<string, number> = { 2: 64, 5: 58, 6: 92, 10: 94, 11: 68, 13: 132 };
const WEEKEND_DAYS = 90;
const PRICES: readonly [...Period, price: number][] = [
  ['1', 35, 41, 34.5],
  ['9', 50, 54, 99],
  ['12', 20, 24, 47.5],
];

/** Closed for works or private use; the open rooms only late, so that the form can offer them. */
const CLOSED: readonly Period[] = [
  ['11', 4, 5],
  ['12', 10, 12],
  ['7', 25, 27],
  ['4', 40, 44],
  ['13', 54, 60],
  ['5', 75, 76],
  ['10', 82, 83],
];

/** Works, for a week of the last March that is long over. */
const WORKS = { room: '11', day: '03-10', days: 7 };

function daysOf(today: Day, [, from, to]: Period): Day[] {
  return eachDay({ from: addDays(today, from), to: addDays(today, to + 1) });
}

/** The days on which nobody can have a room. */
export function closedDays(room: string, today: Day): Day[] {
  const from = `${addMonths(today, -7).slice(0, 4)}-${WORKS.day}`;
  const works = room === WORKS.room ? eachDay({ from, to: addDays(from, WORKS.days) }) : [];
  return [
    ...works,
    ...CLOSED.filter(([each]) => each === room).flatMap((each) => daysOf(today, each)),
  ];
}

/** The price that a room has on a day other than its own, in EUR. */
function specialPrices(room: string, today: Day): Map<Day, number> {
  const weekend = WEEKEND_PRICES[room];
  const days = daysOf(today, [room, 0, WEEKEND_DAYS]).filter(isWeekend);
  return new Map([
    ...(weekend === undefined ? [] : days.map((day) => [day, weekend] as const)),
    ...PRICES.filter(([each]) => each === room).flatMap(([each, from, to, price]) =>
      daysOf(today, [each, from, to]).map((day) => [day, price] as const),
    ),
  ]);
}

/** The rows of `room_availability`: one for each room and day that is closed or has its price. */
export function availabilityRows(today: Day) {
  return ROOM_NUMBERS.flatMap((room) => {
    const closed = closedDays(room, today);
    const prices = specialPrices(room, today);
    return [...new Set([...closed, ...prices.keys()])].map((date) => ({
      room_id: roomId(room),
      date,
      is_available: !closed.includes(date),
      custom_price: prices.get(date) ?? null,
    }));
  });
}
