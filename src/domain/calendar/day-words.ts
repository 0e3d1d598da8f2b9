/** The texts of the rows on the day's screen (DAY-02, DAY-03, DAY-04). */
import { formatClock, formatDayAndMonth, formatWeekday } from './date-formats.ts';
import { addDays, type Day, daysBetween, lisbonToday } from './dates.ts';
import { countLabel } from '../basics/text.ts';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** Up to two days, ages are given in hours: 'há 30 h' says more than 'há 1 dia'. */
const DAYS_TOLD_IN_HOURS = 2;
/** Beyond that, a day number without its month could be mistaken for a nearer day. */
const DAYS_NAMED_WITHOUT_MONTH = 27;

/** 'ontem', 'há 3 dias'. */
function daysAgo(day: Day, today: Day): string {
  const days = daysBetween({ from: day, to: today });
  return days === 1 ? 'ontem' : `há ${days} dias`;
}

/** 'Devia ter chegado ontem' for a guest who has not arrived; null while on time. */
export function lateArrivalWords(checkIn: Day, today: Day): string | null {
  return checkIn < today ? `Devia ter chegado ${daysAgo(checkIn, today)}` : null;
}

/**
 * 'Devia ter saído ontem', or 'Devia ter saído às 11:00' on the day itself, for a guest who has not
 * left; null while on time.
 *
 * @param time.clock the current time at the hostel, 'hh:mm'; `departureHour` has the same form
 */
export function lateDepartureWords(
  checkOut: Day,
  { today, clock, departureHour }: { today: Day; clock: string; departureHour: string },
): string | null {
  if (checkOut < today) return `Devia ter saído ${daysAgo(checkOut, today)}`;
  const isPast = checkOut === today && clock >= departureHour;
  return isPast ? `Devia ter saído às ${departureHour}` : null;
}

/** 'agora', 'há 22 min', 'há 3 h', 'há 4 dias': how long ago a moment was. */
export function ageWords(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS);
  if (minutes < 1) return 'agora';
  if (minutes < MINUTES_PER_HOUR) return `há ${minutes} min`;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < HOURS_PER_DAY * DAYS_TOLD_IN_HOURS) return `há ${hours} h`;
  return `há ${Math.floor(hours / HOURS_PER_DAY)} dias`;
}

/** 'amanhã', 'qua., 25' or, if far away, '25 fev.': when a guest leaves, relative to today. */
export function leavingWords(checkOut: Day, today: Day): string {
  if (checkOut === addDays(today, 1)) return 'amanhã';
  const isFar = Math.abs(daysBetween({ from: today, to: checkOut })) > DAYS_NAMED_WITHOUT_MONTH;
  if (isFar) return formatDayAndMonth(checkOut);
  return `${formatWeekday(checkOut)}., ${Number(checkOut.slice(-2))}`;
}

/** '16 – 19 dez.', or '25 fev. – 2 mar.' across months: first and last day of a stay. */
export function stayDaysWords({ from, to }: { from: Day; to: Day }): string {
  const isOneMonth = from.slice(0, -3) === to.slice(0, -3);
  const start = isOneMonth ? String(Number(from.slice(-2))) : formatDayAndMonth(from);
  return `${start} – ${formatDayAndMonth(to)}`;
}

/** 'Noite 2 de 3': which night of the stay the given day is. */
export function nightWords(
  { check_in_date, check_out_date }: { check_in_date: Day; check_out_date: Day },
  day: Day,
): string {
  const night = daysBetween({ from: check_in_date, to: day }) + 1;
  return `Noite ${night} de ${daysBetween({ from: check_in_date, to: check_out_date })}`;
}

/**
 * 'Check-in feito às 07:48', with the date if it was another day; without a time if none is stored.
 *
 * @param day of the list, yyyy-mm-dd
 */
export function doneWords(step: string, at: string | null, day: Day): string {
  if (at === null) return `${step} feito`;
  const when = lisbonToday(new Date(at));
  const date = when === day ? '' : `${formatDayAndMonth(when)} `;
  return `${step} feito ${date === '' ? 'às ' : `a ${date}às `}${formatClock(at)}`;
}

/** '22:40' for a time of day from the database ('22:40:00'); null without one. */
export function arrivalClock(time: string | null): string | null {
  return time === null ? null : time.slice(0, 'hh:mm'.length);
}

/** '2 hóspedes'. */
export function guestsWords(count: number): string {
  return countLabel(count, { one: 'hóspede', many: 'hóspedes' });
}

/** '3 noites'. */
export function nightsWords(count: number): string {
  return countLabel(count, { one: 'noite', many: 'noites' });
}
