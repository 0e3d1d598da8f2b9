/** Which unanswered requests look as if one person had sent them. */
import type { Day } from '../calendar/dates.ts';
import { nightCount } from '../stay/stay.ts';

/** What makes two requests alike; the receptionist chooses one. */
export const LIKENESSES = ['email', 'phone', 'hour'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** The width of the window around a request: half of it before, half of it after. */
const SAME_HOUR_MINUTES = 60;

const MINUTE_MS = 60_000;

export interface ComparableRequest {
  id: string;
  /** Null where reception created the booking without one: such a booking is like no other. */
  guest_email: string | null;
  guest_phone: string | null;
  /** ISO text with its zone, as the database gives it. */
  created_at: string;
  status: string;
}

/**
 * The pending bookings that are like a given one: same e-mail, ignoring case; same telephone,
 * comparing digits only; or received in the same hour. The given one is included while it is
 * pending. Answered bookings never are. They come in the order given.
 */
export function requestsAlike<B extends ComparableRequest>({
  bookings,
  like,
  by,
}: {
  bookings: readonly B[];
  like: ComparableRequest;
  by: Likeness;
}): B[] {
  const isAlike: Record<Likeness, (booking: B) => boolean> = {
    email: (booking) => plainEmail(booking) !== '' && plainEmail(booking) === plainEmail(like),
    phone: (booking) => phoneDigits(booking) !== '' && phoneDigits(booking) === phoneDigits(like),
    hour: ({ created_at }) =>
      Math.abs(Date.parse(created_at) - Date.parse(like.created_at)) <=
      (SAME_HOUR_MINUTES / 2) * MINUTE_MS,
  };
  return bookings.filter(({ status }) => status === 'pending').filter(isAlike[by]);
}

/** All nights of some stays, added up room by room. */
export function totalNights(
  bookings: readonly { check_in_date: Day; check_out_date: Day }[],
): number {
  return bookings.reduce(
    (sum, { check_in_date, check_out_date }) =>
      sum + nightCount({ checkIn: check_in_date, checkOut: check_out_date }),
    0,
  );
}

/** Groups bookings by e-mail address, the largest group first. Each group keeps its order. */
export function bySender<B extends Pick<ComparableRequest, 'guest_email'>>(
  bookings: readonly B[],
): [B, ...B[]][] {
  const senders = new Map<string, [B, ...B[]]>();
  for (const booking of bookings) {
    const sent = senders.get(plainEmail(booking));
    if (sent === undefined) senders.set(plainEmail(booking), [booking]);
    else sent.push(booking);
  }
  return [...senders.values()].toSorted((a, b) => b.length - a.length);
}

function plainEmail({ guest_email }: Pick<ComparableRequest, 'guest_email'>): string {
  return (guest_email ?? '').trim().toLowerCase();
}

function phoneDigits({ guest_phone }: Pick<ComparableRequest, 'guest_phone'>): string {
  return (guest_phone ?? '').replaceAll(/\D/g, '').replace(/^00/, '');
}
