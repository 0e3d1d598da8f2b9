import { FeedError } from './feed-error.ts';

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
  lines: ContentLine[];
  parts: Component[];
}

export interface CalendarParts {
  entries: Component[];
  zones: Component[];
}

const MAX_ENTRIES = 2000;
/** More than is kept of any text. */
const MAX_TEXT = 2000;
const ENTRY_LINES =
  /^(?:UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP)$/;
const ZONE_LINES = /^(?:TZID|TZOFFSETFROM|TZOFFSETTO|DTSTART|RRULE|RDATE)$/;

/**
 * The entries and time zones of an iCalendar text, with the lines that matter of each.
 *
 * @throws FeedError when it is cut off or has too many entries
 */
export function calendarParts(text: string): CalendarParts {
  const found: CalendarParts = { entries: [], zones: [] };
  const open: Component[] = [];
  for (const { line, number } of unfolded(text)) {
    const name = nameOf(line);
    if (name === 'BEGIN') {
      const begun = component(line.slice(6), number);
      const outer = open.at(-1)?.name;
      if (begun.name === 'VEVENT' && outer === 'VCALENDAR') found.entries.push(begun);
      if (begun.name === 'VTIMEZONE' && outer === 'VCALENDAR') found.zones.push(begun);
      if (outer === 'VTIMEZONE') open.at(-1)?.parts.push(begun);
      if (found.entries.length > MAX_ENTRIES) throw tooManyEntries();
      open.push(begun);
    } else if (name === 'END') {
      open.pop();
    } else {
      const inside = open.at(-1);
      if (inside && isWanted(inside, name)) addLine(inside, { line, name, number });
    }
  }
  if (open.length > 0) throw new FeedError('O calendário está danificado e não se consegue ler.');
  return found;
}

export function tooManyEntries(): FeedError {
  return new FeedError(`O calendário tem mais de ${MAX_ENTRIES} entradas.`);
}

/** Whether so many entries, or days of recurring ones, are too many. */
export function areTooMany(count: number): boolean {
  return count > MAX_ENTRIES;
}

function component(name: string, number: number): Component {
  return { name: name.trim().toUpperCase(), number, lines: [], parts: [] };
}

function isWanted({ name }: Component, line: string): boolean {
  if (name === 'VEVENT') return ENTRY_LINES.test(line);
  return /^(?:VTIMEZONE|STANDARD|DAYLIGHT)$/.test(name) && ZONE_LINES.test(line);
}

/** The lines with their continuations, which begin with a space or a tab. */
function* unfolded(text: string): Generator<{ line: string; number: number }> {
  let parts: string[] = [];
  let number = 0;
  let first = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    number += 1;
    if (/^[ \t]/.test(line) && parts.length > 0) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield { line: parts.join(''), number: first };
    parts = line === '' ? [] : [line];
    first = number;
  }
  if (parts.length > 0) yield { line: parts.join(''), number: first };
}

function nameOf(line: string): string {
  return /^[\w-]+(?=[:;])/.exec(line)?.[0].toUpperCase() ?? '';
}

/** Adds a line, unless it has no value. */
function addLine(
  inside: Component,
  { line, name, number }: { line: string; name: string; number: number },
): void {
  const [parameters, colon] = parametersOf(line, name.length);
  if (colon === line.length) return;
  inside.lines.push({
    name,
    tzid: parameters.get('TZID'),
    hasRange: parameters.has('RANGE'),
    value: line.slice(colon + 1).trim(),
    text: line,
    number,
  });
}

/** The parameters of a line, and where they end. A colon or semicolon in quotes ends nothing. */
function parametersOf(line: string, from: number): [Map<string, string>, number] {
  const parameters = new Map<string, string>();
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
  return lines.find((line) => line.name === name);
}

/** All lines of that name. */
export function linesOf({ lines }: Component, name: string): ContentLine[] {
  return lines.filter((line) => line.name === name);
}

/**
 * The text of a line, without its escapes; '' without a line. Control characters go: PostgreSQL
 * does not store all of them.
 */
export function textOf(entry: Component, name: string): string {
  return (lineOf(entry, name)?.value.slice(0, MAX_TEXT) ?? '')
    .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign))
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}
