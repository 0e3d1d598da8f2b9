import type { Nights } from './feed.ts';
import type { ImportState, KnownEvent } from './import-plan.ts';

/** So long a platform may take from reading our calendar to showing it in its own. */
const ECHO_LAG_MS = 2 * 60 * 60 * 1000;

/**
 * Whether closed nights of a platform are ours coming back: each of them is one that it was told of, and
 * they were not known as its own before (CHAN-05).
 *
 * @param lag in milliseconds: so long after ours changed they may come back as they were
 */
export function isEcho(
  nights: Nights,
  before: KnownEvent | undefined,
  { told, toldBefore, toldChangedAt, now }: ImportState,
  lag = ECHO_LAG_MS,
): boolean {
  if (before !== undefined && ['booked', 'conflict', 'dismissed'].includes(before.state)) {
    return false;
  }
  const isSlow = toldChangedAt !== null && Date.parse(now) < Date.parse(toldChangedAt) + lag;
  return covers(isSlow ? [...told, ...toldBefore] : told, nights);
}

/**
 * The nights of a stay that a platform shows together with ours beside it: those that were its own before. Made
 * longer by reception, a stay would otherwise grow and shrink with each reading (CHAN-05).
 */
export function ownNights(
  { starts, ends }: Nights,
  before: KnownEvent | undefined,
  { told }: Pick<ImportState, 'told'>,
): Nights {
  const all = { starts, ends };
  if (before?.state !== 'booked' || starts > before.starts || ends < before.ends) return all;
  const isOurs =
    covers(told, { starts, ends: before.starts }) && covers(told, { starts: before.ends, ends });
  return isOurs ? { starts: before.starts, ends: before.ends } : all;
}

/** Whether what was an echo is one no longer by itself: we take those nights no more, and a guest may have (CHAN-05). */
export function isDoubtful({ state, starts, ends }: KnownEvent, told: readonly Nights[]): boolean {
  return state === 'echo' && !covers(told, { starts, ends });
}

/** Whether every night lies in one of the others. */
function covers(others: readonly Nights[], { starts, ends }: Nights): boolean {
  let reached = starts;
  for (const other of others.toSorted((a, b) => a.starts.localeCompare(b.starts))) {
    if (other.starts > reached) break;
    if (other.ends > reached) reached = other.ends;
  }
  return reached >= ends;
}
