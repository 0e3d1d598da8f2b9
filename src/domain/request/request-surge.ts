/** Detects an unusual number of unanswered requests: somebody may be trying to block the hostel. */

const SURGE_WINDOW_MINUTES = 60;
/** Fewer requests in a window are just a busy hour, however quiet the hostel usually is. */
export const SURGE_LEAST_REQUESTS = 6;
/** A surge is so many times the usual number per hour. */
export const SURGE_FACTOR = 6;
/** The usual number per hour is the mean of so many past days. */
export const USUAL_DAYS = 28;

const MINUTE_MS = 60_000;
const HOURS_IN_DAY = 24;

interface Received {
  /** ISO text with its zone, as the database gives it. */
  created_at: string;
  guest_email: string | null;
}

export interface RequestSurge<B> {
  /** A request counts once, however many rooms it is for. */
  requestCount: number;
  /** All bookings of these requests, newest first. */
  bookings: B[];
  /** When the first and the last came in, as the database gave it. */
  since: string;
  until: string;
  usualPerHour: number;
}

/** The mean number of requests per hour, from the number received within USUAL_DAYS. */
export function usualRequestsPerHour(receivedCount: number): number {
  return receivedCount / (USUAL_DAYS * HOURS_IN_DAY);
}

/** How many requests within SURGE_WINDOW_MINUTES are a surge, given the usual number per hour. */
export function surgeThreshold(usualPerHour: number): number {
  return Math.max(SURGE_LEAST_REQUESTS, Math.ceil(usualPerHour * SURGE_FACTOR));
}

/**
 * The latest surge among unanswered requests, or null when there is none. It joins overlapping
 * windows that each reach `surgeThreshold`, from the first to the last request. Its age does not
 * matter, so that reception learns in the morning of a surge in the night.
 *
 * @param options.pending the bookings that wait for an answer, in any order
 * @param options.usualPerHour the usual number of requests per hour
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
    // A window that begins inside the previous surge extends it.
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
 * Groups bookings into requests: rooms requested together have the same moment and e-mail address.
 * The oldest request comes first; within a request there is no order.
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
