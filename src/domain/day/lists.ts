/** The lists of one day: arrivals, departures and guests in house (DAY-01, DAY-02, DAY-03). */
import type { Day } from '../calendar/dates.ts';
import { lateArrivalWords, lateDepartureWords } from '../calendar/day-words.ts';
import { compareRoomNumbers } from '../room/room-number.ts';

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
  /** When the guest checked in (arrivals) or out (departures), and the status before. */
  done: DoneStep | null;
}

interface DoneStep {
  at: string;
  /** The status before. */
  from: string | null;
  /** What was agreed before a check-out that freed the last nights (DESK-17). */
  freed?: FreedNights | null;
}

export interface FreedNights {
  check_out_date: Day;
  /** EUR. */
  total_price: number;
}

/** A day's stays as they are read, unsorted. */
export interface DayStays<Stay extends DayStay> {
  day: Day;
  arrivals: readonly Stay[];
  departures: readonly Stay[];
  in_house: readonly Stay[];
  late_arrivals: readonly Stay[];
  late_departures: readonly Stay[];
}

export interface HouseTime {
  today: Day;
  /** 'hh:mm'. */
  clock: string;
}

export interface DayRow<Stay> {
  stay: Stay;
  /** 'Devia ter chegado ontem'; null for a guest who is on time. */
  late: string | null;
  /** 'por vagar' or 'entra hoje': what else happens in the room on the day. */
  mark: string | null;
  /** Of an arrival of today, the guest who has not left its room yet. */
  occupant?: Stay | undefined;
  isDone: boolean;
}

const CAME = ['checked_in', 'checked_out', 'completed'];
const WENT = ['checked_out', 'completed'];

/** Whether a guest is in house, or was. */
export const hasCome = ({ status }: DayStay) => CAME.includes(status);
const hasGone = ({ status }: DayStay) => WENT.includes(status);

/** Each stay once: one that was checked in or out just now may be in two of the lists read. */
function eachOnce<Stay extends DayStay>(...lists: (readonly Stay[])[]): Stay[] {
  return [...new Map(lists.flat().map((stay) => [stay.id, stay])).values()];
}

/**
 * The day's arrivals, late ones first, then by room, done ones last. 'por vagar' marks a room whose
 * last guest has not left yet; it is shown for today only.
 */
export function arrivalRows<Stay extends DayStay>(
  { day, ...stays }: DayStays<Stay>,
  { today }: HouseTime,
): DayRow<Stay>[] {
  const leaving = eachOnce(stays.late_departures, stays.departures);
  const occupants = new Map(
    leaving.filter(({ status }) => status === 'checked_in').map((stay) => [stay.room_id, stay]),
  );
  const rows = eachOnce(stays.late_arrivals, stays.arrivals).map((stay): DayRow<Stay> => {
    const isDone = hasCome(stay);
    const occupant = isDone || day !== today ? undefined : occupants.get(stay.room_id);
    return {
      stay,
      isDone,
      late: isDone ? null : lateArrivalWords(stay.check_in_date, today),
      mark: occupant === undefined ? null : 'por vagar',
      occupant,
    };
  });
  return rows.toSorted(byUrgency);
}

/**
 * The day's departures, late ones first, then by room, done ones last. 'entra hoje' marks a room
 * with an arrival on the same day.
 *
 * @param departureHour 'hh:mm' by which guests must leave
 */
export function departureRows<Stay extends DayStay>(
  { day, ...stays }: DayStays<Stay>,
  { today, clock }: HouseTime,
  departureHour: string,
): DayRow<Stay>[] {
  const coming = eachOnce(stays.late_arrivals, stays.arrivals);
  const wanted = new Set(coming.filter((stay) => !hasCome(stay)).map(({ room_id }) => room_id));
  // A guest who has never arrived does not leave either: they are listed among the late arrivals.
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

/** Guests in house who do not leave on the day, by room. */
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

/** How many of a list are late and how many are done: '1 em atraso · 1 feita'. */
export function rowCounts(rows: readonly DayRow<DayStay>[]): { late: number; done: number } {
  return {
    late: rows.filter(({ late }) => late !== null).length,
    done: rows.filter(({ isDone }) => isDone).length,
  };
}
