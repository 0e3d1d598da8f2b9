import { formatClock, formatTimestamp } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';

/** 'as 10:14' of today, '11 nov. 2026, 10:14' of another day: what follows 'desde'. */
export function sinceLabel(timestamp: string, today: Day | null): string {
  return lisbonToday(new Date(timestamp)) === today
    ? `as ${formatClock(timestamp)}`
    : formatTimestamp(timestamp);
}
