/** The horizontal axis of a report's heat map: the positions of nights and months (REP-02). */
import { formatMonth } from '../calendar/date-formats.ts';
import { addMonths, type Day, daysBetween, startOfMonth } from '../calendar/dates.ts';
import type { ReportDays } from './glossary.ts';

/** The nights of one month that are in the period, and their position in the drawing. */
export interface MonthPart {
  month: Day;
  label: string;
  year: string;
  /** Its first night, counted from the start of the period, and how many there are. */
  first: number;
  nights: number;
  /** The day of the month of its first night. */
  firstDay: number;
  /** Its left edge, in nights, including the gaps between months. */
  left: number;
}

export interface NightAxis {
  parts: readonly MonthPart[];
  /** The width of the whole drawing, in nights. */
  width: number;
}

/** The gap between two months, as a share of the drawing, and the limit for all gaps together. */
const GAP = 0.012;
const ALL_GAPS = 0.14;

/** The months of a period side by side, with a gap between them. */
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

export function nightLeft(night: number, { parts }: NightAxis): number {
  const part = parts.findLast(({ first }) => first <= night);
  return part === undefined ? 0 : part.left + night - part.first;
}

/** The night at a horizontal position, both in nights; in a gap, the night before the gap. */
export function nightAt(place: number, { parts }: NightAxis): number {
  const part = parts.findLast(({ left }) => left <= place) ?? parts[0];
  if (part === undefined) return 0;
  const night = Math.floor(Math.max(0, place - part.left));
  return part.first + Math.min(night, part.nights - 1);
}
