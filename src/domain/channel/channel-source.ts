/** The booking sources that are platforms with calendars of their own (CHAN-03). */

/** The initial of a platform, for where its name does not fit. */
const CHANNEL_MARKS: ReadonlyMap<string, string> = new Map([
  ['booking_com', 'B'],
  ['airbnb', 'A'],
  ['vrbo', 'V'],
  ['google', 'G'],
]);

/**
 * Whether a source is a platform that sells rooms itself. 'Outro' is not, because it may also be a
 * booking that reception created.
 */
export function isChannelSource(source: string): boolean {
  return CHANNEL_MARKS.has(source);
}

/** 'B' for Booking.com: the mark of a platform on a bar; null for other sources. */
export function channelMark(source: string): string | null {
  return CHANNEL_MARKS.get(source) ?? null;
}
