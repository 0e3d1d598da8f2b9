/**
 * Which rooms reception can give for a stay, by actual occupancy (DESK-02). The stricter rule of
 * `room-availability.ts` applies to guests only, not to staff.
 */
import { groupedByRoom } from '../availability/availability-grid.ts';
import { eachDay, type Day } from '../calendar/dates.ts';
import { isLive, type RoomStay } from '../availability/occupied-nights.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import {
  type NightPrice,
  type PriceRule,
  quoteStay,
  runsTimes,
  type StayQuote,
} from '../rates/stay-quote.ts';

export interface DeskRoom {
  id: string;
  room_number: string;
  name: string;
  max_guests: number;
  /** EUR. */
  price_per_night: number;
  /** Its special prices; given only if the price rule is 'nightly' (RATE-01). */
  specialNights?: readonly NightPrice[];
}

/** A stay that can be in the way, with the columns that identify it on the screen. */
export interface DeskStay extends RoomStay {
  id: string;
  booking_number: string;
  guest_name: string;
}

export interface ClosedDay {
  room_id: string;
  date: Day;
}

/** The days of a stay: yyyy-mm-dd, check-out not slept. */
export interface DeskDates {
  checkIn: Day;
  checkOut: Day;
}

/** How a room suits a stay of some dates and a number of guests. */
export interface RoomOffer<Room extends DeskRoom = DeskRoom, Stay extends DeskStay = DeskStay> {
  room: Room;
  /** The first stay in the way; null when the room is free. */
  inTheWay: Stay | null;
  /** Nights on which it is closed to guests; staff may give it anyway (DESK-03). */
  closedDays: Day[];
  /** How many beds are missing for the guests; 0 when they fit. */
  missingBeds: number;
  /** The price of the stay by the price rule, EUR. */
  price: number;
}

interface Question<Room extends DeskRoom, Stay extends DeskStay> {
  rooms: readonly Room[];
  /** Stays of the rooms around these days; cancelled ones are ignored. */
  stays: readonly Stay[];
  closedDays: readonly ClosedDay[];
  dates: DeskDates;
  guests: number;
  /** Ids of bookings that are about to move: they do not count as being in the way. */
  moving?: readonly string[];
}

/**
 * The offers of all rooms in the order of the list: free, open rooms that are big enough, the
 * cheapest first; then smaller ones, closed ones, taken ones.
 */
export function roomOffers<Room extends DeskRoom, Stay extends DeskStay>(
  question: Question<Room, Stay>,
): RoomOffer<Room, Stay>[] {
  return question.rooms.map((room) => roomOffer(room, question)).toSorted(compareOffers);
}

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

/** The price of a stay by the price list, in EUR (CONST-PRICE-01). */
export function proposedPrice(room: DeskPrices, dates: DeskDates): number {
  return deskQuote(room, dates).total;
}

/** '3 × 84,00 €', '1 × 84,00 € + 2 × 92,00 €': how that price is made up. */
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
 * Adds the special prices to the rooms if the price rule is 'nightly'; else returns them unchanged.
 *
 * @param days the days of all rooms; must contain every day of the stays to be priced
 */
export function withSpecialNights<Room extends DeskRoom>(
  rooms: readonly Room[],
  {
    rule,
    days,
  }: { rule: PriceRule | undefined; days: readonly (NightPrice & { room_id: string })[] },
): readonly Room[] {
  if (rule !== 'nightly') return rooms;
  const special = groupedByRoom(days.filter(({ custom_price }) => custom_price !== null));
  return rooms.map((room) => ({ ...room, specialNights: special.get(room.id) ?? [] }));
}

/** How many guests have no bed in the chosen rooms; 0 when all have, or when no room is chosen. */
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

/** Compares two offers for the order of `roomOffers`: below 0 when `a` comes first. */
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
