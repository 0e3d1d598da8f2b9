/** Judges a place in the grid for a stay that moves: free, at what price, or why not (DESK-07). */
import type { Day, DayRange } from '../calendar/dates.ts';
import { proposedPrice, type DeskRoom } from '../new-stay/rooms.ts';
import { fromCents, toCents } from '../basics/money.ts';
import {
  isSamePlace,
  isSplit,
  placeOfStay,
  type MovableStay,
  type MoveData,
  type StayPlace,
} from './stay-move.ts';

/** The result for a place. `difference` is its list price less the stay's current price, EUR. */
export type Verdict<Stay extends MovableStay = MovableStay> =
  | { kind: 'unchanged' }
  | { kind: 'free'; difference: number }
  /** Staff have closed the room on this day; the stay may move there anyway (DESK-03). */
  | { kind: 'blocked'; day: Day; difference: number }
  | { kind: 'too-small'; beds: number }
  | { kind: 'taken'; by: Stay }
  | { kind: 'out-of-range' };

/** The first of a room's stays that overlaps the nights, or null. */
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

/** Judges a place for the stay. An unknown room counts as 'out-of-range'. */
export function judgePlace<Room extends DeskRoom, Stay extends MovableStay>(
  data: MoveData<Room, Stay>,
  place: StayPlace,
): Verdict<Stay> {
  const { stay, limits, today } = data;
  const schedule = data.schedules.get(place.roomId);
  if (schedule === undefined) return { kind: 'out-of-range' };
  if (isSamePlace(place, placeOfStay(data))) return { kind: 'unchanged' };
  const own = { from: stay.check_in_date, to: stay.check_out_date };
  const isKnown =
    (place.checkIn >= limits.from || place.checkIn >= own.from) &&
    (place.checkOut <= limits.to || place.checkOut <= own.to);
  if (!isKnown) return { kind: 'out-of-range' };
  const nights = isSplit(data, place) ? { ...place, checkIn: today } : place;
  const by = stayInTheWay(schedule.stays, nights);
  if (by !== null) return { kind: 'taken', by };
  const isOtherRoom = place.roomId !== stay.room_id;
  if (isOtherRoom && stay.number_of_guests > schedule.room.max_guests) {
    return { kind: 'too-small', beds: schedule.room.max_guests };
  }
  const difference = euroDifference(tablePrice(data, place), stay.total_price);
  const day = closedNight(schedule.closed, nights, isOtherRoom ? null : own);
  return day === null ? { kind: 'free', difference } : { kind: 'blocked', day, difference };
}

/** The first closed night, not counting the nights that the stay already has. */
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

/** The list price of the stay at a place, EUR; for a split, of the nights in both rooms. */
export function tablePrice(data: MoveData, place: StayPlace): number {
  const room = data.schedules.get(place.roomId)?.room;
  const own = data.schedules.get(data.stay.room_id)?.room;
  if (room === undefined) return data.stay.total_price;
  if (!isSplit(data, place) || own === undefined) return proposedPrice(room, place);
  const before = proposedPrice(own, { checkIn: place.checkIn, checkOut: data.today });
  const after = proposedPrice(room, { checkIn: data.today, checkOut: place.checkOut });
  return fromCents(toCents(before) + toCents(after));
}

/** The difference of two amounts, EUR, exact to the cent. */
export function euroDifference(to: number, from: number): number {
  return fromCents(toCents(to) - toCents(from));
}

/** Whether a stay can be moved to a place; a closed day needs a confirmation. */
export function isPossible({ kind }: Verdict): boolean {
  return kind === 'free' || kind === 'blocked' || kind === 'unchanged';
}
