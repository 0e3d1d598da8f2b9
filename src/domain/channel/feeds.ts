import { bookingSourceLabel } from '../booking/booking-source.ts';
import { ageWords } from '../calendar/day-words.ts';
import { countLabel } from '../basics/text.ts';
import { unreadLabel } from './unread-entries.ts';

/**
 * The platforms whose calendars are read, in the order in which forms offer them (CHAN-01,
 * CHAN-02).
 */
export const CHANNELS = ['booking_com', 'airbnb', 'vrbo', 'google', 'other'] as const;

const HOUR_MS = 3_600_000;
const READING_MS = 15 * 60_000;
/** The dashboard reports a calendar that could not be read for so long. */
const LONG_MS = 6 * HOUR_MS;
/** A reading cancels a stay only if it has been missing for so long. */
const GRACE_MS = 10 * 60_000;
/** Two missed readings in a row are no longer chance. */
const STANDING_STILL_MS = 2.5 * READING_MS;

/** The state of a calendar that is read. Times are ISO. */
export interface FeedState {
  id: string;
  room_id: string;
  channel: string;
  url: string | null;
  is_active: boolean;
  tried_at: string | null;
  succeeded_at: string | null;
  failing_since: string | null;
  last_error: string | null;
  warning: string | null;
  /** Entries that the last reading could not read (CHAN-06). */
  unread_count: number;
  created_at: string;
}

/**
 * A platform's stay that has not ended. In state `booked` it has a booking, in `conflict` no room.
 */
export interface FeedStay {
  feed_id: string;
  state: string;
  missing_since: string | null;
}

/** The stays of a calendar from today on; `missing` counts those no longer in it. */
export interface StayCounts {
  booked: number;
  conflicts: number;
  missing: number;
  /** When the last of the missing ones was first missed (ISO); null while none is missing. */
  missingSince: string | null;
}

export const NO_STAYS: StayCounts = { booked: 0, conflicts: 0, missing: 0, missingSince: null };

/** The state of a calendar, which decides its icon and words. */
export type FeedHealth = 'unread' | 'paused' | 'failing' | 'drop' | 'partial' | 'conflict' | 'fine';

/**
 * The names of one room's calendars, by id: the platform, with a number if there are several of it.
 *
 * @param feeds of one room, in the order in which they were added
 */
export function feedNames(
  feeds: readonly { id: string; channel: string }[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, channel } of feeds) {
    const alike = feeds.filter((other) => other.channel === channel);
    const label = bookingSourceLabel(channel);
    const place = alike.findIndex((other) => other.id === id) + 1;
    names.set(id, alike.length === 1 ? label : `${label} ${place}`);
  }
  return names;
}

export function countStays(stays: readonly FeedStay[]): ReadonlyMap<string, StayCounts> {
  const counts = new Map<string, StayCounts>();
  for (const { feed_id, state, missing_since } of stays) {
    const known = counts.get(feed_id) ?? { ...NO_STAYS };
    if (state === 'conflict') known.conflicts += 1;
    else known.booked += 1;
    if (missing_since !== null) {
      known.missing += 1;
      const latest = known.missingSince;
      if (latest === null || latest < missing_since) known.missingSince = missing_since;
    }
    counts.set(feed_id, known);
  }
  return counts;
}

/** The state of a calendar; the worst problem wins. */
export function feedHealth(feed: FeedState, { conflicts }: StayCounts): FeedHealth {
  if (!feed.is_active || feed.url === null) return 'paused';
  if (feed.failing_since !== null) return 'failing';
  if (feed.tried_at === null) return 'unread';
  if (feed.warning === 'drop') return 'drop';
  if (feed.unread_count > 0) return 'partial';
  return conflicts > 0 ? 'conflict' : 'fine';
}

/** Whether a calendar has failed for so long that the dashboard reports it. */
export function isFailingLong({ url, is_active, failing_since }: FeedState, now: Date): boolean {
  return (
    url !== null &&
    is_active &&
    failing_since !== null &&
    now.getTime() - Date.parse(failing_since) >= LONG_MS
  );
}

const stays = (count: number) => countLabel(count, { one: 'estadia', many: 'estadias' });

/** 'faltam 7 de 9 estadias': how many of a calendar's stays are no longer in it (CHAN-05). */
export function missingLabel({ booked, conflicts, missing }: StayCounts): string {
  const verb = missing === 1 ? 'falta' : 'faltam';
  return `${verb} ${missing} de ${stays(booked + conflicts)}`;
}

/** '4 estadias, 1 em conflito', 'nada marcado': the stays of a calendar from today on. */
function broughtLabel({ booked, conflicts }: StayCounts): string {
  if (booked === 0 && conflicts > 0) return `${stays(conflicts)} em conflito`;
  if (booked === 0) return 'nada marcado';
  return conflicts === 0 ? stays(booked) : `${stays(booked)}, ${conflicts} em conflito`;
}

/**
 * 'há 4 min, 5 estadias', 'falha há 7 h: o endereço não existe': the state shown behind a
 * calendar's name.
 *
 * @param counts null while they are not known
 */
export function feedLine(
  feed: FeedState,
  { counts, now }: { counts: StayCounts | null; now: Date },
): string {
  const health = feedHealth(feed, counts ?? NO_STAYS);
  if (health === 'paused') {
    const hasBrought = counts !== null && counts.booked + counts.conflicts > 0;
    return `não está a ser lido${hasBrought ? `, ${broughtLabel(counts)}` : ''}`;
  }
  if (health === 'unread') return 'ainda não foi lido';
  if (health === 'failing') {
    return `falha ${ageWords(feed.failing_since ?? '', now)}${becauseOf(feed.last_error)}`;
  }
  const read = ageWords(feed.tried_at ?? '', now);
  if (counts === null) return read;
  if (health === 'drop') return `${read}, ${missingLabel(counts)}`;
  const unread = health === 'partial' ? `, ${unreadLabel(feed.unread_count)}` : '';
  return `${read}, ${broughtLabel(counts)}${unread}`;
}

/** ': o endereço não existe': turns the error, a sentence of its own, into part of one. */
function becauseOf(error: string | null): string {
  if (error === null || error === '') return '';
  return `: ${error.charAt(0).toLowerCase()}${error.slice(1).replace(/\.$/, '')}`;
}

/**
 * From when staff can accept that the stays which vanished together are cancelled (ISO). The
 * reading that follows then cancels them; earlier it would only drop the staff's answer. Null while
 * none is missing.
 */
export function dropAcceptableFrom({ missingSince }: StayCounts): string | null {
  if (missingSince === null) return null;
  return new Date(Date.parse(missingSince) + GRACE_MS).toISOString();
}

/** The state of all calendars together. */
export interface ReadingSummary {
  /** How many have an address that is read. */
  read: number;
  /** How many of them could not be read the last time. */
  failing: number;
  /** How many of them lost most of their stays all at once. */
  warned: number;
  /** When one was last tried (ISO); null before the first time. */
  last: string | null;
  /** When the schedule reads them again (ISO); null before the first time. */
  next: string | null;
  /** Whether the schedule should have read them again by now. */
  isStandingStill: boolean;
}

/** Summarizes the readings; the schedule reads each calendar every 15 minutes. */
export function readingSummary(feeds: readonly FeedState[], now: Date): ReadingSummary {
  const read = feeds.filter(({ url, is_active }) => url !== null && is_active);
  const tried = read.flatMap(({ tried_at }) => (tried_at === null ? [] : [Date.parse(tried_at)]));
  const last = tried.length === 0 ? null : tried.reduce((a, b) => Math.max(a, b));
  return {
    read: read.length,
    failing: read.filter(({ failing_since }) => failing_since !== null).length,
    warned: read.filter(({ failing_since, warning }) => failing_since === null && warning !== null)
      .length,
    last: last === null ? null : new Date(last).toISOString(),
    next: last === null ? null : new Date(last + READING_MS).toISOString(),
    isStandingStill: isOverdue(last ?? firstAdded(read), now),
  };
}

/** When the first of the calendars was added, in ms; null for no calendars. */
function firstAdded(feeds: readonly FeedState[]): number | null {
  const [first] = feeds.map(({ created_at }) => Date.parse(created_at)).toSorted((a, b) => a - b);
  return first ?? null;
}

function isOverdue(since: number | null, now: Date): boolean {
  return since !== null && now.getTime() - since > STANDING_STILL_MS;
}
