/** Formats shares and years for the charts of a report (REP-02). */
import { addDays, type Day } from '../calendar/dates.ts';
import { NO_BREAK } from './numbers.ts';

const PER_CENT = 100;

/** A period of a report, half-open; days are yyyy-mm-dd in Europe/Lisbon. */
export interface ReportDays {
  from: Day;
  until: Day;
}

/** The sums that tell whether there are data for a period. */
export interface KnownSums {
  asked: number;
  room_nights: number;
}

/** A share in per cent, not rounded; null if the whole is 0. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * PER_CENT : null;
}

/**
 * '68', or '–' if the whole is 0: a share in whole per cent. Each share is rounded by itself, so
 * that it matches the table beside it; the shares of a chart may add up to 99 or 101.
 */
export function percentFigure(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  return percent === null ? '–' : String(Math.round(percent));
}

/** '68 %', or '–' if the whole is 0. */
export function percentText(part: number, whole: number): string {
  const figure = percentFigure(part, whole);
  return figure === '–' ? figure : `${figure}${NO_BREAK}%`;
}

/** Whether there are no data for a period: no requests and no nights. */
export function hasNoData({ asked, room_nights }: KnownSums): boolean {
  return asked === 0 && room_nights === 0;
}

/** '2026', '2025/26': the name of a period when compared with the same days of another year. */
export function yearsOf({ from, until }: ReportDays): string {
  const first = from.slice(0, 4);
  const last = addDays(until, -1).slice(0, 4);
  return first === last ? first : `${first}/${last.slice(2)}`;
}

/** '2025', or '2025: sem dados' without data for that year. */
export function lastYearLabel(before: ReportDays & KnownSums): string {
  return hasNoData(before) ? `${yearsOf(before)}: sem dados` : yearsOf(before);
}
