/** What a guest's request amounts to, as its own page tells it (TRACK-02, TRACK-03). */
import { asBookingStatus, type BookingStatus } from './booking-status';
import type { Day } from './dates';
import { fromCents, toCents } from './money';
import { nightCount } from './stay';
import { stayChains } from './stay-chains';

/** The states of a request in a guest's eyes. */
export type GuestStage =
  | 'in-review'
  | 'awaiting-payment'
  | 'paid'
  | 'confirmed'
  | 'in-house'
  | 'over'
  /** Its day has come, and reception has not said yes. */
  | 'unsettled'
  | 'cancelled'
  | 'lapsed';

/** From the first word to the last; what was called off has left the road. */
const ROAD: readonly GuestStage[] = [
  'in-review',
  'awaiting-payment',
  'paid',
  'confirmed',
  'in-house',
  'over',
  'unsettled',
];

/** What each state of a booking is to its guest. */
const STAGES: Record<BookingStatus, GuestStage> = {
  pending: 'in-review',
  awaiting_confirmation: 'in-review',
  awaiting_payment: 'awaiting-payment',
  payment_received: 'paid',
  confirmed: 'confirmed',
  checked_in: 'in-house',
  checked_out: 'over',
  completed: 'over',
  cancelled: 'cancelled',
};

/** Why the database itself called a request off. */
const LAPSED_REASONS: readonly (string | null)[] = ['lapsed', 'unconfirmed'];

export interface GuestRoom {
  status: string;
  cancel_reason: string | null;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  /** EUR; null while that is nothing and the stay is not promised. */
  paid: number | null;
  /** Whether nobody has entered its price yet, as of a calendar's stay (CHAN-03). */
  is_unpriced?: boolean;
  /** EUR. */
  room: { price_per_night: number };
}

const nightsOf = ({ check_in_date, check_out_date }: GuestRoom) =>
  nightCount({ checkIn: check_in_date, checkOut: check_out_date });

/**
 * Whether every night costs the base price. Otherwise what one of them costs is not known: only the total is
 * stored, and special prices may have changed since (RATE-01).
 */
export function hasEqualNights(stay: GuestRoom): boolean {
  return toCents(stay.room.price_per_night) * nightsOf(stay) === toCents(stay.total_price);
}

/**
 * The state of one room of a request. Reception may forget to move a booking on: a stay is over once its last
 * day is, and nothing is promised any more of a request whose day of check-in is gone.
 *
 * @param today yyyy-mm-dd in Lisbon
 */
export function guestStage(
  room: Pick<GuestRoom, 'status' | 'cancel_reason' | 'check_in_date' | 'check_out_date'>,
  today: Day,
): GuestStage {
  const known = asBookingStatus(room.status);
  if (known === 'cancelled' && LAPSED_REASONS.includes(room.cancel_reason)) return 'lapsed';
  const stage = STAGES[known];
  if (stage === 'confirmed' || stage === 'in-house') {
    return room.check_out_date < today ? 'over' : stage;
  }
  return isAhead(stage) && room.check_in_date < today ? 'unsettled' : stage;
}

/**
 * The state of a request: the least advanced of the rooms that are still wanted. What nobody has answered counts
 * last: the other rooms say more.
 *
 * @param today yyyy-mm-dd in Lisbon
 */
export function requestStage(rooms: readonly GuestRoom[], today: Day): GuestStage {
  const stages = rooms.map((room) => guestStage(room, today));
  const onTheRoad = ROAD.find((stage) => stages.includes(stage));
  return onTheRoad ?? (stages.includes('cancelled') ? 'cancelled' : 'lapsed');
}

/** Whether the stay is still to come or going on: not over, not called off, and not left unanswered. */
export function isAhead(stage: GuestStage): boolean {
  return stage !== 'over' && stage !== 'unsettled' && stage !== 'cancelled' && stage !== 'lapsed';
}

/** The rooms that are still wanted or, where none is left, all of them. */
export function roomsShown<Room extends GuestRoom>(rooms: readonly Room[]): Room[] {
  const wanted = rooms.filter(({ status }) => status !== 'cancelled');
  return wanted.length > 0 ? wanted : [...rooms];
}

/** What a request comes to. Days yyyy-mm-dd, sums EUR. */
export interface GuestSums {
  checkIn: Day;
  checkOut: Day;
  nights: number;
  guests: number;
  total: number;
  paid: number;
  due: number;
  perPersonAndNight: number;
  /** What the first night costs in all rooms, charged to whoever cancels late (TEXT-CANCEL-02); null unless known. */
  firstNight: number | null;
  /** Whether the price of every room is known; else none of the sums above says anything (CHAN-03). */
  isPriced: boolean;
}

/** The sums of the rooms that are shown; null without a room. */
export function guestSums(rooms: readonly GuestRoom[]): GuestSums | null {
  const checkIn = rooms.map(({ check_in_date }) => check_in_date).toSorted()[0];
  const checkOut = rooms
    .map(({ check_out_date }) => check_out_date)
    .toSorted()
    .at(-1);
  if (checkIn === undefined || checkOut === undefined) return null;
  const sum = (of: (room: GuestRoom) => number) =>
    rooms.reduce((total, room) => total + of(room), 0);
  const total = sum(({ total_price }) => toCents(total_price));
  const paid = sum((room) => toCents(room.paid ?? 0));
  // The rooms in which stays begin: in those that follow in a divided stay, the same guests sleep on.
  const firsts = stayChains(rooms).flatMap(([first]) => first ?? []);
  const personNights = sum((room) => room.number_of_guests * nightsOf(room));
  return {
    checkIn,
    checkOut,
    nights: nightCount({ checkIn, checkOut }),
    guests: firsts.reduce((guests, { number_of_guests }) => guests + number_of_guests, 0),
    total: fromCents(total),
    paid: fromCents(paid),
    due: fromCents(total - paid),
    perPersonAndNight: fromCents(Math.round(total / personNights)),
    firstNight: firsts.every(hasEqualNights)
      ? fromCents(firsts.reduce((cents, { room }) => cents + toCents(room.price_per_night), 0))
      : null,
    isPriced: !rooms.some(({ is_unpriced }) => is_unpriced),
  };
}

/** What a private link carries behind its #. */
export type LinkParts =
  /** The page of a request; the code proves that the mail was read. */
  | { kind: 'page'; key: string; code: string | null }
  /** The link that vouches for a request which is yet to be sent. */
  | { kind: 'verify'; code: string }
  | { kind: 'unknown' };

const KEY = /^[\w-]{22,64}$/;

/** Reads what stands behind the # of a private link (TRACK-01); the rest of a copied line is forgiven. */
export function linkParts(hash: string): LinkParts {
  const text = hash
    .replace(/^#/, '')
    .trim()
    .replace(/[.,;>)\]]+$/, '');
  const [first = '', second = ''] = text.split('.');
  if (first === 'v' && second !== '') return { kind: 'verify', code: second };
  return KEY.test(first)
    ? { kind: 'page', key: first, code: second === '' ? null : second }
    : { kind: 'unknown' };
}

/** The hours a guest chooses from, hh:mm; '00:00' stands for after midnight. */
export const ARRIVAL_HOURS: readonly string[] = [
  ...Array.from({ length: 20 }, (_, half) => {
    const hour = 14 + Math.floor(half / 2);
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  }),
  '00:00',
];

/** So long a wish may be; the database takes up to 500. */
export const WISH_MAX_LENGTH = 300;
