/** Whether a room is ready for who comes, for the day, its check-ins and the grid (CLEAN-04). */
import { formatClock, formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import type { RoomState } from './rooms-today.ts';

/** How a room stands today: its state, since when (ISO), and the last night it is out of service. */
export interface RoomReadiness {
  state: RoomState | null;
  since: string | null;
  out_until: Day | null;
}

/**
 * 'quarto por limpar', 'em limpeza', 'fora de serviço até qua., 25 nov.': what keeps a room from being
 * ready; null for one that is ready, or of which nothing is known.
 */
export function notReadyWords({ state, out_until }: RoomReadiness): string | null {
  if (out_until !== null) return `fora de serviço até ${formatShortWeekdayAndDay(out_until)}`;
  if (state === 'dirty') return 'quarto por limpar';
  return state === 'cleaning' ? 'em limpeza' : null;
}

/**
 * The same for a room named by its number, with since when, before a check-in: 'Quarto 1 por limpar
 * desde as 07:40'.
 *
 * @param today yyyy-mm-dd in Lisbon; what is older is said by its day
 */
export function notReadySentence(
  roomNumber: string,
  room: RoomReadiness,
  today: Day,
): string | null {
  const words = notReadyWords(room)?.replace(/^quarto /, '') ?? null;
  if (words === null) return null;
  const { since, out_until } = room;
  if (since === null || out_until !== null) return `Quarto ${roomNumber} ${words}`;
  const day = lisbonToday(new Date(since));
  const when = day === today ? `as ${formatClock(since)}` : formatShortWeekdayAndDay(day);
  return `Quarto ${roomNumber} ${words} desde ${when}`;
}
