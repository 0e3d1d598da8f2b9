/** The e-mail that 'Enviar Email ao Cliente' opens with, ready to be sent or edited. */
import { isUnpriced } from '../booking/booking-source.ts';
import { asBookingStatus } from '../booking/booking-status.ts';
import type { Day } from '../calendar/dates.ts';
import { countedBookings, groupState, groupSums } from '../booking/group-state.ts';
import type { GuestLanguage } from '../language/guest-language.ts';
import { LETTER_WORDS } from './words.ts';
import type { LetterWords } from './letter-words.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import { nightCount } from '../stay/stay.ts';
import { pricePerPersonAndNight } from '../rates/stay-quote.ts';
import { taxOfRooms } from '../rates/stay-tax.ts';
import type { TaxSeason } from '../rates/tourist-tax.ts';

/**
 * Mail programs cut a mailto link after some 2,000 characters, of which the rest needs up to 500.
 */
const MOST_ENCODED_SIGNS = 1500;

/** States after which the guest no longer needs to know the conditions. */
const WITHOUT_CONDITIONS: readonly string[] = ['checked_out', 'completed', 'cancelled'];

export interface LetterBooking {
  booking_number: string;
  group_reference: string | null;
  guest_name: string;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  status: string;
  source: string;
  rooms: { room_number: string; name: string } | null;
}

export interface LetterHouse {
  name: string;
  phone: string;
  /** What a call to it costs, in words (LEGAL-03). */
  callPrice: Readonly<Record<GuestLanguage, string>>;
  /** Check-in, cancellation and payment, a line each. */
  conditions: Readonly<Record<GuestLanguage, readonly string[]>>;
}

export interface Letter {
  subject: string;
  /** Lines end with CRLF, as mail addresses want them (RFC 6068). */
  body: string;
}

/**
 * The letter about a booking, or about the rooms of a group that are not cancelled. Takes at least
 * one booking. The letter, encoded, fits a mailto link: if the full version is too long, a shorter
 * one is used.
 */
export function guestLetter(
  bookings: readonly [LetterBooking, ...LetterBooking[]],
  {
    language,
    house,
    taxSeasons = [],
  }: {
    language: GuestLanguage;
    house: LetterHouse;
    /** The seasons of the tourist tax; without any, the letter does not mention the tax. */
    taxSeasons?: readonly TaxSeason[] | undefined;
  },
): Letter {
  const words = LETTER_WORDS[language];
  const [first] = bookings;
  const reference = first.group_reference ?? first.booking_number;
  const subject = words.subject(house.name, reference);
  const status = groupState(bookings).status ?? asBookingStatus(first.status);
  // The price of a platform's stay may not have been entered: then the letter has no total
  // (CHAN-03).
  const isPriced = !countedBookings(bookings).some(isUnpriced);
  const sum = words.euros(groupSums(bookings).totalPrice);
  const total = [
    ...(isPriced ? [`${words.total}${words.gap}: ${sum}`, ...perPersonLine(bookings, words)] : []),
    ...(WITHOUT_CONDITIONS.includes(status) ? [] : taxLine(bookings, { words, taxSeasons })),
  ];
  const conditions = house.conditions[language];

  const write = ({ greeting, rooms }: { greeting: string; rooms: readonly string[] }): Letter => ({
    subject,
    body: [
      [greeting],
      [words.opening[status]],
      [
        `${words.reference}${words.gap}: ${reference}`,
        ...dateLines(bookings, words),
        ...rooms,
        ...(status === 'cancelled' ? [] : total),
      ],
      WITHOUT_CONDITIONS.includes(status) ? [] : conditions,
      [words.reply(`${house.phone} (${house.callPrice[language]})`)],
      [words.close, house.name],
    ]
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\r\n'))
      .join('\r\n\r\n'),
  });

  const greeting = words.greeting(first.guest_name);
  const drafts = [
    { greeting, rooms: roomLines(bookings, words) },
    { greeting, rooms: shortRoomLines(bookings, words) },
    { greeting: words.plainGreeting, rooms: shortRoomLines(bookings, words) },
    { greeting: words.plainGreeting, rooms: [] },
  ].map(write);
  return drafts.find(fitsAnAddress) ?? write({ greeting: words.plainGreeting, rooms: [] });
}

/** The price per guest and night, shown below the total (RATE-04). */
function perPersonLine(bookings: readonly LetterBooking[], words: LetterWords): string[] {
  const personNights = countedBookings(bookings).reduce(
    (sum, { number_of_guests, check_in_date: checkIn, check_out_date: checkOut }) =>
      sum + number_of_guests * nightCount({ checkIn, checkOut }),
    0,
  );
  const share = pricePerPersonAndNight(groupSums(bookings).totalPrice, personNights, 1);
  return share === null ? [] : [`${words.perPersonAndNight}${words.gap}: ${words.euros(share)}`];
}

/** The line about the tourist tax, if there is one; it is paid at reception (RATE-03). */
function taxLine(
  bookings: readonly LetterBooking[],
  { words, taxSeasons }: { words: LetterWords; taxSeasons: readonly TaxSeason[] },
): string[] {
  const tax = taxOfRooms(taxSeasons, countedBookings(bookings));
  if (tax === null) return [];
  const sum = words.euros(tax.total);
  return [`${words.touristTax}${words.gap}: ${tax.isAtMost ? words.upTo(sum) : sum}`];
}

function fitsAnAddress({ subject, body }: Letter): boolean {
  return encodeURIComponent(subject + body).length <= MOST_ENCODED_SIGNS;
}

/** Check-in and check-out if all rooms share them; otherwise each room's line has its own. */
function dateLines(bookings: readonly LetterBooking[], words: LetterWords): string[] {
  const [stay] = countedBookings(bookings);
  if (stay === undefined || !isOneStay(bookings)) return [];
  const { check_in_date, check_out_date } = stay;
  const nights = nightCount({ checkIn: check_in_date, checkOut: check_out_date });
  return [
    `${words.checkIn}${words.gap}: ${words.day(check_in_date)}`,
    `${words.checkOut}${words.gap}: ${words.day(check_out_date)} (${words.nights(nights)})`,
  ];
}

function isOneStay(bookings: readonly LetterBooking[]): boolean {
  const stays = countedBookings(bookings).map(
    ({ check_in_date, check_out_date }) => `${check_in_date} ${check_out_date}`,
  );
  return new Set(stays).size === 1;
}

function byRoom(bookings: readonly LetterBooking[]): LetterBooking[] {
  const numberOf = ({ rooms }: LetterBooking) => rooms?.room_number ?? '';
  return countedBookings(bookings).toSorted((a, b) => compareRoomNumbers(numberOf(a), numberOf(b)));
}

/** 'Quarto 2, Duplo Maré: 2 hóspedes, 165,00 €'. */
function roomLines(bookings: readonly LetterBooking[], words: LetterWords): string[] {
  const hasOwnDates = !isOneStay(bookings);
  return byRoom(bookings).map((booking) => {
    const { rooms, check_in_date: from, check_out_date: to } = booking;
    const room = words.room(rooms === null ? '' : `${rooms.room_number}, ${rooms.name}`, true);
    const dates = hasOwnDates ? `${words.until(words.day(from), words.day(to))}, ` : '';
    const guests = words.guests(booking.number_of_guests);
    const price = isUnpriced(booking) ? '' : `, ${words.euros(booking.total_price)}`;
    return `${room}${words.gap}: ${dates}${guests}${price}`;
  });
}

/** 'Quartos 1, 2, 3: 14 hóspedes'. */
function shortRoomLines(bookings: readonly LetterBooking[], words: LetterWords): string[] {
  const numbers = byRoom(bookings).flatMap(({ rooms }) => rooms?.room_number ?? []);
  const { guests } = groupSums(bookings);
  return [
    `${words.room(numbers.join(', '), numbers.length === 1)}${words.gap}: ${words.guests(guests)}`,
  ];
}
