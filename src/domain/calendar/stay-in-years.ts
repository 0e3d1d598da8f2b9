import { formatDayAndMonth, formatShortDay, formatStay } from './date-formats.ts';
import { type Day, parseDay } from './dates.ts';

/**
 * A stay with the year where it is not of this one: '6 set. – 9 set. 2018', '30 dez. 2026 – 2 jan.
 * 2027'. In a file of its own, as guests' pages load the other formats and have no use for this.
 *
 * @param today yyyy-mm-dd in Europe/Lisbon
 */
export function formatStayInYears({ from, to }: { from: Day; to: Day }, today: Day): string {
  const [first, last, now] = [from, to, today].map((day) => parseDay(day).getFullYear());
  if (first === now && last === now) return formatStay({ from, to });
  return `${first === last ? formatDayAndMonth(from) : formatShortDay(from)} – ${formatShortDay(to)}`;
}
