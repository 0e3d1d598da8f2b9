/** A guest in house who is given another room with 'Alterar': from which day on (DESK-06, DESK-09). */
import type { Day } from '../calendar/dates.ts';
import { proposedPrice, type DeskDates, type DeskRoom } from '../new-stay/rooms.ts';
import { fromCents, toCents } from '../basics/money.ts';
import { datesOf, firstPriceMode } from './price.ts';
import { splitParts, splitPrice } from './split.ts';

interface PlacedStay {
  room_id: string;
  check_in_date: Day;
  check_out_date: Day;
}

interface AgreedStay extends PlacedStay {
  /** EUR. */
  total_price: number;
}

/** What the two parts of a divided stay cost, EUR. */
export interface PartPrices {
  first: number;
  second: number;
}

/**
 * The day on which a guest in house changes rooms: today, or the old check-out if the stay is
 * prolonged by nights for which the own room is not free. Null if the stay has no night after that
 * day, or none before it.
 *
 * @param isOwnFree whether the own room is free and open for some nights after the old check-out
 */
export function changeDay(
  { before, after, today }: { before: PlacedStay; after: PlacedStay; today: Day },
  isOwnFree: (nights: DeskDates) => boolean,
): Day | null {
  const { check_in_date: checkIn, check_out_date: checkOut } = after;
  const oldEnd = before.check_out_date;
  // Of a guest who is overdue, only the nights up to today have to be in the own room.
  const ownUntil = oldEnd < today ? today : checkOut;
  const isProlonged = checkOut > oldEnd;
  const canStay = today < checkOut && isOwnFree({ checkIn: oldEnd, checkOut: ownUntil });
  const day = !isProlonged || oldEnd === today || canStay ? today : oldEnd;
  return checkIn < day && day < checkOut ? day : null;
}

/**
 * What the parts of a divided stay cost by the price list, EUR. A first part with the nights that
 * were agreed keeps the agreed price.
 *
 * @param own the room of the first part; `room` that of the second
 */
export function listedParts(
  before: AgreedStay,
  after: PlacedStay,
  { day, own, room }: { day: Day; own: DeskRoom; room: DeskRoom },
): PartPrices {
  const { first, second } = splitParts(after, day);
  return {
    first:
      firstPriceMode(before, first) === 'keep'
        ? before.total_price
        : proposedPrice(own, datesOf(first)),
    second: proposedPrice(room, datesOf(second)),
  };
}

/**
 * Divides a price between the parts of a stay, EUR: by nights, but a first part with the nights
 * that were agreed keeps the agreed price, as far as `after.total_price` goes.
 */
export function sharedParts(before: AgreedStay, after: AgreedStay, day: Day): PartPrices {
  if (firstPriceMode(before, splitParts(after, day).first) !== 'keep')
    return splitPrice(after, day);
  const first = Math.min(before.total_price, after.total_price);
  return { first, second: fromCents(toCents(after.total_price) - toCents(first)) };
}
