import {
  areTooMany,
  calendarParts,
  lineOf,
  textOf,
  tooManyEntries,
  type Component,
} from './calendar-lines.ts';
import { cutText } from './cut-text.ts';
import { EntryError, FeedError } from './feed-error.ts';
import { keyOf, withOwnNames, type FoundEvent } from './event-names.ts';
import type { Feed, Frame, UnreadEntry } from './feed.ts';
import { dayNumber } from './moment.ts';
import { firstDayOf, isSurelyPast } from './past-entry.ts';
import { isOff, isOfDays, Reading } from './reading.ts';
import { StepBudget } from './step-budget.ts';

const MAX_TEXT = 120;
const MAX_SUMMARY = 200;

/**
 * Reads an iCalendar text. An entry that cannot be read is left out and named, unless it is surely
 * over or called off (CHAN-06).
 *
 * @throws FeedError in words for staff
 */
export function parseFeed(text: string, frame: Frame, budget = new StepBudget()): Feed {
  if (!/^\uFEFF?[ \t]*BEGIN[ \t]*:[ \t]*VCALENDAR\b/im.test(text)) {
    throw new FeedError('O endereço não devolve um calendário (iCal).');
  }
  const reading = new Reading(calendarParts(text, budget), frame, budget);
  const found = new Map<string, FoundEvent>();
  const unread: UnreadEntry[] = [];
  const today = dayNumber(frame.from) ?? 0;
  for (const entry of reading.entries) {
    try {
      for (const event of reading.nightsOf(entry)) {
        if (event.ends <= frame.from || event.starts >= frame.until) continue;
        const one = { event, isDay: isOfDays(entry) };
        found.set(keyOf(one), one);
        if (areTooMany(found.size)) throw tooManyEntries();
      }
    } catch (error) {
      if (error instanceof FeedError) throw error;
      if (!isSurelyPast(entry, today) && !isOff(entry)) unread.push(unreadEntry(entry, error));
    }
  }
  const events = withOwnNames([...found.values()]);
  return { events, unread: unread.toSorted((a, b) => a.line - b.line) };
}

function unreadEntry(entry: Component, error: unknown): UnreadEntry {
  const known = error instanceof EntryError ? error : undefined;
  const line = known?.line ?? lineOf(entry, 'DTSTART');
  const day = firstDayOf(entry);
  return {
    ...(day === undefined ? {} : { day }),
    line: line?.number ?? entry.number,
    text: cutText(line?.text ?? '', MAX_TEXT).replaceAll(/\p{Cc}/gu, ' '),
    summary: cutText(textOf(entry, 'SUMMARY'), MAX_SUMMARY),
    why: known?.message ?? 'Não se consegue ler.',
  };
}
