/** Where a night stands in the heat map of a report (REP-02). */
import { formatMonth } from './date-formats';
import { addMonths, type Day, daysBetween, startOfMonth } from './dates';
import type { ReportDays } from './report-terms';

/** The nights of one month that lie in the period, and where they stand in the drawing. */
export interface MonthPart {
  /** The first day of the calendar month. */
  month: Day;
  label: string;
  year: string;
  /** Its first night, counted from the start of the period, and how many there are. */
  first: number;
  nights: number;
  /** The day of the month that its first night has. */
  firstDay: number;
  /** Its left edge, in nights; gaps between months are counted as well. */
  left: number;
}

export interface NightAxis {
  parts: readonly MonthPart[];
  /** As wide as the whole drawing is, in nights. */
  width: number;
}

/** Between two months stands about one per cent of the drawing, of many months together no more than a seventh. */
const GAP = 0.012;
const ALL_GAPS = 0.14;

/** The months of a period side by side, a little apart. */
export function nightAxis({ from, until }: ReportDays): NightAxis {
  const starts: Day[] = [];
  for (let month = startOfMonth(from); month < until; month = addMonths(month, 1)) {
    starts.push(month);
  }
  const days = daysBetween({ from, to: until });
  const gap = Math.round(days * Math.min(GAP, ALL_GAPS / starts.length) * 100) / 100;
  let first = 0;
  const parts = starts.map((month, index) => {
    const next = addMonths(month, 1);
    const end = daysBetween({ from, to: next < until ? next : until });
    const part = {
      month,
      label: formatMonth(month),
      year: month.slice(0, 4),
      first,
      nights: end - first,
      firstDay: index === 0 ? Number(from.slice(-2)) : 1,
      left: first + index * gap,
    };
    first = end;
    return part;
  });
  return { parts, width: days + gap * (starts.length - 1) };
}

/** Where a night has its left edge in the drawing. */
export function nightLeft(night: number, { parts }: NightAxis): number {
  const part = parts.findLast(({ first }) => first <= night);
  return part === undefined ? 0 : part.left + night - part.first;
}

/** The night at a place of the drawing, both counted in nights; a place in a gap gives the night before it. */
export function nightAt(place: number, { parts }: NightAxis): number {
  const part = parts.findLast(({ left }) => left <= place) ?? parts[0];
  if (part === undefined) return 0;
  const night = Math.floor(Math.max(0, place - part.left));
  return part.first + Math.min(night, part.nights - 1);
}
