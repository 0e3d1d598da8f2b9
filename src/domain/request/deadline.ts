/** When a request must be answered, and when it lapses by itself (CLOCK-01, CLOCK-02, DAY-04). */
import { formatClock, formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import { addDays, lisbonToday } from '../calendar/dates.ts';
import { ageWords } from '../calendar/day-words.ts';
import { countLabel } from '../basics/text.ts';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** Staff are warned when no more time than this is left. */
const WARNED_MINUTES = 120;
/** Up to so many hours, the time left is given in hours. */
const HOURS_TOLD = 48;

/**
 * The deadlines promised when a request came in; ISO texts with their zone, null if there is none.
 */
export interface Promised {
  answer_until: string | null;
  hold_until: string | null;
}

/** The state of a deadline: in time, within the last two hours, or past. */
export interface Deadline {
  state: 'in-time' | 'soon' | 'past';
  /** 'Faltam 4 h: responder até às 12:04', 'O prazo passou há 22 min'. */
  words: string;
}

/**
 * The time left to answer a request or, if that has no deadline, until it lapses. Null if it has
 * neither deadline.
 */
export function requestDeadline(
  { answer_until, hold_until }: Promised,
  now: Date,
): Deadline | null {
  if (answer_until === null) {
    if (hold_until === null) return null;
    return hasPassed(hold_until, now)
      ? { state: 'past', words: 'O pedido está a caducar' }
      : leftWords(hold_until, now, 'caduca');
  }
  if (!hasPassed(answer_until, now)) return leftWords(answer_until, now, 'responder até');
  return { state: 'past', words: `O prazo passou ${ageWords(answer_until, now)}` };
}

function hasPassed(moment: string, now: Date): boolean {
  return Date.parse(moment) <= now.getTime();
}

function leftWords(moment: string, now: Date, verb: string): Deadline {
  const minutes = Math.ceil((Date.parse(moment) - now.getTime()) / MINUTE_MS);
  return {
    state: minutes <= WARNED_MINUTES ? 'soon' : 'in-time',
    words: `${timeLeft(minutes)}: ${verb} ${nearMoment(moment, now)}`,
  };
}

/** 'Falta 1 min', 'Faltam 40 min', 'Faltam 4 h', 'Faltam 3 dias'. */
function timeLeft(minutes: number): string {
  if (minutes < MINUTES_PER_HOUR) return leftOf(minutes, 'min');
  const hours = Math.round(minutes / MINUTES_PER_HOUR);
  if (hours <= HOURS_TOLD) return leftOf(hours, 'h');
  return leftOf(Math.round(hours / HOURS_PER_DAY), 'dias');
}

function leftOf(count: number, unit: string): string {
  return `${count === 1 ? 'Falta' : 'Faltam'} ${count} ${unit}`;
}

/** 'às 12:04' for today, 'amanhã às 12:04', 'qua., 25 nov., às 12:04'. */
function nearMoment(moment: string, now: Date): string {
  const day = lisbonToday(new Date(moment));
  const today = lisbonToday(now);
  const clock = `às ${formatClock(moment)}`;
  if (day === today) return clock;
  if (day === addDays(today, 1)) return `amanhã ${clock}`;
  return `${formatShortWeekdayAndDay(day)}, ${clock}`;
}

/** The earliest moment; null if all are null. */
export function earliestMoment(moments: readonly (string | null)[]): string | null {
  return moments.reduce(
    (first, next) =>
      first === null || (next !== null && Date.parse(next) < Date.parse(first)) ? next : first,
    null,
  );
}

/** '4 horas', '90 minutos', '3 dias': a period from the house rules. */
export function spanLabel(minutes: number): string {
  const hours = minutes / MINUTES_PER_HOUR;
  const days = hours / HOURS_PER_DAY;
  if (Number.isInteger(days)) return countLabel(days, { one: 'dia', many: 'dias' });
  return Number.isInteger(hours)
    ? countLabel(hours, { one: 'hora', many: 'horas' })
    : countLabel(minutes, { one: 'minuto', many: 'minutos' });
}
