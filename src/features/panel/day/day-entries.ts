import type { DayEntry, DaySheet } from '@/queries/day-sheet';

export function dayEntries(sheet: DaySheet): DayEntry[] {
  const { arrivals, departures, in_house, late_arrivals, late_departures, unanswered } = sheet;
  return [arrivals, departures, in_house, late_arrivals, late_departures, unanswered].flat();
}
