import { addDays, eachDay, weekday, type Day } from '../../../src/domain/calendar/dates.ts';
import { roomId } from './rooms.ts';

/** A room and a range of days, counted from today, the last one included. */
interface DemoPeriod {
  room: string;
  from: number;
  to: number;
}

interface DemoRate extends DemoPeriod {
  /** EUR a night. */
  price: number;
  /** Only the nights from Friday and from Saturday. */
  isWeekendsOnly: boolean;
}

interface AvailabilityRow {
  room_id: string;
  date: Day;
  is_available: boolean;
  custom_price: number | null;
}

const FRIDAY = 5;
const SATURDAY = 6;
const SEASON = { from: 0, to: 90, isWeekendsOnly: true };

const RATES: readonly DemoRate[] = [
  { room: '2', price: 64, ...SEASON },
  { room: '5', price: 58, ...SEASON },
  { room: '6', price: 92, ...SEASON },
  { room: '10', price: 94, ...SEASON },
  { room: '11', price: 68, ...SEASON },
  { room: '13', price: 132, ...SEASON },
  { room: '1', from: 35, to: 41, price: 34.5, isWeekendsOnly: false },
  { room: '9', from: 50, to: 54, price: 99, isWeekendsOnly: false },
  { room: '12', from: 20, to: 24, price: 47.5, isWeekendsOnly: false },
];

/** Closed for works or private use; the open rooms only late, so that the form can offer them. */
const BLOCKED: readonly DemoPeriod[] = [
  { room: '11', from: 4, to: 5 },
  { room: '12', from: 10, to: 12 },
  { room: '7', from: 25, to: 27 },
  { room: '4', from: 40, to: 44 },
  { room: '13', from: 54, to: 60 },
  { room: '5', from: 75, to: 76 },
  { room: '10', from: 82, to: 83 },
];

/**
 * The rows of `room_availability` for the three months from a day on: one for each room and day.
 */
export function availabilityRows(today: Day): AvailabilityRow[] {
  const rows = new Map<string, AvailabilityRow>();
  const rowOf = (room: string, date: Day): AvailabilityRow => {
    const key = `${room} ${date}`;
    const row = rows.get(key) ?? {
      room_id: roomId(room),
      date,
      is_available: true,
      custom_price: null,
    };
    rows.set(key, row);
    return row;
  };
  const daysOf = ({ from, to }: DemoPeriod) =>
    eachDay({ from: addDays(today, from), to: addDays(today, to + 1) });

  for (const rate of RATES) {
    for (const date of daysOf(rate)) {
      if (!rate.isWeekendsOnly || [FRIDAY, SATURDAY].includes(weekday(date))) {
        rowOf(rate.room, date).custom_price = rate.price;
      }
    }
  }
  for (const period of BLOCKED) {
    for (const date of daysOf(period)) rowOf(period.room, date).is_available = false;
  }
  return [...rows.values()];
}
