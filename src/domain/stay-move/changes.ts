/** The changes to store for a move, and their undo (DESK-07 to DESK-09). Amounts are EUR. */
import type { Day } from '../calendar/dates.ts';
import { proposedPrice, type DeskRoom } from '../new-stay/rooms.ts';
import { fromCents, toCents } from '../basics/money.ts';
import { dividedPrice } from '../rates/divided-price.ts';
import { nightCount } from '../stay/stay.ts';
import {
  isSplit,
  placeOfStay,
  type MovableStay,
  type MoveData,
  type StayPlace,
} from './stay-move.ts';
import { tablePrice } from './verdict.ts';

export type PriceWay = 'keep' | 'table' | 'typed';

export interface MovedColumns {
  room_id: string;
  check_in_date: Day;
  check_out_date: Day;
  total_price: number;
}

export interface MovedStay<Stay extends MovableStay = MovableStay> {
  shown: Stay;
  set: Partial<MovedColumns>;
}

/** A split: the stay continues in another room from `day` on. */
export interface SplitWish {
  day: Day;
  roomId: string;
  firstPrice: number;
  secondPrice: number;
}

/** The initial choice: with as many nights as before, the price is kept (beyond-panel.md). */
export function proposedWay(data: MoveData, place: StayPlace): PriceWay {
  return nightCount(place) === nightCount(placeOfStay(data)) ? 'keep' : 'table';
}

/** The price of the stay at a place; without a valid typed price (null), the current price. */
export function priceAt(
  data: MoveData,
  place: StayPlace,
  { way, typed }: { way: PriceWay; typed: number | null },
): number {
  if (way === 'table') return tablePrice(data, place);
  return way === 'typed' && typed !== null ? typed : data.stay.total_price;
}

/** The change that moves a stay to a place, with only the columns that differ. */
export function moveChange<Stay extends MovableStay>(
  { stay }: { stay: Stay },
  place: StayPlace,
  price: number,
): MovedStay<Stay> {
  const wanted = {
    room_id: place.roomId,
    check_in_date: place.checkIn,
    check_out_date: place.checkOut,
    total_price: price,
  };
  return { shown: stay, set: changedColumns(stay, wanted) };
}

function changedColumns(stay: MovedColumns, wanted: MovedColumns): Partial<MovedColumns> {
  return {
    ...(wanted.room_id !== stay.room_id && { room_id: wanted.room_id }),
    ...(wanted.check_in_date !== stay.check_in_date && { check_in_date: wanted.check_in_date }),
    ...(wanted.check_out_date !== stay.check_out_date && { check_out_date: wanted.check_out_date }),
    ...(wanted.total_price !== stay.total_price && { total_price: wanted.total_price }),
  };
}

/** The two changes of a swap: each gets the other's room, and its price by the chosen way. */
export function swapChanges<Stay extends MovableStay>(
  data: MoveData<DeskRoom, Stay>,
  other: Stay,
  way: 'keep' | 'table',
): [MovedStay<Stay>, MovedStay<Stay>] {
  const to = (stay: Stay, roomId: string) => {
    const price = way === 'keep' ? stay.total_price : swapPrice(data, stay, roomId);
    return moveChange({ stay }, { ...placeOfStay({ stay, today: data.today }), roomId }, price);
  };
  return [to(data.stay, other.room_id), to(other, data.stay.room_id)];
}

export function swapPrice(data: MoveData, stay: MovableStay, roomId: string): number {
  const room = data.schedules.get(roomId)?.room;
  if (room === undefined) return stay.total_price;
  return proposedPrice(room, { checkIn: stay.check_in_date, checkOut: stay.check_out_date });
}

/** The split of a stay that continues in another room from today; null if the place is no split. */
export function splitWish(
  data: MoveData,
  place: StayPlace,
  { way, price }: { way: PriceWay; price: number },
): SplitWish | null {
  if (!isSplit(data, place)) return null;
  const { stay, today: day } = data;
  const own = data.schedules.get(stay.room_id)?.room;
  const firstPrice =
    way === 'table' && own !== undefined
      ? proposedPrice(own, { checkIn: place.checkIn, checkOut: day })
      : dividedPrice(price, { from: place.checkIn, to: place.checkOut }, day).first;
  const secondPrice = fromCents(toCents(price) - toCents(firstPrice));
  return { day, roomId: place.roomId, firstPrice, secondPrice };
}
