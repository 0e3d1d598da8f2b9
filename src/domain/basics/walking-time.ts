/** How long a walk takes (SITE-03). */

const MINUTES_PER_KM = 12;

/** The longest distance in km that counts as a walk. */
const FARTHEST = 5;

/** The minutes of a walk, rounded, at least one; null if it is too far to walk. */
export function walkingMinutes(km: number): number | null {
  return km > FARTHEST ? null : Math.max(1, Math.round(km * MINUTES_PER_KM));
}
