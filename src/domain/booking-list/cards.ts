/**
 * The list of the bookings screen: one card per group and per booking without one (ADM-BOOK-08).
 */
import { asBookingStatus, type BookingStatus } from '../booking/booking-status.ts';
import { compareDays, type Day } from '../calendar/dates.ts';
import { countedBookings, groupState, groupSums, type GroupSums } from '../booking/group-state.ts';
import { isLive } from '../availability/occupied-nights.ts';
import { countLabel } from '../basics/text.ts';

export interface GroupableBooking {
  id: string;
  status: string;
  group_reference: string | null;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  total_price: number;
}

/** One entry of the bookings screen: a single booking, or all bookings of a group. */
export interface BookingCard<B> {
  /** Stable and unique within a list. */
  key: string;
  /** Null for a single booking. */
  groupReference: string | null;
  /** At least one, in the order given; the first represents the card. */
  bookings: [B, ...B[]];
  /** Those of them that a filter or search has found: all, until `cardWith` narrows them. */
  found: [B, ...B[]];
  status: BookingStatus;
  /** '1 confirmada, 1 pendente' for a group whose rooms are in different states; null otherwise. */
  mix: string | null;
  /** For a group, without its cancelled rooms. */
  roomCount: number;
  guestCount: number;
  /** EUR; for a group, without its cancelled rooms. */
  totalPrice: number;
}

/**
 * One card for each group and for each booking without a group. Keeps the order given: a group
 * takes the place of its first booking.
 */
export function bookingCards<B extends GroupableBooking>(bookings: readonly B[]): BookingCard<B>[] {
  const cards = new Map<string, [B, ...B[]]>();
  for (const booking of bookings) {
    const key = booking.group_reference ?? booking.id;
    const card = cards.get(key);
    if (card === undefined) cards.set(key, [booking]);
    else card.push(booking);
  }
  return [...cards].map(([key, members]) => cardOf(key, members));
}

function cardOf<B extends GroupableBooking>(key: string, members: [B, ...B[]]): BookingCard<B> {
  const [first] = members;
  const groupReference = first.group_reference;
  const state = groupState(members);
  // A single booking shows its price even when it is cancelled.
  const sums = groupReference === null ? sumsOfOne(first) : groupSums(members);
  return {
    key,
    groupReference,
    bookings: members,
    found: members,
    status: state.status ?? asBookingStatus(first.status),
    mix: state.mix,
    roomCount: sums.rooms,
    guestCount: sums.guests,
    totalPrice: sums.totalPrice,
  };
}

function sumsOfOne({ number_of_guests, total_price }: GroupableBooking): GroupSums {
  return { rooms: 1, guests: number_of_guests, totalPrice: total_price };
}

/**
 * The bookings of a card that counters and lists count: of those found, the ones that are not
 * cancelled, or all if the whole card is cancelled.
 */
export function countedOnCard<B extends GroupableBooking>({
  bookings,
  found,
}: Pick<BookingCard<B>, 'bookings' | 'found'>): B[] {
  const counted = countedBookings(bookings);
  return counted.length === bookings.length ? found : found.filter(isLive);
}

/**
 * A card narrowed by a filter or search; null when nothing on it is found. A group stays whole: its
 * card says '{n} quartos / {m} hóspedes' of the group, not of the part that was found. An unchanged
 * card is returned as the same object, so that a search re-renders only what it changes.
 */
export function cardWith<B>(
  card: BookingCard<B>,
  isFound: (booking: B, place: number) => boolean,
): BookingCard<B> | null {
  if (card.found.length === 1) return isFound(card.found[0], 0) ? card : null;
  const [first, ...rest] = card.found.filter(isFound);
  if (first === undefined) return null;
  return rest.length + 1 === card.found.length ? card : { ...card, found: [first, ...rest] };
}

/** '{n} quartos / {m} hóspedes', the size of a group on its card. */
export function groupSizeLabel({ rooms, guests }: { rooms: number; guests: number }): string {
  if (rooms !== 1 && guests !== 1) return `${rooms} quartos / ${guests} hóspedes`;
  const roomCount = countLabel(rooms, { one: 'quarto', many: 'quartos' });
  return `${roomCount} / ${countLabel(guests, { one: 'hóspede', many: 'hóspedes' })}`;
}

/** An order of the list other than the newest request first. */
export interface CardOrder {
  by: 'stay' | 'total';
  isDescending: boolean;
}

/**
 * The cards by arrival or by price; without an order as they are, the newest request first. A group
 * arrives with its first room that is not cancelled.
 */
export function orderedCards<B extends GroupableBooking>(
  cards: readonly BookingCard<B>[],
  order: CardOrder | null,
): BookingCard<B>[] {
  if (order === null) return [...cards];
  const direction = order.isDescending ? -1 : 1;
  const compare = order.by === 'stay' ? byArrival : byTotal;
  return cards.toSorted((a, b) => direction * compare(a, b));
}

function byArrival(a: BookingCard<GroupableBooking>, b: BookingCard<GroupableBooking>): number {
  return compareDays(arrivalOf(a), arrivalOf(b));
}

function byTotal(a: BookingCard<GroupableBooking>, b: BookingCard<GroupableBooking>): number {
  return a.totalPrice - b.totalPrice;
}

function arrivalOf({ bookings }: BookingCard<GroupableBooking>): Day {
  const days = countedBookings(bookings).map(({ check_in_date }) => check_in_date);
  return days.toSorted(compareDays)[0] ?? '';
}
