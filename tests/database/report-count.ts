import { daysBetween, eachDay, lisbonToday, startOfMonth, type Day } from '@/domain/calendar/dates';
import type { MonthFigures, PeriodFigures, SourceFigures } from '@/queries/reports';

// The figures of a report the slow way: every room, every night.

export interface CountedRoom {
  max_guests: number;
  is_active: boolean;
  /** When it was added. */
  added: string;
  closed: readonly Day[];
}

export interface CountedStay {
  /** The place of its room in the list. */
  room: number;
  checkIn: Day;
  checkOut: Day;
  guests: number;
  cents: number;
  source: string;
  status: string;
  cancel_reason: string;
  createdAt: string;
  answeredAt: string | null;
}

interface Period {
  from: Day;
  until: Day;
}

const SOLD = ['payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'];
const OWN = ['site', 'phone', 'desk', 'email'];
/** Earlier than every room of these hostels. */
const EARLIEST = '2023-11-01';
const LEADS = [0, 3, 7, 30, 90, Infinity];
const MINUTE_MS = 60_000;

const isSold = ({ status }: CountedStay) => SOLD.includes(status);
const lisbonDay = (moment: string) => lisbonToday(new Date(moment));
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The median; of an even number, the smaller of the middle two. */
function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? null;
}

/** One room in one night: who sleeps there, or whether somebody could. */
interface Night {
  day: Day;
  room: number;
  beds: number;
  stay: CountedStay | undefined;
  isOpen: boolean;
}

function nightsOf(rooms: readonly CountedRoom[], stays: readonly CountedStay[], period: Period) {
  return rooms.map(({ max_guests, is_active, added, closed }, room): Night[] => {
    const sold = stays.filter((stay) => stay.room === room && isSold(stay));
    const opens = [lisbonDay(added), ...sold.map(({ checkIn }) => checkIn)].toSorted()[0] ?? '';
    const shuts = is_active
      ? '9'
      : (sold
          .map(({ checkOut }) => checkOut)
          .toSorted()
          .at(-1) ?? '');
    return eachDay({ from: period.from, to: period.until }).map((day) => {
      const stay = sold.find(({ checkIn, checkOut }) => checkIn <= day && day < checkOut);
      const isThere = opens <= day && day < shuts;
      const isOpen = stay !== undefined || (isThere && !closed.includes(day));
      return { day, room, beds: Math.max(max_guests, stay?.guests ?? 0), stay, isOpen };
    });
  });
}

/** The part of a stay's price that falls on one night, in cents; the nights add up to the price. */
function centsOfNight({ cents, checkIn, checkOut }: CountedStay, day: Day): number {
  const nights = daysBetween({ from: checkIn, to: checkOut });
  const place = daysBetween({ from: checkIn, to: day });
  return Math.round((cents * (place + 1)) / nights) - Math.round((cents * place) / nights);
}

type Sums = Omit<MonthFigures, 'month'>;

function sumsOf(nights: readonly Night[]): Sums {
  const slept = nights.flatMap(({ stay, day }) => (stay === undefined ? [] : [{ stay, day }]));
  const open = nights.filter(({ isOpen }) => isOpen);
  return {
    room_nights: slept.length,
    bed_nights: total(slept.map(({ stay }) => stay.guests)),
    open_room_nights: open.length,
    open_bed_nights: total(open.map(({ beds }) => beds)),
    revenue: total(slept.map(({ stay, day }) => centsOfNight(stay, day))) / 100,
  };
}

export function countPeriod(
  rooms: readonly CountedRoom[],
  stays: readonly CountedStay[],
  period: Period,
): PeriodFigures {
  const nights = nightsOf(rooms, stays, period).flat();
  const days = eachDay({ from: period.from, to: period.until });
  const begun = stays.filter(({ checkIn }) => days.includes(checkIn));
  const arrived = begun.filter(isSold);
  const cancelled = begun.filter(({ status }) => status === 'cancelled');
  const leads = arrived
    .filter(({ source }) => OWN.includes(source))
    .filter(({ createdAt, answeredAt }) => answeredAt === null || answeredAt >= createdAt)
    .map(({ checkIn, createdAt }) =>
      Math.max(0, daysBetween({ from: lisbonDay(createdAt), to: checkIn })),
    );
  const answers = begun.flatMap(({ source, createdAt, answeredAt }) => {
    if (source !== 'site' || answeredAt === null || answeredAt < createdAt) return [];
    return [(Date.parse(answeredAt) - Date.parse(createdAt)) / MINUTE_MS];
  });
  const sources = [...new Set(nights.flatMap(({ stay }) => stay?.source ?? []))];
  const wereThere = nightsOf(
    rooms.map((room) => ({ ...room, closed: [] })),
    stays,
    { from: EARLIEST, until: period.until },
  ).flat();
  const bySource = sources.map((source): [string, SourceFigures] => {
    const { room_nights, revenue } = sumsOf(nights.filter(({ stay }) => stay?.source === source));
    const arrivals = arrived.filter((stay) => stay.source === source).length;
    return [source, { arrivals, room_nights, revenue }];
  });
  const months = [...new Set(days.map(startOfMonth))];
  const lengths = arrived.map(({ checkIn, checkOut }) =>
    daysBetween({ from: checkIn, to: checkOut }),
  );
  const isPriced = (stay: CountedStay) => stay.cents > 0 || OWN.includes(stay.source);
  return {
    ...period,
    known_from:
      wereThere.filter(({ isOpen }) => isOpen).toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]
        ?.day ?? null,
    days: days.length,
    ...sumsOf(nights),
    priced_room_nights: nights.filter(({ stay }) => stay !== undefined && isPriced(stay)).length,
    uncounted_room_nights: nights.filter(
      ({ stay, room }) =>
        stay?.guests === 1 && !OWN.includes(stay.source) && (rooms[room]?.max_guests ?? 0) > 1,
    ).length,
    arrivals: arrived.length,
    mean_nights:
      arrived.length === 0 ? null : Math.round((total(lengths) / arrived.length) * 100) / 100,
    median_lead_days: median(leads),
    lead_arrivals: LEADS.map((most, place) => {
      const least = LEADS[place - 1] ?? -1;
      return leads.filter((lead) => lead > least && lead <= most).length;
    }),
    by_source: Object.fromEntries(bySource),
    by_month: months.map((month) => ({
      month,
      ...sumsOf(nights.filter(({ day }) => startOfMonth(day) === month)),
    })),
    asked: begun.length,
    cancelled: cancelled.length,
    no_shows: cancelled.filter(({ cancel_reason }) => cancel_reason === 'no_show').length,
    median_answer_minutes: median(answers),
  };
}

/** The rooms that there were, by number, with the people of each night; -1 for closed. */
export function countRooms(
  rooms: readonly CountedRoom[],
  stays: readonly CountedStay[],
  period: Period,
): [number: string, nights: number[]][] {
  const wereThere = nightsOf(
    rooms.map((room) => ({ ...room, closed: [] })),
    stays,
    period,
  ).map((nights) => nights.some(({ isOpen }) => isOpen));
  return nightsOf(rooms, stays, period).flatMap((nights, place) => {
    if (wereThere[place] !== true) return [];
    const drawn = nights.map(({ stay, isOpen }) => (isOpen ? (stay?.guests ?? 0) : -1));
    return [[String(place + 1), drawn] satisfies [string, number[]]];
  });
}
