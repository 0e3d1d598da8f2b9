/** The notes below the figures of a report where these are incomplete (REP-01). */
import { formatMonthTitle } from '../calendar/date-formats.ts';
import { type Day, startOfMonth } from '../calendar/dates.ts';
import { wholeText } from './numbers.ts';
import { hasNoData, type KnownSums, type ReportDays, yearsOf } from './glossary.ts';

/** The columns of a period that the notes need; see `PeriodFigures`. */
export interface NotedPeriod extends ReportDays, KnownSums {
  /** The first day on which the hostel had a room; null if it had none by the end of the period. */
  known_from: Day | null;
  priced_room_nights: number;
  uncounted_room_nights: number;
}

interface Noted {
  period: NotedPeriod;
  before: NotedPeriod;
}

/**
 * The notes of a report in order: incomplete last year, nights without price, without guest count.
 */
export function reportNotes(report: Noted): string[] {
  return [
    partlyKnownSentence(report.before),
    nightsSentence(report, unpricedNights, unpricedWords),
    nightsSentence(report, ({ uncounted_room_nights }) => uncounted_room_nights, uncountedWords),
  ].filter((note) => note !== null);
}

/**
 * Says that there are data only for the last months of the year before; null if there are data for
 * all of it, or none. A hostel that was closed for some months had rooms and counts as having data.
 */
function partlyKnownSentence(before: NotedPeriod): string | null {
  const { known_from, from } = before;
  if (known_from === null || hasNoData(before)) return null;
  if (startOfMonth(known_from) <= startOfMonth(from)) return null;
  const since = formatMonthTitle(known_from).toLowerCase();
  return `Só há dados desde ${since}: os números de ${yearsOf(before)} são dessa parte.`;
}

/** A note with the nights of this year and of the last; null if both are 0. */
function nightsSentence(
  { period, before }: Noted,
  nightsOf: (sums: NotedPeriod) => number,
  words: (nights: number) => string,
): string | null {
  const nights = nightsOf(period);
  const nightsBefore = nightsOf(before);
  const years = `Em ${yearsOf(before)}`;
  if (nights === 0) return nightsBefore === 0 ? null : `${years}, ${words(nightsBefore)}`;
  const beside = nightsBefore === 0 ? '' : ` ${years}: ${wholeText(nightsBefore)}.`;
  return words(nights) + beside;
}

/**
 * Nights that a platform sold and whose price nobody has entered yet. They count as sold, so they
 * lower the revenue per available room and bed (CHAN-03).
 */
function unpricedNights({ room_nights, priced_room_nights }: NotedPeriod): number {
  return Math.max(0, room_nights - priced_room_nights);
}

function unpricedWords(nights: number): string {
  return nights === 1
    ? '1 noite vendida por uma plataforma ainda não tem preço: não entra na receita nem no preço médio.'
    : `${wholeText(nights)} noites vendidas por plataformas ainda não têm preço: não entram na receita nem no preço médio.`;
}

/** Stays of platforms count as one guest until reception enters the real number. */
function uncountedWords(nights: number): string {
  const sold =
    nights === 1
      ? '1 noite vendida por uma plataforma conta'
      : `${wholeText(nights)} noites vendidas por plataformas contam`;
  return `${sold} uma só pessoa, porque os calendários não dizem quantas são: a ocupação das camas, também no mapa, pode ser maior.`;
}
