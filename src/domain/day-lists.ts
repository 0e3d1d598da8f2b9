/** The lists of one day: who comes, who goes, who is in (DAY-01, DAY-02, DAY-03). */
import type { Day } from './dates';
import { lateArrivalWords, lateDepartureWords } from './day-words';
import { compareRoomNumbers } from './room-number';

/** A stay as the day needs it. */
export interface DayStay {
  id: string;
  booking_number: string;
  room_id: string;
  room_number: string;
  guest_name: string;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  status: string;
  /** When the guest came (arrivals) or went (departures), and the status before. */
  done: { at: string; from: string | null } | null;
}

/** A day's stays as they are read, in no order. */
export interface DayStays<Stay extends DayStay> {
  day: Day;
  arrivals: readonly Stay[];
  departures: readonly Stay[];
  in_house: readonly Stay[];
  late_arrivals: readonly Stay[];
  late_departures: readonly Stay[];
}

/** What the clock of the house says. */
export interface HouseTime {
  today: Day;
  /** 'hh:mm'. */
  clock: string;
}

/** A row of a list. */
export interface DayRow<Stay> {
  stay: Stay;
  /** 'Devia ter chegado ontem'; null for who is in time. */
  late: string | null;
  /** 'por vagar' or 'entra hoje': what else happens in the room on the day. */
  mark: string | null;
  isDone: boolean;
}

const CAME = ['checked_in', 'checked_out', 'completed'];
const WENT = ['checked_out', 'completed'];

const hasCome = ({ status }: DayStay) => CAME.includes(status);
const hasGone = ({ status }: DayStay) => WENT.includes(status);

/** Each stay once: one that has just been done may stand in two of the lists that were read. */
function eachOnce<Stay extends DayStay>(...lists: (readonly Stay[])[]): Stay[] {
  return [...new Map(lists.flat().map((stay) => [stay.id, stay])).values()];
}

/**
 * Who comes on the day, late ones first, then by room, done last (DAY-03). 'por vagar' is a room whose
 * last guest is still in; it is said of today alone.
 */
export function arrivalRows<Stay extends DayStay>(
  { day, ...stays }: DayStays<Stay>,
  { today }: HouseTime,
): DayRow<Stay>[] {
  const leaving = eachOnce(stays.late_departures, stays.departures);
  const occupied = new Set(
    leaving.filter(({ status }) => status === 'checked_in').map(({ room_id }) => room_id),
  );
  const rows = eachOnce(stays.late_arrivals, stays.arrivals).map((stay): DayRow<Stay> => {
    const isDone = hasCome(stay);
    const isOccupied = !isDone && day === today && occupied.has(stay.room_id);
    return {
      stay,
      isDone,
      late: isDone ? null : lateArrivalWords(stay.check_in_date, today),
      mark: isOccupied ? 'por vagar' : null,
    };
  });
  return rows.toSorted(byUrgency);
}

/**
 * Who goes on the day, late ones first, then by room, done last (DAY-03). 'entra hoje' is a room into
 * which somebody comes on the day.
 *
 * @param departureHour 'hh:mm' until which guests go
 */
export function departureRows<Stay extends DayStay>(
  { day, ...stays }: DayStays<Stay>,
  { today, clock }: HouseTime,
  departureHour: string,
): DayRow<Stay>[] {
  const coming = eachOnce(stays.late_arrivals, stays.arrivals);
  const wanted = new Set(coming.filter((stay) => !hasCome(stay)).map(({ room_id }) => room_id));
  // Whoever has never come does not leave either: what to do about them stands among the arrivals.
  const missing = new Set(stays.late_arrivals.filter((stay) => !hasCome(stay)).map(({ id }) => id));
  const leaving = eachOnce(stays.late_departures, stays.departures);
  const rows = leaving
    .filter(({ id }) => !missing.has(id))
    .map((stay): DayRow<Stay> => {
      const isDone = hasGone(stay);
      const isIn = stay.status === 'checked_in';
      return {
        stay,
        isDone,
        late: isIn
          ? lateDepartureWords(stay.check_out_date, { today, clock, departureHour })
          : null,
        mark: isDone || !wanted.has(stay.room_id) ? null : comesAgain(day === today),
      };
    });
  return rows.toSorted(byUrgency);
}

function comesAgain(isToday: boolean): string {
  return isToday ? 'entra hoje' : 'entra nesse dia';
}

/** Who sleeps in the house and does not leave on the day, by room (DAY-01). */
export function inHouseRows<Stay extends DayStay>({ in_house }: DayStays<Stay>): DayRow<Stay>[] {
  const rows = in_house.map((stay) => ({ stay, late: null, mark: null, isDone: false }));
  return rows.toSorted(byUrgency);
}

function urgency({ late, isDone }: DayRow<DayStay>): number {
  if (isDone) return 2;
  return late === null ? 1 : 0;
}

function byUrgency(a: DayRow<DayStay>, b: DayRow<DayStay>): number {
  return (
    urgency(a) - urgency(b) ||
    compareRoomNumbers(a.stay.room_number, b.stay.room_number) ||
    a.stay.booking_number.localeCompare(b.stay.booking_number)
  );
}

/** How many of a list are late and how many are done: '1 em atraso · 1 feita' (DAY-03). */
export function rowCounts(rows: readonly DayRow<DayStay>[]): { late: number; done: number } {
  return {
    late: rows.filter(({ late }) => late !== null).length,
    done: rows.filter(({ isDone }) => isDone).length,
  };
}
