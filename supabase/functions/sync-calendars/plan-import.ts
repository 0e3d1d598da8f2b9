import { isEcho, ownNights } from './echo.ts';
import type { FeedEvent, Nights } from './feed.ts';
import type { ImportPlan, ImportState, KnownEvent, Seen } from './import-plan.ts';
import { guestName, kindOf, natureOf } from './nature.ts';
import { isStay, meets, sameGuests } from './same-guest.ts';

// What a reading of a platform's calendar changes in the house. Pure: it gets all it needs as
// arguments and gives one plan, which the database carries out whole or not at all. Whether a room
// is free is decided by the database: a stay that does not fit becomes a conflict.

/** How long an event must be missing before its booking is cancelled: more than one reading. */
const GRACE_MS = 10 * 60 * 1000;
const FEWEST_FOR_DROP = 3;

/**
 * The plan of one reading (CHAN-03 to CHAN-05, CHAN-07).
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
  const { before, absent, doubtful } = sameGuests({ ...state, live });
  const names = new Set(known.map(({ uid }) => uid));

  const see = live.map((event) => {
    const was = before.get(event.uid);
    const one = seenOf(event, { before: was, state, echoLag: options.echoLag });
    if (was === undefined && names.has(event.uid)) one.isAnew = true;
    if (was !== undefined && was.uid !== event.uid) one.was = was.uid;
    return one;
  });

  // Most calendars drop a stay once it has begun, so a missing one is not cancelled then, unless it
  // was missing before it began. Whose guest has left early is only forgotten: it keeps no night.
  const isComing = ({ starts, missing_since, has_left }: KnownEvent) =>
    !has_left && (starts > today || missing_since !== null);
  const farEnd = live.filter(
    (event) =>
      natureOf(event, state.channel) === 'closed' &&
      kindOf(event, before.get(event.uid), state) === 'block',
  );
  const vanished = absent.filter(
    (event) => event.has_left || (isComing(event) && !isInFarEnd(event, farEnd)),
  );
  // A night is sold to one guest: what takes it now is the proof that the other one is gone.
  const sold = see.filter(({ kind, echo }) => kind === 'stay' && !echo);
  const isReplaced = (event: KnownEvent) =>
    sold.some((one) => {
      const was = before.get(one.uid);
      return meets(one, event) && !(was !== undefined && meets(was, event));
    });
  const unsaid = vanished.filter(
    (event) =>
      isComing(event) && !calledOff.has(event.uid) && !doubtful.has(event.id) && !isReplaced(event),
  );
  const isDrop =
    !state.dropAccepted && looksCutOff(unsaid, known.filter(isComing), live.length === 0);
  const mayVanish = !isDrop && !state.isPartial;
  const isGone = (event: KnownEvent) =>
    calledOff.has(event.uid) ||
    sold.some((one) => one.isAnew === true && one.uid === event.uid) ||
    (mayVanish && !doubtful.has(event.id) && (isOverdue(event, state.now) || isReplaced(event)));
  return {
    see,
    missing: vanished.map(({ id }) => id),
    gone: vanished.filter(isGone).map(({ id }) => id),
    warning: isDrop ? 'drop' : null,
  };
}

function seenOf(
  event: FeedEvent,
  {
    before,
    state,
    echoLag,
  }: { before: KnownEvent | undefined; state: ImportState; echoLag: number | undefined },
): Seen {
  const { uid, starts, ends, summary, code } = event;
  const nature = natureOf({ uid, summary }, state.channel);
  const nights = { starts, ends };
  return {
    uid,
    kind: kindOf(event, before, state),
    ...sleptNights(nature === 'stay' ? nights : ownNights(nights, before, state), before, state),
    summary: guestName(summary, state.channel),
    ...(code !== undefined && { code }),
    echo: nature !== 'stay' && isEcho(nights, before, state, echoLag),
  };
}

/**
 * A stay with the nights that are past: platforms that let it begin today mean the same guest, and
 * no night that was slept can be given back (CHAN-07).
 */
function sleptNights(
  { starts, ends }: Nights,
  before: KnownEvent | undefined,
  { today }: ImportState,
): Nights {
  const isTrimmed =
    before !== undefined && isStay(before) && before.starts < starts && starts <= today;
  return { starts: isTrimmed ? before.starts : starts, ends };
}

/** Whether a stay's nights are part of the far end of the calendar now, so not for sale again. */
function isInFarEnd(event: Nights, farEnd: readonly Nights[]): boolean {
  return farEnd.some((end) => end.starts <= event.starts && event.ends <= end.ends);
}

function isOverdue({ missing_since }: KnownEvent, now: string): boolean {
  return missing_since !== null && Date.parse(now) - Date.parse(missing_since) >= GRACE_MS;
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
