import type { DayEntry, DaySheet } from '@/queries/day-sheet';

/** The rows of all six lists of a day. */
export function dayEntries(sheet: DaySheet): DayEntry[] {
  const { arrivals, departures, in_house, late_arrivals, late_departures, unanswered } = sheet;
  return [arrivals, departures, in_house, late_arrivals, late_departures, unanswered].flat();
}
