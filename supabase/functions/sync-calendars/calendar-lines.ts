import { FeedError } from './feed-error.ts';
import type { StepBudget } from './step-budget.ts';

// The lines of an iCalendar text (RFC 5545, section 3.1). Every step here is linear in the length
// of the text: a hosted function is ended, without a word, after about two seconds of work.

/** A line of an entry, unfolded. */
export interface ContentLine {
  /** In capitals: DTSTART. */
  name: string;
  /** The value of TZID, without its quotes. */
  tzid: string | undefined;
  /** RANGE=THISANDFUTURE: the line speaks of all later days, too. */
  hasRange: boolean;
  value: string;
  /** As it stands in the calendar. */
  text: string;
  /** Its number there, from 1 on. */
  number: number;
}

/** An entry or a part of a time zone. */
export interface Component {
  /** In capitals: VEVENT. */
  name: string;
  /** The number of its first line. */
  number: number;
  /** What it lacks of its own begin and end: some of its lines may then be lost. */
  lacks?: 'BEGIN' | 'END';
  /** By their names. */
  lines: Map<string, ContentLine[]>;
  parts: Component[];
}

export interface CalendarParts {
  entries: Component[];
  zones: Component[];
}

const MAX_ENTRIES = 2000;
/** Components within each other; an alarm of an entry is the third. */
const MAX_DEPTH = 20;
/** More than is kept of any text. */
const MAX_TEXT = 600;
const ENTRY_LINES =
  /^(?:UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|DESCRIPTION)$/;
const ZONE_LINES = /^(?:TZID|TZOFFSETFROM|TZOFFSETTO|DTSTART|RRULE|RDATE)$/;

/**
 * The entries and time zones of an iCalendar text, of several calendars too, with the lines that
 * matter of each. What is not opened or not closed costs no other entry (CHAN-06).
 *
 * @throws FeedError when it is cut off, has too many entries, or takes too long
 */
export function calendarParts(text: string, budget: StepBudget): CalendarParts {
  const found: CalendarParts = { entries: [], zones: [] };
  const open: Component[] = [];
  let hasEnd = false;
  for (const { line, number } of unfolded(text)) {
    budget.checkTime();
    const name = nameOf(line);
    if (name === 'BEGIN') {
      const begun = component(afterColon(line), number);
      closeBefore(open, begun);
      if (begun.name === 'VEVENT') found.entries.push(begun);
      if (begun.name === 'VTIMEZONE') found.zones.push(begun);
      if (open.at(-1)?.name === 'VTIMEZONE') open.at(-1)?.parts.push(begun);
      if (open.length < MAX_DEPTH) open.push(begun);
    } else if (name === 'END') {
      const ended = afterColon(line).toUpperCase();
      hasEnd ||= ended === 'VCALENDAR';
      close(open, ended);
    } else {
      if (name === 'DTSTART' && isBetweenEntries(open)) {
        const begun: Component = { ...component('VEVENT', number), lacks: 'BEGIN' };
        found.entries.push(begun);
        open.push(begun);
      }
      const inside = open.at(-1);
      if (inside && isWanted(inside, name)) addLine(inside, { line, name, number });
    }
    if (found.entries.length > MAX_ENTRIES) throw tooManyEntries();
  }
  if (!hasEnd || open.some(({ name }) => name === 'VCALENDAR')) {
    throw new FeedError('O calendário está danificado e não se consegue ler.');
  }
  closeTo(open, 0);
  return found;
}

function isBetweenEntries(open: readonly Component[]): boolean {
  return (open.at(-1)?.name ?? 'VCALENDAR') === 'VCALENDAR';
}

/** Ends the innermost component of that name and what is open within it; nothing without one. */
function close(open: Component[], name: string): void {
  const at = open.findLastIndex((one) => one.name === name);
  if (at < 0) return;
  closeTo(open, at + 1);
  open.pop();
}

/** Entries and zones stand in a calendar, the parts of a zone in a zone, never in each other. */
function closeBefore(open: Component[], { name }: Component): void {
  const isOfZone = name === 'STANDARD' || name === 'DAYLIGHT';
  if (!isOfZone && name !== 'VEVENT' && name !== 'VTIMEZONE') return;
  const outer = isOfZone ? 'VTIMEZONE' : 'VCALENDAR';
  const at = open.findLastIndex((one) => one.name === outer);
  if (at >= 0 || !isOfZone) closeTo(open, at + 1);
}

/** Ends all but so many; what is left open within an entry may hold lines of the entry. */
function closeTo(open: Component[], kept: number): void {
  const ended = open.slice(kept);
  if (ended.length > 0) {
    for (const one of open) if (one.name === 'VEVENT') one.lacks ??= 'END';
  }
  open.length = kept;
}

export function tooManyEntries(): FeedError {
  return new FeedError(`O calendário tem mais de ${MAX_ENTRIES} entradas.`);
}

/** Whether so many entries, or days of recurring ones, are too many. */
export function areTooMany(count: number): boolean {
  return count > MAX_ENTRIES;
}

function component(name: string, number: number): Component {
  return { name: name.toUpperCase(), number, lines: new Map(), parts: [] };
}

function isWanted({ name }: Component, line: string): boolean {
  if (name === 'VEVENT') return ENTRY_LINES.test(line);
  return /^(?:VTIMEZONE|STANDARD|DAYLIGHT)$/.test(name) && ZONE_LINES.test(line);
}

/** The lines with their continuations, which begin with a space or a tab. Empty ones say nothing. */
function* unfolded(text: string): Generator<{ line: string; number: number }> {
  let parts: string[] = [];
  let number = 0;
  let first = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    number += 1;
    if (line === '') continue;
    if (/^[ \t]/.test(line) && parts.length > 0) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield { line: parts.join(''), number: first };
    parts = [line];
    first = number;
  }
  if (parts.length > 0) yield { line: parts.join(''), number: first };
}

/** Its name in capitals; that of a line of days also where the colon is lost, so that it is told. */
function nameOf(line: string): string {
  const [, name, ofDays] =
    /^\s*(?:([\w-]+)\s*(?:[:;]|$)|(DTSTART|DTEND|RRULE|RDATE)\b)/.exec(line) ?? [];
  return (name ?? ofDays ?? '').toUpperCase();
}

/** What a line begins or ends. */
function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

/** Adds a line; one without a colon has no value, and says so when it is read. */
function addLine(
  inside: Component,
  { line, name, number }: { line: string; name: string; number: number },
): void {
  const [parameters, colon] = parametersOf(line, line.search(/[:;]|$/));
  const added = {
    name,
    tzid: parameters.get('TZID'),
    hasRange: parameters.has('RANGE'),
    value: line.slice(colon + 1).trim(),
    text: line,
    number,
  };
  const others = inside.lines.get(name);
  if (others) others.push(added);
  else inside.lines.set(name, [added]);
}

/** The parameters of a line, and where they end. A colon or semicolon in quotes ends nothing. */
function parametersOf(line: string, from: number): [Map<string, string>, number] {
  const parameters = new Map<string, string>();
  if (line[from] === ':') return [parameters, from];
  let isQuoted = false;
  let start = from + 1;
  let at = from;
  for (; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || (sign !== ';' && sign !== ':')) continue;
    const [name = '', value = ''] = line.slice(start, at).split('=', 2);
    parameters.set(name.toUpperCase(), value.replaceAll('"', ''));
    start = at + 1;
    if (sign === ':') break;
  }
  return [parameters, at];
}

/** The first line of that name. */
export function lineOf({ lines }: Component, name: string): ContentLine | undefined {
  return lines.get(name)?.[0];
}

/** All lines of that name. */
export function linesOf({ lines }: Component, name: string): readonly ContentLine[] {
  return lines.get(name) ?? [];
}

/**
 * The text of a line, without its escapes; '' without a line. Control characters go: PostgreSQL
 * does not store all of them.
 */
export function textOf(entry: Component, name: string): string {
  const text = lineOf(entry, name)?.value.slice(0, MAX_TEXT) ?? '';
  if (!/[\\\p{Cc}]/u.test(text)) return text.trim();
  return text
    .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign))
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}
