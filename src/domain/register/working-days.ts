/** Working days in Portugal, by which bulletins are to be reported (REG-04). */
import { addDays, type Day, eachDay, weekday } from '../calendar/dates.ts';

/** National holidays of every year, as 'mm-dd'. A town's own holiday is none of them. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '04-25',
  '05-01',
  '06-10',
  '08-15',
  '10-05',
  '11-01',
  '12-01',
  '12-08',
  '12-25',
]);

/** Good Friday, Easter and Corpus Christi, in days from Easter Sunday. */
const FROM_EASTER = [-2, 0, 60];

/** A bulletin is due on the third working day after arrival. */
const DAYS_TO_REPORT = 3;

const two = (figure: number) => String(figure).padStart(2, '0');

/** Easter Sunday, by the rule of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`;
}

export function isHoliday(day: Day): boolean {
  if (FIXED.has(day.slice('yyyy-'.length))) return true;
  const easter = easterSunday(Number(day.slice(0, 'yyyy'.length)));
  return FROM_EASTER.some((days) => addDays(easter, days) === day);
}

/** Whether a day is Monday to Friday and no national holiday. */
export function isWorkingDay(day: Day): boolean {
  return ![0, 6].includes(weekday(day)) && !isHoliday(day);
}

/** The last day on which a stay may be reported: the third working day after its arrival (REG-04). */
export function reportBy(arrival: Day): Day {
  let day = arrival;
  for (let left = DAYS_TO_REPORT; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/**
 * How many working days have begun since a last day: 0 until it is over, and on the weekend after it.
 *
 * @param lastDay as `reportBy` gives it
 */
export function workingDaysLate(lastDay: Day, today: Day): number {
  if (today <= lastDay) return 0;
  return eachDay({ from: addDays(lastDay, 1), to: addDays(today, 1) }).filter(isWorkingDay).length;
}
