/** A booking that reception creates: guests per room, price, stored rows (DESK-02, DESK-05). */
import { bookingMessage } from '../booking/booking-group.ts';
import type { BookingSource } from '../booking/booking-source.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import { plainEmail, storedPhone } from '../guest/contact-details.ts';
import { type Day, isDay } from '../calendar/dates.ts';
import type { DeskBookingDraft } from './booking-schema.ts';
import { proposedPrice, type DeskRoom, type RoomOffer } from './rooms.ts';
import type { GuestLanguage } from '../language/guest-language.ts';
import { fromCents, sumEuros, toCents } from '../basics/money.ts';
import { typedPrice } from '../basics/price-input.ts';

export interface DeskBookingRow {
  id: string;
  room_id: string;
  /** yyyy-mm-dd. */
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  guest_name: string;
  guest_email: string | null;
  guest_phone: string | null;
  source: BookingSource;
  language: GuestLanguage;
  status: BookingStatus;
  message: string | null;
  admin_notes: string | null;
  group_reference: string | null;
}

/**
 * How many guests sleep in each of the chosen rooms, in their order: one in each, then each is
 * filled as in the guest's form (BOOK-STEP3-14). Guests without a bed, about whom the form warns,
 * count in the last room.
 */
export function spreadGuests(
  rooms: readonly Pick<DeskRoom, 'max_guests'>[],
  guests: number,
): number[] {
  let waiting = Math.max(0, guests - rooms.length);
  return rooms.map(({ max_guests }, place) => {
    const isLast = place === rooms.length - 1;
    const added = isLast ? waiting : Math.min(waiting, max_guests - 1);
    waiting -= added;
    return 1 + added;
  });
}

/** The price of one room in EUR: the one entered by hand, else that of the price list. */
function deskRoomPrice(
  room: Pick<DeskRoom, 'id' | 'price_per_night' | 'specialNights'>,
  { checkIn, checkOut, prices }: Pick<DeskBookingDraft, 'checkIn' | 'checkOut' | 'prices'>,
): number {
  return typedPrice(prices[room.id] ?? '') ?? proposedPrice(room, { checkIn, checkOut });
}

/** What the chosen rooms cost together, in EUR. */
export function deskTotal(
  rooms: readonly Pick<DeskRoom, 'id' | 'price_per_night' | 'specialNights'>[],
  draft: Pick<DeskBookingDraft, 'checkIn' | 'checkOut' | 'prices'>,
): number {
  return sumEuros(rooms.map((room) => deskRoomPrice(room, draft)));
}

/** The price per guest and night in EUR, to the nearest cent; null if there are none (RATE-04). */
export function pricePerPersonNight({
  total,
  guests,
  nights,
}: {
  total: number;
  guests: number;
  nights: number;
}): number | null {
  if (guests < 1 || nights < 1) return null;
  return fromCents(Math.round(toCents(total) / guests / nights));
}

/**
 * The default source: a guest who arrives today, or has arrived, was at the desk; others are
 * probably on the phone.
 */
export function proposedSource(checkIn: Day, today: Day): 'desk' | 'phone' {
  return isDay(checkIn) && checkIn <= today ? 'desk' : 'phone';
}

/** The states from which a guest is checked in. */
const BEFORE_CHECK_IN: readonly BookingStatus[] = [
  'awaiting_confirmation',
  'awaiting_payment',
  'payment_received',
  'confirmed',
];

/** Whether the guest of a draft arrives today and can be checked in at once (DESK-13). */
export function isWalkIn(
  { checkIn, status }: Pick<DeskBookingDraft, 'checkIn' | 'status'>,
  today: Day,
): boolean {
  return checkIn === today && BEFORE_CHECK_IN.includes(status);
}

/**
 * The rows of a valid draft, one for each room in the order chosen. Several rooms form a group like
 * those of a guest's request: one reference, and the group note on each (CONST-GRP-03).
 */
export function deskBookingRows(
  draft: DeskBookingDraft,
  { rooms, today }: { rooms: readonly DeskRoom[]; today: Day },
): DeskBookingRow[] {
  const chosen = chosenRooms(draft.rooms, rooms);
  const guests = spreadGuests(chosen, draft.guests);
  const reference = chosen.length > 1 ? draft.groupReference : null;
  return chosen.map((room, place) => ({
    id: draft.ids[place] ?? '',
    room_id: room.id,
    check_in_date: draft.checkIn,
    check_out_date: draft.checkOut,
    number_of_guests: guests[place] ?? 1,
    total_price: deskRoomPrice(room, draft),
    guest_name: draft.guestName.trim(),
    guest_email: plainEmail(draft.guestEmail).toLowerCase() || null,
    guest_phone: storedPhone(draft.guestPhone),
    source: draft.source ?? proposedSource(draft.checkIn, today),
    language: draft.language,
    status: draft.status,
    message: bookingMessage({ message: draft.message.trim(), roomCount: chosen.length, reference }),
    admin_notes: draft.adminNotes.trim() || null,
    group_reference: reference,
  }));
}

/** The rooms with the given ids, in the order of the ids. */
export function chosenRooms<Room extends Pick<DeskRoom, 'id'>>(
  ids: readonly string[],
  rooms: readonly Room[],
): Room[] {
  return ids.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
}

/**
 * A replacement for a taken room: of the free, open rooms that are at least as big, the one with
 * the nearest price; null when there is none.
 */
export function replacementRoom<Offer extends RoomOffer>(
  offers: readonly Offer[],
  taken: RoomOffer,
  chosenIds: readonly string[],
): Offer | null {
  const difference = ({ price }: RoomOffer) => Math.abs(toCents(price) - toCents(taken.price));
  const [best = null] = offers
    .filter(
      ({ room, inTheWay, closedDays }) =>
        inTheWay === null &&
        closedDays.length === 0 &&
        room.max_guests >= taken.room.max_guests &&
        !chosenIds.includes(room.id),
    )
    .toSorted((a, b) => difference(a) - difference(b));
  return best;
}
