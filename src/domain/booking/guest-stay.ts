/** The state and the sums of a request, as the guest's own page shows them (TRACK-02, TRACK-03). */
import { asBookingStatus, type BookingStatus } from './booking-status.ts';
import type { Day } from '../calendar/dates.ts';
import { decodedWholly } from '../basics/decoded.ts';
import { fromCents, toCents } from '../basics/money.ts';
import { nightCount } from '../stay/stay.ts';
import { isMeanShare } from '../rates/mean-share.ts';
import { stayChains } from '../stay/chains.ts';

/** The states of a request as the guest sees them. */
export type GuestStage =
  | 'in-review'
  | 'awaiting-payment'
  | 'paid'
  | 'confirmed'
  | 'in-house'
  | 'over'
  /** The day of check-in has passed, and reception has not confirmed it. */
  | 'unsettled'
  | 'cancelled'
  | 'lapsed';

/** The stages from the least to the most advanced; cancelled and lapsed are not among them. */
const STAGE_ORDER: readonly GuestStage[] = [
  'in-review',
  'awaiting-payment',
  'paid',
  'confirmed',
  'in-house',
  'over',
  'unsettled',
];

/** The guest's stage for each status of a booking. */
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

/** The reasons with which the database itself cancels a request. */
const LAPSED_REASONS: readonly (string | null)[] = ['lapsed', 'unconfirmed'];

export interface GuestRoom {
  status: string;
  cancel_reason: string | null;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  /** EUR; null while nothing is paid and the stay is not confirmed. */
  paid: number | null;
  /**
   * Whether nobody has entered its price yet, as for stays from a platform's calendar (CHAN-03).
   */
  is_unpriced?: boolean;
  /** EUR. */
  room: { price_per_night: number };
}

const nightsOf = ({ check_in_date, check_out_date }: GuestRoom) =>
  nightCount({ checkIn: check_in_date, checkOut: check_out_date });

/**
 * Whether every night costs the base price. Otherwise the price of a single night is not known:
 * only the total is stored, and special prices may have changed since (RATE-01).
 */
export function hasEqualNights(stay: GuestRoom): boolean {
  return toCents(stay.room.price_per_night) * nightsOf(stay) === toCents(stay.total_price);
}

/**
 * The stage of one room of a request. Reception may forget to update a booking, so dates count too:
 * a stay is over after its last day, and an unconfirmed request is 'unsettled' after its check-in
 * day.
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
 * The stage of a request: that of its least advanced room, leaving out cancelled ones. 'unsettled'
 * comes last, because the other rooms tell the guest more.
 */
export function requestStage(rooms: readonly GuestRoom[], today: Day): GuestStage {
  const stages = rooms.map((room) => guestStage(room, today));
  const leastAdvanced = STAGE_ORDER.find((stage) => stages.includes(stage));
  return leastAdvanced ?? (stages.includes('cancelled') ? 'cancelled' : 'lapsed');
}

/** Whether the stay is still to come or under way: not over, cancelled or left unanswered. */
export function isAhead(stage: GuestStage): boolean {
  return stage !== 'over' && stage !== 'unsettled' && stage !== 'cancelled' && stage !== 'lapsed';
}

/** The rooms that are not cancelled or, where none is left, all of them. */
export function roomsShown<Room extends GuestRoom>(rooms: readonly Room[]): Room[] {
  const wanted = rooms.filter(({ status }) => status !== 'cancelled');
  return wanted.length > 0 ? wanted : [...rooms];
}

/** The sums of a request. Days are yyyy-mm-dd, amounts EUR. */
export interface GuestSums {
  checkIn: Day;
  checkOut: Day;
  nights: number;
  guests: number;
  total: number;
  paid: number;
  due: number;
  perPersonAndNight: number;
  /** Whether that is only a mean, because rooms or nights differ. */
  isAverage: boolean;
  /**
   * The first night of all rooms, the fee for a late cancellation (TEXT-CANCEL-02); null if
   * unknown.
   */
  firstNight: number | null;
  /** Whether the price of every room is known; otherwise the amounts above mean nothing. */
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
  // Only the rooms in which stays begin: the later rooms of a split stay have the same guests.
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
    isAverage: isMeanShare(
      rooms.map((room) => ({
        total: room.total_price,
        guests: room.number_of_guests,
        nights: nightsOf(room),
        basePrice: room.room.price_per_night,
      })),
    ),
    firstNight: firsts.every(hasEqualNights)
      ? fromCents(firsts.reduce((cents, { room }) => cents + toCents(room.price_per_night), 0))
      : null,
    isPriced: !rooms.some(({ is_unpriced }) => is_unpriced),
  };
}

/** The parts behind the # of a private link. */
export type LinkParts =
  /** The page of a request; the code proves that the mail was read. */
  | { kind: 'page'; key: string; code: string | null }
  /** The link that verifies the e-mail address before a request is sent. */
  | { kind: 'verify'; code: string }
  | { kind: 'unknown' };

/**
 * 'v.<code>', or a key with or without a code behind it. All are base64url: whatever other sign
 * stands before or behind was copied along.
 */
const LINK = /^[^\w-]*(?:v\.([\w-]+)|([\w-]{22,64})(?![\w-])(?:\.([\w-]+))?)/;

/**
 * Parses the hash of a private link (TRACK-01), which mail programs encode and chats surround with
 * blanks and punctuation.
 */
export function linkParts(hash: string): LinkParts {
  const [, proof, key, code = null] = LINK.exec(decodedWholly(hash)) ?? [];
  if (key !== undefined) return { kind: 'page', key, code };
  return proof === undefined ? { kind: 'unknown' } : { kind: 'verify', code: proof };
}

/** The hours a guest chooses from, hh:mm; '00:00' stands for after midnight. */
export const ARRIVAL_HOURS: readonly string[] = [
  ...Array.from({ length: 20 }, (_, half) => {
    const hour = 14 + Math.floor(half / 2);
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  }),
  '00:00',
];

/** The longest wish the form accepts; the database takes up to 500. */
export const GUEST_FORM_WISH_MAX_LENGTH = 300;
