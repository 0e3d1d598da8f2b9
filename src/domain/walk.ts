/** How long a walk takes (SITE-03). */

const MINUTES_PER_KM = 12;

/** In km: farther than this nobody is sent on foot. */
const FARTHEST = 5;

/** The whole minutes of a walk of so many km, at least one; null where it is too far to walk (SITE-03). */
export function walkingMinutes(km: number): number | null {
  return km > FARTHEST ? null : Math.max(1, Math.round(km * MINUTES_PER_KM));
}
