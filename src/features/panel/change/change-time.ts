import { formatClock, formatTimestamp } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';

/** 'Às 10:14' of today, 'A 11 nov. 2026, 10:14' of another day: when a booking was changed. */
export function changeTimeLabel(timestamp: string, today: Day | null): string {
  return lisbonToday(new Date(timestamp)) === today
    ? `Às ${formatClock(timestamp)}`
    : `A ${formatTimestamp(timestamp)}`;
}
