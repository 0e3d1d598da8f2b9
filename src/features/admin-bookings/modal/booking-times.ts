import { formatClock, formatTimestamp } from '@/domain/date-formats';
import { type Day, lisbonToday } from '@/domain/dates';

/** 'criada a 12 nov. 2026, 09:42. Atualizada às 09:50.': the day only where it is another one. */
export function bookingTimes({
  created_at,
  updated_at,
}: {
  created_at: string;
  updated_at: string;
}): string {
  const updated =
    dayOf(created_at) === dayOf(updated_at)
      ? `às ${formatClock(updated_at)}`
      : `a ${formatTimestamp(updated_at)}`;
  return `criada a ${formatTimestamp(created_at)}. Atualizada ${updated}.`;
}

/** The same as a sentence of its own. */
export function bookingTimesSentence(booking: { created_at: string; updated_at: string }): string {
  const times = bookingTimes(booking);
  return times.charAt(0).toUpperCase() + times.slice(1);
}

function dayOf(timestamp: string): Day {
  return lisbonToday(new Date(timestamp));
}
