import { stayCount, type StayCount } from '@/domain/register/day-register';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';

/** How far a stay of the day is registered; null where it cannot be told, or is not used (REG-03). */
export function registeredCount(stay: DayEntry, sheet: DaySheet): StayCount | null {
  if (sheet.register === null) return null;
  const others = [...sheet.departures, ...sheet.late_departures];
  return stayCount(stay, sheet.register, { day: sheet.day, others });
}

/** The same where somebody is still to be registered. */
export function missingCount(stay: DayEntry, sheet: DaySheet): StayCount | null {
  const count = registeredCount(stay, sheet);
  return count !== null && count.registered < count.people ? count : null;
}
