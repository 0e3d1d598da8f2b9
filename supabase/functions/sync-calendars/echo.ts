import type { Nights } from './feed.ts';
import type { ImportState, KnownEvent } from './import-plan.ts';

/** How long a platform may take to show in its calendar what it read in ours. */
const ECHO_LAG_MS = 2 * 60 * 60 * 1000;

/**
 * Whether closed nights of a platform are an echo of ours: we told it of each of them, and they
 * were not known as its own before (CHAN-05).
 *
 * @param lag in milliseconds: for so long after our nights changed, the platform may still show
 *   them as they were
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
 * The platform's own nights of an entry in which it shows a stay merged with nights of ours beside
 * it. Without this, a stay that reception made longer would grow and shrink with each reading
 * (CHAN-05).
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

/**
 * Whether an entry that was an echo may now be a stay: our calendar no longer holds all of its
 * nights, so a guest may have booked them at the platform (CHAN-05).
 */
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
