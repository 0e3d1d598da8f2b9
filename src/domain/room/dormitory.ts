/** Which rooms are dormitories. No column says so, only the number of places. */

/** Rooms with more places than this count as dormitories. */
const SMALL_GROUP = 4;

/** Whether a room counts as a dormitory (SUGG-02, SITE-08). */
export function isDormitory({ max_guests }: { max_guests: number }): boolean {
  return max_guests > SMALL_GROUP;
}
