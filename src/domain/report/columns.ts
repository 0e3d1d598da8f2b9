/** The months of a report as columns, compared with the same months a year before (REP-02). */
import { formatMonth, formatMonthTitle } from '../calendar/date-formats.ts';
import { addMonths, type Day, daysBetween } from '../calendar/dates.ts';
import type { ReportDays } from './glossary.ts';

/** The sums of a month, or of the part of it that is in the period. */
export interface MonthSums {
  /** Its first day. */
  month: Day;
  room_nights: number;
  open_room_nights: number;
}

export interface PeriodMonths extends ReportDays {
  by_month: readonly MonthSums[];
}

export type ColumnSpan = 'month' | 'quarter' | 'year';

export interface ReportColumn {
  /** The first day of its first month in the period. */
  start: Day;
  /** 'jan.', '1.º T', '2026': the label below the column. */
  label: string;
  /** 'janeiro de 2026', '1.º trimestre de 2026', '2026'. */
  title: string;
  year: string;
  sold: number;
  open: number;
  /** The same a year before; null if the report does not have it. */
  before: { sold: number; open: number } | null;
}

/** With more columns, their numbers would not fit on a phone. */
const MOST_COLUMNS = 14;
const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

/** What one column covers: a month if they fit, else a quarter, else a year. */
export function columnSpan(months: number): ColumnSpan {
  if (months <= MOST_COLUMNS) return 'month';
  // One less, because a period that begins and ends within a quarter touches one more.
  return months <= (MOST_COLUMNS - 1) * MONTHS_OF_QUARTER ? 'quarter' : 'year';
}

const SPAN_NAMES = { month: 'mês', quarter: 'trimestre', year: 'ano' };

/** 'mês', 'trimestre', 'ano': what one column of a period covers. */
export function spanName({ by_month }: PeriodMonths): string {
  return SPAN_NAMES[columnSpan(by_month.length)];
}

export function reportColumns(period: PeriodMonths, before: PeriodMonths): ReportColumn[] {
  const span = columnSpan(period.by_month.length);
  const then = new Map(before.by_month.map((sums) => [sums.month, sums]));
  const columns: ReportColumn[] = [];
  for (const sums of period.by_month) {
    const names = namesOf(sums.month, span);
    let column = columns.at(-1);
    if (column?.title !== names.title) {
      column = { ...names, start: sums.month, sold: 0, open: 0, before: null };
      columns.push(column);
    }
    column.sold += sums.room_nights;
    column.open += sums.open_room_nights;
    const beside = then.get(addMonths(sums.month, -MONTHS_OF_YEAR));
    if (beside !== undefined) {
      column.before = {
        sold: (column.before?.sold ?? 0) + beside.room_nights,
        open: (column.before?.open ?? 0) + beside.open_room_nights,
      };
    }
  }
  return columns;
}

function namesOf(month: Day, span: ColumnSpan): Pick<ReportColumn, 'label' | 'title' | 'year'> {
  const year = month.slice(0, 4);
  if (span === 'year') return { label: year, title: year, year };
  if (span === 'month') {
    const title = formatMonthTitle(month);
    return { label: formatMonth(month), title: title.toLowerCase(), year };
  }
  const quarter = Math.ceil(Number(month.slice(5, 7)) / MONTHS_OF_QUARTER);
  return { label: `${quarter}.º T`, title: `${quarter}.º trimestre de ${year}`, year };
}

/** Whether the columns are of more than one year, so that their titles need the year. */
export function touchesYears(columns: readonly ReportColumn[]): boolean {
  const [first] = columns;
  return columns.some(({ year, label }) => year !== first?.year && label !== year);
}

export function columnYears(columns: readonly ReportColumn[]): { year: string; count: number }[] {
  const years: { year: string; count: number }[] = [];
  for (const { year } of columns) {
    const last = years.at(-1);
    if (last?.year === year) last.count += 1;
    else years.push({ year, count: 1 });
  }
  return years;
}

export interface RoomColumn {
  sold: number;
  open: number;
}

/**
 * One room's nights by column. A night with guests is sold; -1 means that it was not available.
 *
 * @param nights the guests of each night, from the first day of the period on
 */
export function roomColumns(
  nights: readonly number[],
  columns: readonly ReportColumn[],
  { from }: ReportDays,
): RoomColumn[] {
  return columns.map(({ start }, index) => {
    const next = columns[index + 1];
    const first = start < from ? 0 : daysBetween({ from, to: start });
    const end = next === undefined ? nights.length : daysBetween({ from, to: next.start });
    const own = nights.slice(first, end);
    return {
      sold: own.filter((guests) => guests > 0).length,
      open: own.filter((guests) => guests >= 0).length,
    };
  });
}
