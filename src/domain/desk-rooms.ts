/**
 * Which rooms reception can give for a stay, by true occupancy (DESK-02). Guests are bound by the stated OR rule
 * of `room-availability.ts`; staff are not.
 */
import { byRoom } from './availability-grid';
import { eachDay, type Day } from './dates';
import { isLive, type RoomStay } from './occupancy';
import { compareRoomNumbers } from './room-number';
import {
  type NightPrice,
  type PriceRule,
  quoteStay,
  runsTimes,
  type StayQuote,
} from './stay-quote';

export interface DeskRoom {
  id: string;
  room_number: string;
  name: string;
  max_guests: number;
  /** EUR. */
  price_per_night: number;
  /** Its special prices on the days that matter; only where the house charges night by night (RATE-01). */
  specialNights?: readonly NightPrice[];
}

/** A stay that can be in the way, with what names it. */
export interface DeskStay extends RoomStay {
  id: string;
  booking_number: string;
  guest_name: string;
}

/** A day on which staff have closed a room. */
export interface ClosedDay {
  room_id: string;
  date: Day;
}

/** The days of a stay: yyyy-mm-dd, check-out not slept. */
export interface DeskDates {
  checkIn: Day;
  checkOut: Day;
}

/** What a room is for a stay of these days and so many guests. */
export interface RoomOffer<Room extends DeskRoom = DeskRoom, Stay extends DeskStay = DeskStay> {
  room: Room;
  /** The first stay in the way; null when the room is free. */
  inTheWay: Stay | null;
  /** Nights on which it is closed to guests; staff may give it all the same (DESK-03). */
  closedDays: Day[];
  /** Beds that are missing for all the guests; 0 when they fit. */
  missingBeds: number;
  /** What the house's rule makes of it, EUR. */
  price: number;
}

interface Question<Room extends DeskRoom, Stay extends DeskStay> {
  rooms: readonly Room[];
  /** Stays of the rooms around these days; cancelled ones are in nobody's way. */
  stays: readonly Stay[];
  closedDays: readonly ClosedDay[];
  dates: DeskDates;
  guests: number;
  /** Ids of bookings that are about to move, and so are not in their own way. */
  moving?: readonly string[];
}

/**
 * What each room is for a stay, in the order in which reception reads them: free rooms that are big enough and
 * open, the cheapest first; then smaller and closed ones; then those that are taken.
 */
export function roomOffers<Room extends DeskRoom, Stay extends DeskStay>(
  question: Question<Room, Stay>,
): RoomOffer<Room, Stay>[] {
  return question.rooms.map((room) => roomOffer(room, question)).toSorted(compareOffers);
}

/** What one room is for a stay. */
export function roomOffer<Room extends DeskRoom, Stay extends DeskStay>(
  room: Room,
  { stays, closedDays, dates, guests, moving = [] }: Omit<Question<Room, Stay>, 'rooms'>,
): RoomOffer<Room, Stay> {
  const [inTheWay = null] = stays
    .filter(
      (stay) =>
        stay.room_id === room.id &&
        !moving.includes(stay.id) &&
        isLive(stay) &&
        stay.check_in_date < dates.checkOut &&
        stay.check_out_date > dates.checkIn,
    )
    .toSorted((a, b) => (a.check_in_date < b.check_in_date ? -1 : 1));
  return {
    room,
    inTheWay,
    closedDays: closedNights(room.id, closedDays, dates),
    missingBeds: Math.max(0, guests - room.max_guests),
    price: proposedPrice(room, dates),
  };
}

type DeskPrices = Pick<DeskRoom, 'price_per_night' | 'specialNights'>;

/** What the price list says of a stay, in EUR: the house's own quote (CONST-PRICE-01, RATE-01). */
export function proposedPrice(room: DeskPrices, dates: DeskDates): number {
  return deskQuote(room, dates).total;
}

/** '3 × 84,00 €', '1 × 84,00 € + 2 × 92,00 €': how that price comes about. */
export function proposedWords(room: DeskPrices, dates: DeskDates): string {
  return runsTimes(deskQuote(room, dates));
}

function deskQuote({ price_per_night, specialNights }: DeskPrices, dates: DeskDates): StayQuote {
  return quoteStay({
    ...dates,
    rule: specialNights === undefined ? 'stated' : 'nightly',
    basePrice: price_per_night,
    specialPrices: specialNights ?? [],
  });
}

/**
 * The rooms with their special prices, where the house charges night by night; else as they are (RATE-01).
 *
 * @param days of any room; must hold every day that a price is asked for
 */
export function withSpecialNights<Room extends DeskRoom>(
  rooms: readonly Room[],
  {
    rule,
    days,
  }: { rule: PriceRule | undefined; days: readonly (NightPrice & { room_id: string })[] },
): readonly Room[] {
  if (rule !== 'nightly') return rooms;
  const special = byRoom(days.filter(({ custom_price }) => custom_price !== null));
  return rooms.map((room) => ({ ...room, specialNights: special.get(room.id) ?? [] }));
}

/** How many guests find no bed in the chosen rooms; 0 when all do, or when no room is chosen. */
export function missingBeds(
  rooms: readonly Pick<DeskRoom, 'max_guests'>[],
  guests: number,
): number {
  if (rooms.length === 0) return 0;
  return Math.max(0, guests - rooms.reduce((beds, { max_guests }) => beds + max_guests, 0));
}

function closedNights(
  roomId: string,
  closedDays: readonly ClosedDay[],
  { checkIn, checkOut }: DeskDates,
): Day[] {
  const closed = new Set(
    closedDays.filter(({ room_id }) => room_id === roomId).map(({ date }) => date),
  );
  return eachDay({ from: checkIn, to: checkOut }).filter((day) => closed.has(day));
}

/** The order in which reception reads two offers, as `roomOffers` gives them: below 0 when `a` is first (DESK-02). */
export function compareOffers(a: RoomOffer, b: RoomOffer): number {
  return (
    rank(a) - rank(b) ||
    a.price - b.price ||
    compareRoomNumbers(a.room.room_number, b.room.room_number)
  );
}

function rank({ inTheWay, closedDays, missingBeds: missing }: RoomOffer): number {
  if (inTheWay !== null) return 3;
  if (closedDays.length > 0) return 2;
  return missing > 0 ? 1 : 0;
}
