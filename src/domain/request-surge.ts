/** When unanswered requests come in far faster than the house is used to: somebody may be filling it. */

/** The span in which requests are counted together. */
const SURGE_WINDOW_MINUTES = 60;
/** Fewer than this in one span are an ordinary busy hour, however quiet the house usually is. */
export const SURGE_LEAST_REQUESTS = 6;
/** So many times the house's usual hour is far above it. */
export const SURGE_FACTOR = 6;
/** The usual hour is the mean of so many days before. */
export const USUAL_DAYS = 28;

const MINUTE_MS = 60_000;
const HOURS_IN_DAY = 24;

interface Received {
  /** ISO text with its zone, as the database gives it. */
  created_at: string;
  guest_email: string | null;
}

/** A crowd of unanswered requests. */
export interface RequestSurge<B> {
  /** What was sent in one go counts once, however many rooms it is for. */
  requestCount: number;
  /** Every booking of it, newest first. */
  bookings: B[];
  /** When the first and the last of it came, as the database gave it. */
  since: string;
  until: string;
  /** Requests in the house's usual hour. */
  usualPerHour: number;
}

/** The mean of requests per hour, from how many the house has received within USUAL_DAYS. */
export function usualRequestsPerHour(receivedCount: number): number {
  return receivedCount / (USUAL_DAYS * HOURS_IN_DAY);
}

/** How many requests within SURGE_WINDOW_MINUTES make a surge where so many in an hour are usual. */
export function surgeThreshold(usualPerHour: number): number {
  return Math.max(SURGE_LEAST_REQUESTS, Math.ceil(usualPerHour * SURGE_FACTOR));
}

/**
 * The latest surge among unanswered requests, or null when there is none. It lasts from the first to
 * the last request of neighbouring spans that each hold as many as `surgeThreshold` asks for; those
 * who come to the desk in the morning hear of last night's too.
 *
 * @param options.pending the bookings that wait for an answer, in any order
 * @param options.usualPerHour requests in the house's usual hour
 */
export function requestSurge<B extends Received>({
  pending,
  usualPerHour,
}: {
  pending: readonly B[];
  usualPerHour: number;
}): RequestSurge<B> | null {
  const requests = requestsOf(pending);
  const least = surgeThreshold(usualPerHour);
  let surge: { from: number; to: number } | null = null;
  for (let from = 0; from + least <= requests.length; from += 1) {
    const to = lastWithinSpan(requests, from);
    if (to - from + 1 < least) continue;
    // A span that begins inside the one before goes on with it.
    surge = { from: surge !== null && from <= surge.to ? surge.from : from, to };
  }
  if (surge === null) return null;
  const crowd = requests.slice(surge.from, surge.to + 1);
  const [first, last] = [crowd[0]?.[0], crowd.at(-1)?.[0]];
  if (first === undefined || last === undefined) return null;
  return {
    requestCount: crowd.length,
    bookings: crowd.flat().toReversed(),
    since: first.created_at,
    until: last.created_at,
    usualPerHour,
  };
}

/**
 * Bookings parted into what was sent in one go, which has one moment and one address; the oldest request
 * first, in no order within one.
 */
export function requestsOf<B extends Received>(bookings: readonly B[]): B[][] {
  const requests = new Map<string, B[]>();
  for (const booking of bookings.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const key = `${booking.created_at} ${(booking.guest_email ?? '').toLowerCase()}`;
    const request = requests.get(key);
    if (request === undefined) requests.set(key, [booking]);
    else request.push(booking);
  }
  return [...requests.values()];
}

/** How many requests some bookings are: what was sent in one go counts once. */
export function requestCount(bookings: readonly Received[]): number {
  return requestsOf(bookings).length;
}

function lastWithinSpan(requests: readonly Received[][], from: number): number {
  const end = startOf(requests[from]) + SURGE_WINDOW_MINUTES * MINUTE_MS;
  let to = from;
  while (to + 1 < requests.length && startOf(requests[to + 1]) < end) to += 1;
  return to;
}

function startOf(request: readonly Received[] | undefined): number {
  return request?.[0] === undefined ? Number.NaN : timeOf(request[0]);
}

function timeOf({ created_at }: Received): number {
  return Date.parse(created_at);
}
