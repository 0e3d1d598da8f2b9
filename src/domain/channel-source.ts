/** Sources of bookings that are platforms with calendars of their own (CHAN-03). */

/** The initial by which a platform is marked where there is no room for its name. */
const CHANNEL_MARKS: ReadonlyMap<string, string> = new Map([
  ['booking_com', 'B'],
  ['airbnb', 'A'],
  ['vrbo', 'V'],
  ['google', 'G'],
]);

/**
 * Whether a source is a platform that sells rooms itself (CHAN-03). 'Outro' may as well be a booking that
 * reception wrote down, and counts as none.
 */
export function isChannelSource(source: string): boolean {
  return CHANNEL_MARKS.has(source);
}

/** 'B' for Booking.com: the mark of a platform on a bar; null for what is none (CHAN-03). */
export function channelMark(source: string): string | null {
  return CHANNEL_MARKS.get(source) ?? null;
}
