/** The period of a report, and the same days a year before (REP-01). */
import {
  formatDayAndMonth,
  formatLongDay,
  formatLongDayAndMonth,
  formatShortDay,
} from '../calendar/date-formats.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  startOfMonth,
  type Day,
  type DayRange,
} from '../calendar/dates.ts';
import { wholeText } from './numbers.ts';

/**
 * A report of more days than these is refused: the heat map sends every night of every room
 * (REP-03).
 */
export const MAX_REPORT_DAYS = 400;

/** Days outside these years are typing errors. */
const EARLIEST: Day = '2000-01-01';
const LATEST: Day = '2099-12-31';

const MONTHS_OF_YEAR = 12;
const LEAP_DAY = '-02-29';

export type ReportPreset = 'month' | 'quarter' | 'year' | 'twelve';

/** In order of priority, for when several presets are the same days. */
const PRESETS: readonly ReportPreset[] = ['year', 'month', 'quarter', 'twelve'];

/**
 * The days of a preset, half-open. Presets consist of complete past months, so that a month which
 * has just begun is not compared with a whole one: the last month, the last three, those of this
 * year, the last twelve. The exception is 'year' in January, which has no past month: it then goes
 * from the first to today, inclusive.
 */
export function presetPeriod(preset: ReportPreset, today: Day): DayRange {
  const to = startOfMonth(today);
  if (preset === 'month') return { from: addMonths(to, -1), to };
  if (preset === 'quarter') return { from: addMonths(to, -3), to };
  if (preset === 'twelve') return { from: addMonths(to, -MONTHS_OF_YEAR), to };
  const from: Day = `${today.slice(0, 4)}-01-01`;
  return { from, to: from === to ? addDays(today, 1) : to };
}

/**
 * The preset that a period equals, null for none. If several do (in April the year and the last
 * three months), it is `chosen`, the one that was chosen last.
 */
export function matchingPreset(
  { from, to }: DayRange,
  today: Day,
  chosen: ReportPreset | null = null,
): ReportPreset | null {
  const isIt = (preset: ReportPreset) => {
    const days = presetPeriod(preset, today);
    return days.from === from && days.to === to;
  };
  if (chosen !== null && isIt(chosen)) return chosen;
  return PRESETS.find(isIt) ?? null;
}

/** The values of the two fields: first and last day as yyyy-mm-dd, or the typed text. */
export interface TypedPeriod {
  first: string;
  last: string;
}

/** The field values for a period; the last day is included, so that October ends on the 31st. */
export function typedPeriod({ from, to }: DayRange): TypedPeriod {
  return { first: from, last: addDays(to, -1) };
}

/** The half-open period from the two fields; null if `typedProblems` finds something wrong. */
export function periodOfTyped(typed: TypedPeriod): DayRange | null {
  const { first, last } = typedProblems(typed);
  if (first !== undefined || last !== undefined) return null;
  return { from: typed.first, to: addDays(typed.last, 1) };
}

/** What is wrong with the two days, as messages for their fields. */
export function typedProblems({ first, last }: TypedPeriod): Partial<TypedPeriod> {
  const problems: Partial<TypedPeriod> = {};
  if (!isWithinReach(first)) problems.first = NO_DAY;
  if (!isWithinReach(last)) problems.last = NO_DAY;
  if (problems.first !== undefined || problems.last !== undefined) return problems;
  if (last < first) return { last: 'O último dia não pode ser antes do primeiro.' };
  const days = daysBetween({ from: first, to: last }) + 1;
  return days > MAX_REPORT_DAYS
    ? { last: `Um relatório pode ter até ${MAX_REPORT_DAYS} dias; estes são ${wholeText(days)}.` }
    : {};
}

const NO_DAY = 'Escreva a data assim: 28/11/2026.';

function isWithinReach(text: string): boolean {
  return isDay(text) && text >= EARLIEST && text <= LATEST;
}

/**
 * The period in an address, by first and last day; the preset 'year' if it is missing or invalid.
 */
export function periodOfAddress(first: string | null, last: string | null, today: Day): DayRange {
  return periodOfTyped({ first: first ?? '', last: last ?? '' }) ?? presetPeriod('year', today);
}

/**
 * The same days a year before, as the database computes them: 29 February becomes the 28th, and a
 * period that ends with 28 February of a leap year includes the 28th of the year before.
 */
export function yearBefore({ from, to }: DayRange): DayRange {
  const end = addMonths(to, -MONTHS_OF_YEAR);
  return {
    from: addMonths(from, -MONTHS_OF_YEAR),
    to: to.endsWith(LEAP_DAY) ? addDays(end, 1) : end,
  };
}

/** '1 jan. – 31 out. 2025', '1 nov. 2024 – 31 out. 2025', '3 mai. 2026'. */
export function formatPeriod(period: DayRange): string {
  const { first, last } = typedPeriod(period);
  if (first === last) return formatShortDay(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? formatDayAndMonth(first) : formatShortDay(first)} – ${formatShortDay(last)}`;
}

/** '1 de janeiro a 31 de outubro de 2026', for printing. */
export function formatLongPeriod(period: DayRange): string {
  const { first, last } = typedPeriod(period);
  if (first === last) return formatLongDay(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? formatLongDayAndMonth(first) : formatLongDay(first)} a ${formatLongDay(last)}`;
}
