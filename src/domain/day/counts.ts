/** How many guests breakfast, come and go on a day (DAY-08). */
import { arrivalClock } from '../calendar/day-words.ts';
import type { Day } from '../calendar/dates.ts';
import type { DayStay, DayStays } from './lists.ts';
import { nightSum, type NightRoomRead } from './night.ts';

interface CountedStay extends DayStay {
  group_reference: string | null;
  arrival_time: string | null;
}

/** Guests, each once. */
export interface DayCounts {
  /** Who slept in the house in the night before the day. */
  breakfast: number;
  /** Who sleeps there in the night after it. */
  breakfastNext: number;
  arriving: number;
  leaving: number;
  /** 'hh:mm', in order: when guests who are still to come have announced themselves. */
  hours: string[];
}

const CAME: readonly string[] = ['checked_in', 'checked_out', 'completed'];

/**
 * Counts the guests of a day. Who only changes rooms neither arrives nor leaves; of today and
 * before, only who has come breakfasts.
 */
export function dayCounts(
  sheet: DayStays<CountedStay> & { rooms: readonly NightRoomRead[] },
  today: Day,
): DayCounts {
  const { day, arrivals, departures, in_house, late_arrivals, late_departures } = sheet;
  const isExpected = day > today;
  const leaving = eachOnce(departures, late_departures).filter(
    ({ status }) => isExpected || CAME.includes(status),
  );
  const coming = eachOnce(arrivals, late_arrivals);
  const goesOn = (a: CountedStay, b: CountedStay) =>
    a.group_reference !== null &&
    a.group_reference === b.group_reference &&
    a.check_out_date === b.check_in_date &&
    a.number_of_guests === b.number_of_guests;
  const slept = eachOnce(
    // Of a guest who should have left on an earlier day and did, the day says nothing any more.
    leaving.filter(
      ({ check_out_date, status }) => check_out_date >= day || status === 'checked_in',
    ),
    in_house.filter(({ check_in_date }) => check_in_date < day),
  );
  return {
    breakfast: guestsOf(slept),
    breakfastNext: nightSum(sheet.rooms).takenBeds,
    arriving: guestsOf(coming.filter((stay) => !leaving.some((other) => goesOn(other, stay)))),
    leaving: guestsOf(leaving.filter((stay) => !coming.some((other) => goesOn(stay, other)))),
    hours: coming
      .filter(({ status }) => !CAME.includes(status))
      .flatMap(({ arrival_time }) => arrivalClock(arrival_time) ?? [])
      .toSorted(),
  };
}

function eachOnce(...lists: (readonly CountedStay[])[]): CountedStay[] {
  return [...new Map(lists.flat().map((stay) => [stay.id, stay])).values()];
}

function guestsOf(stays: readonly CountedStay[]): number {
  return stays.reduce((sum, { number_of_guests }) => sum + number_of_guests, 0);
}
