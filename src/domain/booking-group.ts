/** Bookings of several rooms belong together by a reference. Specification §9, Group booking. */
import type { Day } from './dates';
import { sumEuros } from './money';
import { countLabel } from './text';

const CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const CODE_LENGTH = 8;

/**
 * A new group reference, such as 'GRP26-8KQ2M7XA': the last two digits of the year and 8 random
 * upper-case letters and digits. `random` gives a number in [0, 1), like Math.random; as the
 * reference proves whose group it is, callers hand in a random source that cannot be guessed.
 */
export function newGroupReference({ today, random }: { today: Day; random: () => number }): string {
  const code = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(Math.floor(random() * CODE_ALPHABET.length)),
  );
  return `GRP${today.slice(2, 4)}-${code.join('')}`;
}

/** The note on each booking of a group. Specification §9, Group booking. */
export function groupNote({ count, reference }: { count: number; reference: string }): string {
  return `GRUPO: Reserva de ${count} quartos. Ref: ${reference}`;
}

/**
 * The message of a booking row: the guest's own text, which may be blank, with the group note after
 * it when there are several rooms; null when neither is left. Specification §7, bookings (Create).
 */
export function bookingMessage({
  message,
  roomCount,
  reference,
}: {
  message: string;
  roomCount: number;
  /** The group reference; null for a single room. */
  reference: string | null;
}): string | null {
  const parts = message.trim() === '' ? [] : [message];
  if (reference !== null && roomCount > 1) parts.push(groupNote({ count: roomCount, reference }));
  return parts.length === 0 ? null : parts.join('\n\n');
}

export interface GroupableBooking {
  id: string;
  group_reference: string | null;
  number_of_guests: number;
  total_price: number;
}

/** What the bookings screen lists as one: a booking of its own, or all of a group. */
export interface BookingCard<B> {
  /** Stable and unique within a list. */
  key: string;
  /** Null for a booking of its own. */
  groupReference: string | null;
  /** At least one, in the order given; the first stands for the card. */
  bookings: [B, ...B[]];
  /** Those of them that a filter or search has found: all until `cardWith` parts them. */
  found: [B, ...B[]];
  guestCount: number;
  /** EUR, all bookings of the card. */
  totalPrice: number;
}

/**
 * Bookings folded into cards, one for each group and one for each booking without. Keeps the order
 * given: a group stands where its first booking stood. Specification §2, Admin bookings.
 */
export function bookingCards<B extends GroupableBooking>(bookings: readonly B[]): BookingCard<B>[] {
  const cards = new Map<string, [B, ...B[]]>();
  for (const booking of bookings) {
    const key = booking.group_reference ?? booking.id;
    const card = cards.get(key);
    if (card === undefined) cards.set(key, [booking]);
    else card.push(booking);
  }
  return [...cards].map(([key, members]) => ({
    key,
    groupReference: members[0].group_reference,
    bookings: members,
    found: members,
    guestCount: members.reduce((sum, booking) => sum + booking.number_of_guests, 0),
    totalPrice: sumEuros(members.map((booking) => booking.total_price)),
  }));
}

/**
 * A card as a filter or search leaves it; null when nothing on it is found. A group stays whole: its
 * card says '{n} quartos / {m} hóspedes' of the group, not of the part that was found. A card of which
 * nothing is lost is given back as it is, so that a search draws anew only what it changes.
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

/** The cards with a booking that a filter has found, each as `cardWith` leaves it. */
export function cardsWith<B>(
  cards: readonly BookingCard<B>[],
  found: readonly B[],
): BookingCard<B>[] {
  const kept = new Set(found);
  return cards.flatMap((card) => cardWith(card, (booking) => kept.has(booking)) ?? []);
}

/** '{n} quartos / {m} hóspedes', the size of a group on its card. Specification §2, Admin bookings. */
export function groupSizeLabel({ rooms, guests }: { rooms: number; guests: number }): string {
  if (rooms !== 1 && guests !== 1) return `${rooms} quartos / ${guests} hóspedes`;
  const roomCount = countLabel(rooms, { one: 'quarto', many: 'quartos' });
  return `${roomCount} / ${countLabel(guests, { one: 'hóspede', many: 'hóspedes' })}`;
}
