import { formatDayAndMonth, formatShortDay, formatStay } from './date-formats.ts';
import { type Day, parseDay } from './dates.ts';

/**
 * A stay with the year where it is not all of this one: '6 set. – 9 set. 2018', and, over the turn
 * of a year, '30 dez. – 2 jan. 2027', which a column takes in one line. In a file of its own, as
 * guests' pages load the other formats and have no use for this.
 */
export function formatStayInYears({ from, to }: { from: Day; to: Day }, today: Day): string {
  const [first, last, now] = [from, to, today].map((day) => parseDay(day).getFullYear());
  if (first === now && last === now) return formatStay({ from, to });
  return `${formatDayAndMonth(from)} – ${formatShortDay(to)}`;
}
