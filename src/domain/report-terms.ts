/** How the plots of a report write shares and years (REP-02). */
import { addDays, type Day } from './dates';
import { NO_BREAK } from './report-numbers';

const PER_CENT = 100;

/** A period of a report: its first day and the first that no longer counts, yyyy-mm-dd in Europe/Lisbon. */
export interface ReportDays {
  from: Day;
  until: Day;
}

/** What tells whether the house knows anything of a period. */
export interface KnownSums {
  asked: number;
  room_nights: number;
}

/** A part in per cent of a whole, not rounded; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * PER_CENT : null;
}

/**
 * '68', or '–' of nothing: the part of a whole in whole per cent. Each share is rounded by itself, so that it
 * is what anybody would reckon from the table beside it; the shares of a plot may add up to 99 or 101.
 */
export function percentFigure(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  return percent === null ? '–' : String(Math.round(percent));
}

/** '68 %', or '–' of nothing. */
export function percentText(part: number, whole: number): string {
  const figure = percentFigure(part, whole);
  return figure === '–' ? figure : `${figure}${NO_BREAK}%`;
}

/** Whether there is nothing to stand beside this year: nobody had asked for those days, and nobody slept. */
export function hasNoData({ asked, room_nights }: KnownSums): boolean {
  return asked === 0 && room_nights === 0;
}

/** '2026', '2025/26': what a period is called beside the same days of another year. */
export function yearsOf({ from, until }: ReportDays): string {
  const first = from.slice(0, 4);
  const last = addDays(until, -1).slice(0, 4);
  return first === last ? first : `${first}/${last.slice(2)}`;
}

/** '2025', or '2025: sem dados' where the house knows nothing of that year. */
export function lastYearLabel(before: ReportDays & KnownSums): string {
  return hasNoData(before) ? `${yearsOf(before)}: sem dados` : yearsOf(before);
}
