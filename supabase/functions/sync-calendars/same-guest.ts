import type { FeedEvent, Nights } from './feed.ts';
import type { Channel, KnownEvent } from './import-plan.ts';
import { isNamed, kindOf, guestName } from './nature.ts';

// Which entries of a reading are stays of the reading before under another name (CHAN-07).

/**
 * Whether a platform keeps the name (UID) of an entry for as long as the stay exists. Where it
 * does, another name is another guest. docs/channels.md has the sources.
 */
const KEEPS_NAMES: Readonly<Record<Channel, boolean>> = {
  airbnb: true,
  vrbo: true,
  google: true,
  booking_com: false,
  other: false,
};

interface Reading {
  channel: Channel;
  blocksAreStays: boolean;
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
  /** All entries of this reading that are not over or called off. */
  live: readonly FeedEvent[];
  known: readonly KnownEvent[];
}

export interface SameGuests {
  /** What an entry was before, by its UID in this reading. */
  before: ReadonlyMap<string, KnownEvent>;
  /** Known entries that this reading lacks under any name. */
  absent: readonly KnownEvent[];
  /** Ids of absent entries that two entries of this reading continue as well: staff decide. */
  doubtful: ReadonlySet<string>;
}

/** How well an entry continues an absent one. */
interface Pair {
  entry: FeedEvent;
  was: KnownEvent;
  likeness: number;
}

/** Finds for each entry of a reading what it was before, by its name or by what it says. */
export function sameGuests(reading: Reading): SameGuests {
  const { live, known } = reading;
  const named = new Map(known.map((event) => [event.uid, event]));
  const before = new Map<string, KnownEvent>();
  for (const entry of live) {
    const event = named.get(entry.uid);
    if (event !== undefined && !isAnotherGuest(entry, event, reading)) before.set(entry.uid, event);
  }
  const found = new Set(before.values());
  const absent = known.filter((event) => event.state !== 'gone' && !found.has(event));
  const { pairs, doubtful } = bestPairs(likelyPairs(absent, before, reading));
  for (const { entry, was } of pairs) before.set(entry.uid, was);
  const renamed = new Set(pairs.map(({ was }) => was));
  return { before, absent: absent.filter((event) => !renamed.has(event)), doubtful };
}

/** Whether the platform itself says that an entry is another reservation than it was. */
function isAnotherGuest(
  { code }: FeedEvent,
  { code: known, starts }: KnownEvent,
  { today }: Reading,
): boolean {
  return Boolean(code && known) && code !== known && starts > today;
}

function likelyPairs(
  absent: readonly KnownEvent[],
  before: ReadonlyMap<string, KnownEvent>,
  reading: Reading,
): Pair[] {
  const keepsNames = KEEPS_NAMES[reading.channel] && !isNamedAnew(before, reading);
  return reading.live.flatMap((entry) =>
    absent
      .filter((was) => mayContinue(before.get(entry.uid), was))
      .map((was) => {
        const isComparable =
          !keepsNames || stemOf(entry.uid) === stemOf(was.uid) || (entry.code ?? '-') === was.code;
        return { entry, was, likeness: isComparable ? likenessOf(entry, was, reading) : 0 };
      })
      .filter(({ likeness }) => likeness > 0),
  );
}

/**
 * The platform's own part of a name: the days that tell stays of one name apart come and go with
 * the number of those stays.
 */
function stemOf(uid: string): string {
  return uid.replace(/(?:\/\d{4}-\d\d-\d\d){1,2}$/, '');
}

/**
 * Whether what is known of an entry leaves open that it continues an absent one. A conflict that
 * came when the other was missing already waits for that answer.
 */
function mayContinue(known: KnownEvent | undefined, was: KnownEvent): boolean {
  const { missing_since: since } = was;
  // Its last nights are free since it was missing: whoever has them now is another guest.
  if (was.has_left && since !== null) return false;
  // What staff set aside was cancelled if it was missing before: its nights are sold again.
  if (was.state === 'dismissed' && since !== null) return false;
  if (known === undefined) return true;
  const isOpen = known.state === 'conflict' && !known.has_booking;
  return isOpen && since !== null && Date.parse(known.first_seen) >= Date.parse(since);
}

/** Whether a platform that keeps names has named its whole calendar anew, in this very reading. */
function isNamedAnew(
  before: ReadonlyMap<string, KnownEvent>,
  { known, today, live }: Reading,
): boolean {
  const found = new Set(before.values());
  const stays = known.filter(
    (event) => isStay(event) && event.starts > today && event.missing_since === null,
  );
  const nights = new Set(live.map(nightsText));
  const areRenamed = stays.every((event) => !found.has(event) && nights.has(nightsText(event)));
  return stays.length > 1 && areRenamed;
}

/**
 * How well an entry continues an absent one, by the nights to come: they must share most of them,
 * or a few and an end. The number of a reservation decides alone. 0: not at all.
 */
function likenessOf(entry: FeedEvent, was: KnownEvent, reading: Reading): number {
  const { today, channel } = reading;
  if (entry.code && was.code) return entry.code === was.code ? 1 : 0;
  if (!meets(entry, was)) return 0;
  if (kindOf(entry, undefined, reading) !== was.kind) return 0;
  // Nights that staff have not set aside are sold, to whomever.
  if (was.state === 'dismissed' && (entry.starts < was.starts || entry.ends > was.ends)) return 0;
  // A guest who has left stays no longer; another one may have the nights, sold again there.
  if (was.has_left && entry.ends !== was.ends) return 0;
  // A guest who is there already arrives no more.
  if (was.starts < today && entry.starts > today) return 0;
  const name = guestName(entry.summary, channel);
  const isSameName = name === was.summary;
  if (!isSameName && isNamed(name, channel) && isNamed(was.summary, channel)) return 0;

  const [mine, its] = [comingNights(entry, today), comingNights(was, today)];
  const shared = lengthOf(commonNights(mine, its));
  const ends = Number(mine.starts === its.starts) + Number(mine.ends === its.ends);
  const isMost = 2 * shared > Math.max(lengthOf(mine), lengthOf(its));
  if (shared <= 0 || (ends === 0 && !isMost)) return 0;
  const all = lengthOf(mine) + lengthOf(its) - shared;
  // Of two that have begun, both clipped to today.
  const isSameArrival = was.starts < today && entry.starts === was.starts;
  // A guest with a booking comes first, then what the last reading still had.
  const rank = (was.state === 'booked' ? 8 : 0) + (was.missing_since === null ? 4 : 0);
  return (
    rank +
    (isSameName && isNamed(name, channel) ? 2 : 0) +
    // Most nights say more than an end: what else was sold may begin or end on the same day.
    (isMost ? 1 / 2 : 0) +
    ends / 4 +
    shared / all +
    (isSameArrival ? 0.01 : 0)
  );
}

/**
 * The best pairs first; each entry and each absent one is used once. Where two are as good, neither
 * is chosen.
 */
function bestPairs(likely: readonly Pair[]): { pairs: Pair[]; doubtful: Set<string> } {
  const byEntry = groupedBy(likely, 'entry');
  const byAbsent = groupedBy(likely, 'was');
  const pairs: Pair[] = [];
  const doubtful = new Set<string>();
  const used = new Set<FeedEvent | KnownEvent>();
  const isOpen = ({ entry, was }: Pair) => !used.has(entry) && !used.has(was);
  for (const pair of likely.toSorted((a, b) => b.likeness - a.likeness)) {
    if (!isOpen(pair)) continue;
    const others = [...(byEntry.get(pair.entry) ?? []), ...(byAbsent.get(pair.was) ?? [])];
    const rivals = others.filter((other) => isOpen(other) && isRival(other, pair));
    if (rivals.length === 0) pairs.push(pair);
    else for (const { was } of [pair, ...rivals]) doubtful.add(was.id);
    for (const { entry, was } of [pair, ...rivals]) used.add(entry).add(was);
  }
  return { pairs, doubtful };
}

function groupedBy<Side extends 'entry' | 'was'>(pairs: readonly Pair[], side: Side) {
  const groups = new Map<Pair[Side], Pair[]>();
  for (const pair of pairs) {
    const group = groups.get(pair[side]);
    if (group === undefined) groups.set(pair[side], [pair]);
    else group.push(pair);
  }
  return groups;
}

/** Whether a pair is as good as another that it excludes, and means other nights. */
function isRival(one: Pair, other: Pair): boolean {
  return (
    one.likeness === other.likeness &&
    (nightsText(one.was) !== nightsText(other.was) ||
      nightsText(one.entry) !== nightsText(other.entry))
  );
}

export function isStay({ state }: KnownEvent): boolean {
  return state === 'booked' || state === 'conflict';
}

/** Whether they have a night in common. */
export function meets(one: Nights, other: Nights): boolean {
  return one.starts < other.ends && other.starts < one.ends;
}

function comingNights({ starts, ends }: Nights, today: string): Nights {
  return { starts: starts > today ? starts : today, ends };
}

function commonNights(one: Nights, other: Nights): Nights {
  return {
    starts: one.starts > other.starts ? one.starts : other.starts,
    ends: one.ends < other.ends ? one.ends : other.ends,
  };
}

function lengthOf({ starts, ends }: Nights): number {
  return (Date.parse(ends) - Date.parse(starts)) / 86_400_000;
}

function nightsText({ starts, ends }: Nights): string {
  return `${starts}/${ends}`;
}
