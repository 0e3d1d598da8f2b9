import { isEcho, ownNights } from './echo.ts';
import type { FeedEvent, Nights } from './feed.ts';
import type { ImportPlan, ImportState, KnownEvent, Seen } from './import-plan.ts';
import { guestName, natureOf } from './nature.ts';

// What a reading of a platform's calendar changes in the house. Pure: it gets all it needs as
// arguments and gives one plan, which the database carries out whole or not at all. Whether a room
// is free is decided by the database: a stay that does not fit becomes a conflict.

/** How long an event must be missing before its booking is cancelled: more than one reading. */
const GRACE_MS = 10 * 60 * 1000;
const FEWEST_FOR_DROP = 3;

/**
 * The plan of one reading (CHAN-03 to CHAN-05).
 *
 * @param options.echoLag how long, in milliseconds, a platform may take from reading our calendar
 *   to showing it in its own; two hours unless a test says otherwise
 */
export function planImport(
  feed: readonly FeedEvent[],
  state: ImportState,
  options: { echoLag?: number | undefined } = {},
): ImportPlan {
  const { known, today } = state;
  const live = feed.filter((event) => !event.isCancelled && event.ends > today);
  const calledOff = new Set(feed.filter((event) => event.isCancelled).map(({ uid }) => uid));
  const seen = new Set(live.map(({ uid }) => uid));
  const byUid = new Map(known.map((event) => [event.uid, event]));

  const absent = known.filter((event) => event.state !== 'gone' && !seen.has(event.uid));
  const fresh = live.filter((event) => !byUid.has(event.uid));
  const renamed = renames(fresh, absent);

  const see = live.map((event) => {
    const was = renamed.get(event.uid);
    const before = byUid.get(event.uid) ?? was;
    const one = seenOf(event, { before, state, echoLag: options.echoLag });
    if (was !== undefined) one.was = was.uid;
    return one;
  });

  const kept = new Set([...renamed.values()].map(({ id }) => id));
  // Most calendars drop a stay once it has begun, so a missing one is not cancelled then, unless it
  // was missing before it began.
  const isComing = ({ starts, missing_since }: KnownEvent) =>
    starts > today || missing_since !== null;
  const vanished = absent.filter((event) => !kept.has(event.id) && isComing(event));
  const unsaid = vanished.filter(({ uid }) => !calledOff.has(uid));
  const isDrop =
    !state.dropAccepted && looksCutOff(unsaid, known.filter(isComing), live.length === 0);
  const mayVanish = !isDrop && !state.isPartial;
  const isGone = (event: KnownEvent) =>
    calledOff.has(event.uid) || (mayVanish && isOverdue(event, state.now));
  return {
    see,
    missing: vanished.map(({ id }) => id),
    gone: vanished.filter(isGone).map(({ id }) => id),
    warning: isDrop ? 'drop' : null,
  };
}

function seenOf(
  { uid, starts, ends, summary }: FeedEvent,
  {
    before,
    state,
    echoLag,
  }: { before: KnownEvent | undefined; state: ImportState; echoLag: number | undefined },
): Seen {
  const nature = natureOf({ uid, summary }, state.channel);
  const nights = { starts, ends };
  return {
    uid,
    kind: nature === 'block' && !state.blocksAreStays ? 'block' : 'stay',
    ...(nature === 'stay' ? nights : ownNights(nights, before, state)),
    summary: guestName(summary, state.channel),
    echo: nature !== 'stay' && isEcho(nights, before, state, echoLag),
  };
}

function isOverdue({ missing_since }: KnownEvent, now: string): boolean {
  return missing_since !== null && Date.parse(now) - Date.parse(missing_since) >= GRACE_MS;
}

function nightsOf({ starts, ends }: Nights): string {
  return `${starts}/${ends}`;
}

/**
 * Entries whose UID the platform changed: one is gone, and a new one has the same nights. An entry
 * that staff set aside counts only when it went in this very reading: missing before, it has been
 * cancelled, and its nights are sold again.
 */
function renames(
  fresh: readonly FeedEvent[],
  absent: readonly KnownEvent[],
): Map<string, KnownEvent> {
  const free = new Map<string, KnownEvent[]>();
  for (const event of absent) {
    if (event.state === 'dismissed' && event.missing_since !== null) continue;
    const nights = nightsOf(event);
    free.set(nights, [...(free.get(nights) ?? []), event]);
  }
  const found = new Map<string, KnownEvent>();
  for (const event of fresh) {
    const was = free.get(nightsOf(event))?.shift();
    if (was !== undefined) found.set(event.uid, was);
  }
  return found;
}

function isStay({ state }: KnownEvent): boolean {
  return state === 'booked' || state === 'conflict';
}

/**
 * Whether most coming stays are missing at once, or the calendar is empty: a broken feed is then
 * more likely than so many cancellations (CHAN-05).
 */
function looksCutOff(
  vanished: readonly KnownEvent[],
  expected: readonly KnownEvent[],
  isEmpty: boolean,
): boolean {
  const coming = expected.filter(isStay).length;
  const gone = vanished.filter(isStay).length;
  return (isEmpty && gone > 0) || (coming >= FEWEST_FOR_DROP && gone * 2 > coming);
}
