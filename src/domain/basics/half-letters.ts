/** An escape in JSON; the group is a half of a letter that UTF-16 writes in two. */
const ESCAPE = /\\(?:u(d[89a-f]..)|.)/g;

/**
 * What `JSON.stringify` made, with the mark for an unknown letter for each half of one, as where a
 * field cut an emoji: it escapes halves alone, and PostgREST reads no body that has one.
 */
export const mendedHalves = (json: string): string =>
  json.replace(ESCAPE, (escape: string, half?: string) => (half === undefined ? escape : '\uFFFD'));
