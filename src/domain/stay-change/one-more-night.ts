/** 'Mais uma noite': a guest in house stays one night longer, in the own room or another (DESK-14). */
import { addDays, type Day } from '../calendar/dates.ts';
import { fromCents, toCents } from '../basics/money.ts';
import { compareOffers, type DeskDates, type DeskRoom, type RoomOffer } from '../new-stay/rooms.ts';
import { isWomenOnly } from '../room/women-only.ts';
import { changeDay } from './cut.ts';

interface StayOfGuest {
  room_id: string;
  check_in_date: Day;
  check_out_date: Day;
  /** EUR. */
  total_price: number;
}

interface NightRoom extends DeskRoom {
  is_active: boolean;
  features: readonly string[];
}

/** What staying on costs and changes, in one room. */
export interface MoreNight<Offer> {
  offer: Offer;
  /** The nights that are added, in this room or before it in the own one. */
  dates: DeskDates;
  from: Day;
  /** What the added nights cost by the price list, EUR. */
  added: number;
  /** The columns of the guest's booking that change. */
  set: { check_out_date?: Day; total_price?: number };
  /** The second booking of the group, if the room changes. */
  next?: { room_id: string; check_out_date: Day; total_price: number };
}

/** The nights to add: one after the last, or all until tomorrow of a guest who is overdue. */
export function addedNights({ check_out_date }: StayOfGuest, today: Day): DeskDates {
  const last = check_out_date < today ? today : check_out_date;
  return { checkIn: check_out_date, checkOut: addDays(last, 1) };
}

/**
 * The ways to stay on: in the own room where it is free, else in each free room that fits, the
 * cheapest first and rooms for women only last.
 *
 * @param offersOn what each room offers for some nights of `addedNights`
 */
export function waysToStay<Offer extends RoomOffer<NightRoom>>(
  stay: StayOfGuest,
  { today, offersOn }: { today: Day; offersOn: (nights: DeskDates) => readonly Offer[] },
): { own: Offer | undefined; ways: MoreNight<Offer>[] } {
  const dates = addedNights(stay, today);
  const ownOn = (nights: DeskDates) =>
    offersOn(nights).find(({ room }) => room.id === stay.room_id);
  const own = ownOn(dates);
  if (own !== undefined && isOpen(own)) {
    const set = { check_out_date: dates.checkOut, total_price: plus(stay.total_price, own.price) };
    return { own, ways: [{ offer: own, dates, from: dates.checkIn, added: own.price, set }] };
  }
  const after = { ...stay, check_out_date: dates.checkOut };
  const day = changeDay({ before: stay, after, today }, (nights) => {
    const offer = ownOn(nights);
    return offer !== undefined && isOpen(offer);
  });
  if (day === null) return { own, ways: [] };
  const kept = day > dates.checkIn ? (ownOn({ ...dates, checkOut: day })?.price ?? 0) : 0;
  const set =
    day > dates.checkIn ? { check_out_date: day, total_price: plus(stay.total_price, kept) } : {};
  const ways = offersOn({ checkIn: day, checkOut: dates.checkOut })
    .filter((offer) => offer.room.id !== stay.room_id && offer.room.is_active)
    .filter((offer) => isOpen(offer) && offer.missingBeds === 0)
    .toSorted(
      (a, b) => Number(isWomenOnly(a.room)) - Number(isWomenOnly(b.room)) || compareOffers(a, b),
    )
    .map((offer) => ({
      offer,
      dates,
      from: day,
      added: plus(kept, offer.price),
      set,
      next: {
        room_id: offer.room.id,
        check_out_date: dates.checkOut,
        total_price: offer.price,
      },
    }));
  return { own, ways };
}

function isOpen({ inTheWay, closedDays }: RoomOffer): boolean {
  return inTheWay === null && closedDays.length === 0;
}

function plus(a: number, b: number): number {
  return fromCents(toCents(a) + toCents(b));
}
