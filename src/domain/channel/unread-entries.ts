import * as v from 'valibot';
import { formatDayAndMonth, formatShortDay } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';

/** An entry of a foreign calendar that could not be read (CHAN-06). */
const ENTRY = v.object({
  /** The number of the line in the calendar. */
  line: v.number(),
  /** That line. */
  text: v.string(),
  /** Its first day, where that much could be read. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  summary: v.string(),
  /** A sentence. */
  why: v.string(),
});

export type UnreadEntry = v.InferOutput<typeof ENTRY>;

/** The entries as stored with a calendar; none where the stored value has another shape. */
export function unreadEntries(stored: unknown): UnreadEntry[] {
  const parsed = v.safeParse(v.array(ENTRY), stored);
  return parsed.success ? parsed.output : [];
}

/** '2 entradas não se leram': how many entries of a calendar could not be read (CHAN-06). */
export function unreadLabel(count: number): string {
  return count === 1 ? '1 entrada não se leu' : `${count} entradas não se leram`;
}

const MOST_DAYS = 4;

/**
 * '2 entradas não se leram: 30 nov., …': how many there are, and on which days as far as they are
 * known (CHAN-06).
 *
 * @param entries those of which more is known
 */
export function unreadTitle(
  count: number,
  { entries, today }: { entries: readonly UnreadEntry[]; today: Day },
): string {
  const days = new Set(entries.flatMap(({ day }) => day ?? []).toSorted());
  if (days.size === 0) return unreadLabel(count);
  const shown = [...days].slice(0, MOST_DAYS).map((day) => dayWords(day, today));
  const isAll = days.size <= MOST_DAYS && entries.filter(({ day }) => day).length === count;
  return `${unreadLabel(count)}: ${[...shown, ...(isAll ? [] : ['…'])].join(', ')}`;
}

/**
 * 'Linha 12, 30 nov., «Ana»: A data não se percebe.': where an entry stands, when it is, what it is
 * called, and why it could not be read.
 */
export function unreadWords({ line, day, summary, why }: UnreadEntry, today: Day): string {
  const parts = [
    `Linha ${line}`,
    ...(day === undefined ? [] : [dayWords(day, today)]),
    ...(summary === '' ? [] : [`«${summary}»`]),
  ];
  return `${parts.join(', ')}: ${why}`;
}

function dayWords(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayAndMonth(day) : formatShortDay(day);
}
