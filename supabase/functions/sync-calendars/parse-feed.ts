import ICAL from 'ical.js';
import { dayOf, nightsBetween, requireRealDays } from './feed-days.ts';
import { FeedError } from './feed-error.ts';
import type { Feed, FeedEvent, Frame } from './feed.ts';
import { dropDenseZones, isMeant, requireSparse, tidyDates } from './recurrence.ts';

const MAX_EVENTS = 2000;
/** Occurrences of one entry: enough for a block every day for two years. */
const MAX_REPEATS = 730;
/** Steps that the recurrence rules of a whole feed may take together. */
const MAX_STEPS = 15_000;
const MAX_UID = 500;

/**
 * Reads an iCalendar text. An entry that cannot be read is left out with a warning (CHAN-06).
 *
 * @throws FeedError in words for staff
 */
export function parseFeed(text: string, frame: Frame): Feed {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(text)) {
    throw new FeedError('O endereço não devolve um calendário (iCal).');
  }
  if ([...text.matchAll(/^BEGIN:VEVENT/gim)].length > MAX_EVENTS) throw tooMany();
  const calendar = readCalendar(text);
  dropDenseZones(calendar);
  const components = calendar.getAllSubcomponents('vevent');
  const reading = new Reading(components, frame);
  const found = new Map<string, FeedEvent>();
  const warnings: string[] = [];
  for (const component of components) {
    try {
      for (const event of reading.nightsOf(component)) {
        if (event.ends > frame.from && event.starts < frame.until) keep(found, event);
      }
    } catch (error) {
      warnings.push(error instanceof Error ? error.message.slice(0, 200) : typeof error);
    }
  }
  if (found.size > MAX_EVENTS) throw tooMany();
  return { events: [...found.values()], warnings };
}

function tooMany(): FeedError {
  return new FeedError(`O calendário tem mais de ${MAX_EVENTS} entradas.`);
}

/** Keeps two stays that share a UID apart, by their first day: none may be lost (CHAN-04). */
function keep(found: Map<string, FeedEvent>, event: FeedEvent): void {
  const other = found.get(event.uid);
  const isOther = other !== undefined && other.starts !== event.starts;
  const uid = isOther ? `${event.uid}/${event.starts}` : event.uid;
  found.set(uid, { ...event, uid });
}

function readCalendar(text: string): ICAL.Component {
  let calendar: ICAL.Component | undefined;
  try {
    calendar = new ICAL.Component(ICAL.parse(tidied(text)));
  } catch {
    // The error below covers it.
  }
  if (calendar?.name === 'vcalendar') return calendar;
  throw new FeedError('O calendário está danificado e não se consegue ler.');
}

/** Repairs what programs get wrong: line ends, a byte order mark, dates without VALUE=DATE. */
function tidied(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .replaceAll(/\r?\n|\r/g, '\r\n')
    .replaceAll(/^(DTSTART|DTEND|EXDATE|RECURRENCE-ID):(\d{8})$/gim, '$1;VALUE=DATE:$2');
}

/** One reading of a calendar, whose entries share one budget of steps for their rules. */
class Reading {
  private stepsLeft = MAX_STEPS;
  private readonly exceptions: ICAL.Component[];
  private readonly recurring: ReadonlySet<unknown>;
  private readonly frame: Frame;

  constructor(components: readonly ICAL.Component[], frame: Frame) {
    this.exceptions = components.filter(isException);
    const masters = components.filter((component) => !isException(component));
    this.recurring = new Set(masters.map((component) => component.getFirstPropertyValue('uid')));
    this.frame = frame;
  }

  /** @throws Error when the entry cannot be read */
  *nightsOf(component: ICAL.Component): Generator<FeedEvent> {
    // TRANSPARENT means that the entry makes nobody busy, so it takes no room.
    if (wordOf(component, 'transp') === 'TRANSPARENT') return;
    const event = new ICAL.Event(component);
    if (event.isRecurrenceException()) {
      // Comes with the recurring entry that it changes, unless that one is not in the calendar.
      if (this.recurring.has(component.getFirstPropertyValue('uid'))) return;
    }
    requireRealDays(component);
    if (event.isRecurring()) {
      yield* this.occurrencesOf(event);
      return;
    }
    const nights = nightsBetween(event.startDate, event.endDate, this.frame.zone);
    const place = event.isRecurrenceException()
      ? `/${dayOf(event.recurrenceId, this.frame.zone)}`
      : '';
    if (nights) {
      yield {
        uid: uidOf(event) + place,
        ...nights,
        summary: summaryOf(event),
        isCancelled: isOff(component),
      };
    }
  }

  private *occurrencesOf(event: ICAL.Event): Generator<FeedEvent> {
    const { zone, from, until } = this.frame;
    requireSparse(event.component);
    tidyDates(event);
    for (const exception of this.exceptions) {
      if (exception.getFirstPropertyValue('uid') === event.uid) event.relateException(exception);
    }
    const times = event.iterator();
    for (let found = 0; found < MAX_REPEATS;) {
      this.stepsLeft -= 1;
      if (this.stepsLeft < 0) throw new Error('recurs for too long');
      // The library's types do not say that next() gives nothing at the end of a rule.
      const time: ICAL.Time | undefined = times.next();
      if (!time || time.toString().slice(0, 10) > until) return;
      // Long past: a stay is no longer than a year.
      if (time.year < Number(from.slice(0, 4)) - 1) continue;
      if (!isMeant(time, event)) continue;
      const { startDate, endDate, item } = event.getOccurrenceDetails(time);
      const nights = nightsBetween(startDate, endDate, zone);
      if (!nights || nights.ends <= from) continue;
      found += 1;
      yield {
        uid: `${uidOf(event)}/${dayOf(time, zone)}`,
        ...nights,
        summary: summaryOf(item),
        isCancelled: isOff(event.component) || isOff(item.component),
      };
    }
  }
}

function isException(component: ICAL.Component): boolean {
  return component.hasProperty('recurrence-id');
}

function isOff(component: ICAL.Component): boolean {
  return wordOf(component, 'status') === 'CANCELLED';
}

/** A value out of a fixed list, in capitals: upper and lower case mean the same (RFC 5545, 2). */
function wordOf(component: ICAL.Component, property: 'transp' | 'status'): string {
  return plain(component.getFirstPropertyValue(property)).toUpperCase();
}

/** @throws Error when it is too long to be kept */
function uidOf(event: ICAL.Event): string {
  const uid = plain(event.uid) || `${event.startDate.toString()}/${plain(event.summary)}`;
  if (uid.length > MAX_UID) throw new Error('its name is too long');
  return uid;
}

function summaryOf(event: ICAL.Event): string {
  return plain(event.summary).slice(0, 200);
}

/**
 * The text of a property, which is null when it is missing, whatever the types say. Control
 * characters go: PostgreSQL does not store all of them.
 */
function plain(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
}
