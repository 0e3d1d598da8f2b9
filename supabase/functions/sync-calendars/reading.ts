import {
  lineOf,
  linesOf,
  textOf,
  type CalendarParts,
  type Component,
  type ContentLine,
} from './calendar-lines.ts';
import { cutText } from './cut-text.ts';
import { EntryError } from './feed-error.ts';
import type { FeedEvent, Frame, Nights } from './feed.ts';
import { HouseDays, universal } from './house-days.ts';
import {
  between,
  DAY_MS,
  dayNumber,
  dayText,
  durationOf,
  later,
  momentOf,
  momentText,
  type FindZone,
  type Moment,
} from './moment.ts';
import { reservationCode } from './nature.ts';
import { ruleOf } from './recurrence-rule.ts';
import { recurringDays, ruleStart } from './recurrence.ts';
import type { StepBudget } from './step-budget.ts';
import { zonesOf } from './zone.ts';

const MAX_UID = 500;
const MAX_SUMMARY = 200;
const YEAR = 366;
/** What one day of a recurring entry costs beside finding it. */
const STEPS_OF_OCCURRENCE = 20;
/** What reading a rule costs, and one date of a list. */
const STEPS_OF_RULE = 100;
const STEPS_OF_DATE = 5;

interface Stay {
  start: Moment;
  end: Moment;
}

/** One reading of a calendar, whose entries share one budget. */
export class Reading {
  readonly entries: readonly Component[];
  private readonly house: HouseDays;
  private readonly days: { from: number; until: number };
  private readonly budget: StepBudget;
  private readonly zones: FindZone;
  /** What changes single days of other entries, by the UID and the day that it changes. */
  private readonly changes = new Map<string, Component>();
  /** The entries that may be changed so, by their UID. */
  private readonly changed = new Map<string, Component>();

  constructor({ entries, zones }: CalendarParts, frame: Frame, budget: StepBudget) {
    this.entries = entries;
    this.budget = budget;
    this.house = new HouseDays(frame.zone);
    this.days = { from: dayNumber(frame.from) ?? 0, until: dayNumber(frame.until) ?? 0 };
    const [from, until] = [this.days.from - YEAR, this.days.until + YEAR];
    this.zones = zonesOf(zones, { from, until }, this.budget);
    for (const entry of entries) {
      if (isChange(entry)) this.noteChange(entry);
      else this.changed.set(textOf(entry, 'UID'), entry);
    }
  }

  /**
   * What an entry says, whenever that is: whoever asks leaves out what does not matter.
   *
   * @throws EntryError when it cannot be read, also after a part of it
   */
  *nightsOf(entry: Component): Generator<FeedEvent> {
    if (isFree(entry)) return;
    refuseTorn(entry);
    if (isChange(entry)) {
      yield* this.nightsOfChange(entry);
      return;
    }
    const stay = this.stayOf(entry);
    if (isOfDays(entry)) {
      yield* this.nightsOfRecurring(entry, stay);
      return;
    }
    const nights = this.nightsBetween(stay);
    if (nights) yield { ...namesOf(entry, stay), ...nights, isCancelled: isOff(entry) };
  }

  private *nightsOfChange(entry: Component): Generator<FeedEvent> {
    const whole = this.changed.get(textOf(entry, 'UID'));
    // TRANSPARENT holds for all days of an entry.
    if (whole && isFree(whole)) return;
    const line = lineOf(entry, 'RECURRENCE-ID');
    if (line?.hasRange) throw new EntryError('Muda vários dias de uma vez.', line);
    const place = this.existing(line);
    const stay = this.stayOf(entry);
    const nights = this.nightsBetween(stay);
    if (!nights) return;
    const { uid, summary } = namesOf(entry, stay);
    yield {
      uid: `${uid}/${dayText(this.house.dayOf(place))}`,
      summary,
      ...nights,
      isCancelled: isOff(entry) || (whole !== undefined && isOff(whole)),
    };
  }

  private *nightsOfRecurring(entry: Component, stay: Stay): Generator<FeedEvent> {
    const { uid, summary } = namesOf(entry, stay);
    const [own, isCancelled] = [textOf(entry, 'UID'), isOff(entry)];
    const left = new Set(this.exceptionsOf(entry));
    for (const start of this.occurrencesOf(entry, stay)) {
      this.budget.spend(STEPS_OF_OCCURRENCE);
      const places = this.placesOf(start);
      if (places.some((place) => left.has(place))) continue;
      const changes = this.readableChange(own, places);
      if (changes) {
        yield* changes;
        continue;
      }
      const nights = this.nightsBetween(moved(stay, start));
      const day = dayText(this.house.dayOf(start));
      if (nights) yield { uid: `${uid}/${day}`, summary, ...nights, isCancelled };
    }
  }

  /** Each day that the rules and dates of an entry name, as far as it matters. */
  private *occurrencesOf(entry: Component, { start, end }: Stay): Generator<Moment> {
    const length = Math.max(Math.ceil(between(start, end) / DAY_MS), 0);
    // A day more on either side: a day elsewhere may be another one here.
    const [from, until] = [this.days.from - length - 1, this.days.until + 1];
    const rules = linesOf(entry, 'RRULE');
    for (const line of rules) {
      this.budget.spend(STEPS_OF_RULE);
      const rule = ruleOf(line, ruleStart(start.day), this.zones);
      const span = { start: start.day, from, until };
      for (const day of recurringDays(rule, span, this.budget)) {
        const occurrence = { ...start, day };
        if (rule.until === undefined || !this.isAfter(occurrence, rule.until)) yield occurrence;
      }
    }
    const dates = linesOf(entry, 'RDATE');
    // Dates are further days beside the first one (RFC 5545, section 3.8.5.2).
    if (dates.length > 0 && rules.length === 0) yield start;
    const told = new Set<number>();
    for (const date of this.momentsOf(dates)) {
      if (date.day < from || date.day > until || told.has(date.day)) continue;
      told.add(date.day);
      const isTimed = start.clock !== undefined && date.clock !== undefined;
      yield isTimed ? date : { ...start, day: date.day };
    }
  }

  private isAfter(occurrence: Moment, until: Moment): boolean {
    const [one, other] = [universal(occurrence), universal(until)];
    if (one !== undefined && other !== undefined) return one > other;
    return occurrence.day > (other === undefined ? until.day : this.house.dayOf(until));
  }

  private exceptionsOf(entry: Component): string[] {
    return this.momentsOf(linesOf(entry, 'EXDATE'))
      .filter(({ day }) => day >= this.days.from - YEAR && day <= this.days.until + YEAR)
      .map((date) => {
        this.budget.spend(STEPS_OF_OCCURRENCE);
        return this.placeOf(date);
      });
  }

  /** Days that exist, of lines with lists. */
  private momentsOf(lines: readonly ContentLine[]): Moment[] {
    return lines.flatMap((line) =>
      line.value.split(',').flatMap((value) => {
        this.budget.spend(STEPS_OF_DATE);
        return value.trim() === '' ? [] : (momentOf(line, value, this.zones) ?? []);
      }),
    );
  }

  private noteChange(entry: Component): void {
    try {
      const place = this.placeOf(this.existing(lineOf(entry, 'RECURRENCE-ID')));
      this.changes.set(changeKey(textOf(entry, 'UID'), place), entry);
    } catch {
      // It says so once it is read itself.
    }
  }

  /** What a change makes of a day; undefined where there is none that can be read. */
  private readableChange(uid: string, places: readonly string[]): FeedEvent[] | undefined {
    const [change] = places.flatMap((place) => this.changes.get(changeKey(uid, place)) ?? []);
    if (change === undefined) return undefined;
    try {
      return [...this.nightsOf(change)];
    } catch {
      return undefined;
    }
  }

  /** What a line calls a day of a recurring entry: the day itself, or the house's at that time. */
  private placeOf(moment: Moment): string {
    return moment.clock === undefined ? `day ${moment.day}` : `time ${this.house.dayOf(moment)}`;
  }

  /** All that a day of a recurring entry may be called. */
  private placesOf(moment: Moment): string[] {
    return [`day ${moment.day}`, this.placeOf(moment)];
  }

  private stayOf(entry: Component): Stay {
    const start = this.existing(lineOf(entry, 'DTSTART'));
    const end = lineOf(entry, 'DTEND');
    if (end) return { start, end: this.existing(end) };
    const duration = lineOf(entry, 'DURATION');
    return { start, end: duration ? later(start, durationOf(duration)) : start };
  }

  private existing(line: ContentLine | undefined): Moment {
    if (line === undefined) throw new EntryError('Falta o dia.');
    const moment = momentOf(line, line.value, this.zones);
    if (moment === undefined) throw new EntryError('Esse dia não existe.', line);
    return moment;
  }

  /** The nights of a stay; undefined for hours of one day (CHAN-06). */
  private nightsBetween({ start, end }: Stay): Nights | undefined {
    let [starts, ends] = this.house.wholeDaysOf(start, end) ?? [
      this.house.dayOf(start),
      this.house.dayOf(end),
    ];
    if (ends < starts) throw new EntryError('Acaba antes de começar.');
    // A whole-day event without an end, or with the same one, is that day.
    if (start.clock === undefined && ends === starts) ends += 1;
    return ends > starts ? { starts: dayText(starts), ends: dayText(ends) } : undefined;
  }
}

/** A stay on another of its days. */
function moved({ start, end }: Stay, to: Moment): Stay {
  if (to.clock !== start.clock) return { start: to, end: later(to, between(start, end)) };
  return { start: to, end: { ...end, day: end.day + to.day - start.day } };
}

function changeKey(uid: string, place: string): string {
  return `${place} ${uid}`;
}

function isChange(entry: Component): boolean {
  return lineOf(entry, 'RECURRENCE-ID') !== undefined;
}

/** Whether an entry recurs, or changes one day of an entry that does. */
export function isOfDays(entry: Component): boolean {
  return ['RRULE', 'RDATE', 'RECURRENCE-ID'].some((name) => lineOf(entry, name) !== undefined);
}

/** Whether the platform says that an entry, or one day of it, is cancelled. */
export function isOff(entry: Component): boolean {
  return textOf(entry, 'STATUS').toUpperCase() === 'CANCELLED';
}

/** TRANSPARENT means that the entry makes nobody busy, so it takes no room. */
function isFree(entry: Component): boolean {
  return textOf(entry, 'TRANSP').toUpperCase() === 'TRANSPARENT';
}

/**
 * An entry without its end is read where it still says how long it lasts; without its begin, some
 * lines before its first day are lost.
 *
 * @throws EntryError
 */
function refuseTorn(entry: Component): void {
  const hasLength = lineOf(entry, 'DTEND') ?? lineOf(entry, 'DURATION');
  if (entry.lacks === undefined || (entry.lacks === 'END' && hasLength)) return;
  throw new EntryError(`Falta-lhe a linha ${entry.lacks}:VEVENT.`, lineOf(entry, 'DTSTART'));
}

function namesOf(entry: Component, { start }: Stay): Pick<FeedEvent, 'uid' | 'summary' | 'code'> {
  const summary = textOf(entry, 'SUMMARY');
  const uid = textOf(entry, 'UID') || `${momentText(start)}/${summary}`;
  if (uid.length > MAX_UID) throw new EntryError('O nome (UID) é demasiado longo.');
  const code = reservationCode(textOf(entry, 'DESCRIPTION'));
  return { uid, summary: cutText(summary, MAX_SUMMARY), ...(code !== undefined && { code }) };
}
