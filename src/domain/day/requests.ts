/** Requests that wait for an answer, on the day's screen (DAY-04). */
import { compareDays, type Day } from '../calendar/dates.ts';
import { earliestMoment, requestDeadline, type Promised } from '../request/deadline.ts';
import { sumEuros } from '../basics/money.ts';
import { compareRoomNumbers } from '../room/room-number.ts';

/** A pending booking with the columns that the day's screen needs. */
export interface DayPending {
  id: string;
  booking_number: string;
  room_number: string;
  guest_name: string;
  group_reference: string | null;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  /** ISO text with its zone. */
  created_at: string;
  /** The deadlines promised when it came in; ISO texts with their zone. */
  answer_until: string | null;
  hold_until: string | null;
}

/** One guest's request, for one room or several. */
export interface DayRequest<Stay> {
  /** Stable until the request is answered. */
  key: string;
  /** By room. */
  stays: [Stay, ...Stay[]];
  /** yyyy-mm-dd: the first arrival and the last departure. */
  from: Day;
  to: Day;
  guests: number;
  /** EUR, of all rooms. */
  total: number;
  /** When it was made. */
  since: string;
  /** The earliest deadlines of its rooms. */
  promised: Promised;
}

/** Groups the rooms of each request, the oldest request first. */
export function dayRequests<Stay extends DayPending>(
  unanswered: readonly Stay[],
): DayRequest<Stay>[] {
  const byRequest = new Map<string, [Stay, ...Stay[]]>();
  for (const stay of unanswered) {
    const key = stay.group_reference ?? stay.id;
    const known = byRequest.get(key);
    if (known === undefined) byRequest.set(key, [stay]);
    else known.push(stay);
  }
  return [...byRequest]
    .map(([key, stays]) => requestOf(key, stays))
    .toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
}

function requestOf<Stay extends DayPending>(
  key: string,
  stays: [Stay, ...Stay[]],
): DayRequest<Stay> {
  stays.sort((a, b) => compareRoomNumbers(a.room_number, b.room_number));
  return {
    key,
    stays,
    from: stays.map(({ check_in_date }) => check_in_date).toSorted(compareDays)[0] ?? '',
    to:
      stays
        .map(({ check_out_date }) => check_out_date)
        .toSorted(compareDays)
        .at(-1) ?? '',
    guests: stays.reduce((sum, { number_of_guests }) => sum + number_of_guests, 0),
    total: sumEuros(stays.map(({ total_price }) => total_price)),
    since: stays.map(({ created_at }) => created_at).reduce(earliest),
    promised: {
      answer_until: earliestMoment(stays.map(({ answer_until }) => answer_until)),
      hold_until: earliestMoment(stays.map(({ hold_until }) => hold_until)),
    },
  };
}

function earliest(a: string, b: string): string {
  return Date.parse(b) < Date.parse(a) ? b : a;
}

/** How many requests are past their deadline, and how many within two hours of it (CLOCK-02). */
export function requestCounts(
  requests: readonly { promised: Promised }[],
  now: Date,
): { late: number; soon: number } {
  const states = requests.map(({ promised }) => requestDeadline(promised, now)?.state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { late: count('past'), soon: count('soon') };
}
