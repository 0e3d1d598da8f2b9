/** What a place in the grid is for a stay that moves: free, and at what price, or why not (DESK-07). */
import type { Day, DayRange } from './dates';
import { proposedPrice, type DeskRoom } from './desk-rooms';
import { fromCents, toCents } from './money';
import {
  isSamePlace,
  isSplit,
  placeOfStay,
  type MovableStay,
  type MoveHouse,
  type StayPlace,
} from './stay-move';

/** What a place is for the stay. Differences are EUR by the price list, less what the stay costs now. */
export type Verdict<Stay extends MovableStay = MovableStay> =
  | { kind: 'here' }
  | { kind: 'free'; difference: number }
  /** Staff have closed the room on this day; it may be given all the same (DESK-03). */
  | { kind: 'blocked'; day: Day; difference: number }
  | { kind: 'small'; beds: number }
  | { kind: 'taken'; by: Stay }
  | { kind: 'beyond' };

/** The first live stay in the way of a room and its nights, or null. */
export function stayInTheWay<Stay extends MovableStay>(
  stays: readonly Stay[],
  { checkIn, checkOut }: Pick<StayPlace, 'checkIn' | 'checkOut'>,
): Stay | null {
  return (
    stays.find(
      ({ check_in_date, check_out_date }) => check_in_date < checkOut && checkIn < check_out_date,
    ) ?? null
  );
}

/** What a place is for the stay. A room that is not known is beyond what is known. */
export function judgePlace<Room extends DeskRoom, Stay extends MovableStay>(
  house: MoveHouse<Room, Stay>,
  place: StayPlace,
): Verdict<Stay> {
  const { stay, limits, today } = house;
  const book = house.books.get(place.roomId);
  if (book === undefined) return { kind: 'beyond' };
  if (isSamePlace(place, placeOfStay(house))) return { kind: 'here' };
  const own = { from: stay.check_in_date, to: stay.check_out_date };
  const isKnown =
    (place.checkIn >= limits.from || place.checkIn >= own.from) &&
    (place.checkOut <= limits.to || place.checkOut <= own.to);
  if (!isKnown) return { kind: 'beyond' };
  const nights = isSplit(house, place) ? { ...place, checkIn: today } : place;
  const by = stayInTheWay(book.stays, nights);
  if (by !== null) return { kind: 'taken', by };
  const isOtherRoom = place.roomId !== stay.room_id;
  if (isOtherRoom && stay.number_of_guests > book.room.max_guests) {
    return { kind: 'small', beds: book.room.max_guests };
  }
  const difference = euroDifference(tablePrice(house, place), stay.total_price);
  const day = closedNight(book.closed, nights, isOtherRoom ? null : own);
  return day === null ? { kind: 'free', difference } : { kind: 'blocked', day, difference };
}

/** The first night that is closed, those that the stay has already left aside. */
function closedNight(
  closed: ReadonlySet<Day>,
  { checkIn, checkOut }: Pick<StayPlace, 'checkIn' | 'checkOut'>,
  own: DayRange | null,
): Day | null {
  const days = [...closed].filter(
    (day) => checkIn <= day && day < checkOut && !(own !== null && own.from <= day && day < own.to),
  );
  return days.toSorted()[0] ?? null;
}

/** What the price list says of the stay at a place, EUR: both rooms' nights where it is split. */
export function tablePrice(house: MoveHouse, place: StayPlace): number {
  const room = house.books.get(place.roomId)?.room;
  const own = house.books.get(house.stay.room_id)?.room;
  if (room === undefined) return house.stay.total_price;
  if (!isSplit(house, place) || own === undefined) return proposedPrice(room, place);
  const before = proposedPrice(own, { checkIn: place.checkIn, checkOut: house.today });
  const after = proposedPrice(room, { checkIn: house.today, checkOut: place.checkOut });
  return fromCents(toCents(before) + toCents(after));
}

/** One sum less another, EUR, exact to the cent. */
export function euroDifference(to: number, from: number): number {
  return fromCents(toCents(to) - toCents(from));
}

/** Whether a stay may be left at a place, a closed day confirmed. */
export function isPossible({ kind }: Verdict): boolean {
  return kind === 'free' || kind === 'blocked' || kind === 'here';
}
