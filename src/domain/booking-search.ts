/** The search of the bookings screen (ADM-BOOK-02), and beyond what is stated: telephone and room. */
import { cardWith, type BookingCard } from './booking-cards';
import { foldText } from './fold-text';

export interface SearchableBooking {
  guest_name: string;
  /** Null where reception wrote the booking down without one. */
  guest_email: string | null;
  guest_phone: string | null;
  booking_number: string;
  group_reference: string | null;
  rooms: { room_number: string; name: string } | null;
  booking_groups: { group_name: string } | null;
}

/** What of a booking may be found. */
interface SearchText {
  /** The folded fields, a line each, so that nothing is found across two of them. */
  text: string;
  /** The digits of the telephone. */
  phone: string;
}

/** A card with the text of each booking that may be found on it, in their order. */
export interface SearchEntry<B> {
  card: BookingCard<B>;
  texts: readonly SearchText[];
}

/**
 * Cards made ready for `searchCards`. The texts are folded once: folding at every key press costs 30
 * times more.
 */
export function searchEntries<B extends SearchableBooking>(
  cards: readonly BookingCard<B>[],
): SearchEntry<B>[] {
  return cards.map((card) => ({ card, texts: card.found.map(searchText) }));
}

function searchText(booking: SearchableBooking): SearchText {
  const { guest_name, guest_email, guest_phone, booking_number, group_reference, rooms } = booking;
  const room = rooms === null ? '' : `${roomLine(rooms.room_number)}${rooms.name}`;
  const group = `${group_reference ?? ''}\n${booking.booking_groups?.group_name ?? ''}`;
  const fields = [guest_name, guest_email ?? '', booking_number, group, room];
  return { text: foldText(fields.join('\n')), phone: digitsOf(guest_phone ?? '') };
}

/** How the room stands in the text: 'quarto 1 ' is not found in the line of room 12. */
const roomLine = (roomNumber: string) => `quarto ${roomNumber} `;

/** So few digits are in every second telephone: they look for a room or a number instead. */
const MIN_PHONE_DIGITS = 3;

/** A word that may be a part of a telephone number: '+351', '(0)912', '345-678'. */
const PHONE_WORD = /^[+(]?\d[\d().\-/]*$/;

function digitsOf(words: string): string {
  return words.replace(/\D/g, '').replace(/^00/, '');
}

/** One thing that is looked for; all of them must be found. */
interface Term {
  /** Each stands in the text. */
  words: readonly string[];
  /** Or, instead of the words, these digits in the telephone; null where they are too few. */
  phone: string | null;
}

/**
 * What a search asks for: every word, in any order; words of digits that follow each other also as
 * one telephone number, however either is grouped; 'quarto 7' as that room and no other.
 */
function searchTerms(search: string): Term[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const terms: Term[] = [];
  let digits: string[] = [];
  const endDigits = () => {
    // Whoever types the country's code finds a number that was left without it, too.
    const phone = digitsOf(digits.join('')).replace(/^351(?=\d{9}$)/, '');
    if (digits.length > 0) {
      terms.push({ words: digits, phone: phone.length < MIN_PHONE_DIGITS ? null : phone });
    }
    digits = [];
  };
  for (const [place, word] of words.entries()) {
    const isRoom = words[place - 1] === 'quarto' && /^\d{1,3}$/.test(word);
    if (PHONE_WORD.test(word) && !isRoom) {
      digits.push(word);
      continue;
    }
    endDigits();
    terms.push({ words: [isRoom ? roomLine(word) : word], phone: null });
  }
  endDigits();
  return terms;
}

const isFoundIn = ({ text, phone }: SearchText, terms: readonly Term[]) =>
  terms.every(
    (term) =>
      (term.phone !== null && phone.includes(term.phone)) ||
      term.words.every((word) => text.includes(word)),
  );

/**
 * The cards with a booking that has all that is looked for, whatever case or accents, parted as by
 * `cardWith`; all for a blank.
 */
export function searchCards<B>(
  entries: readonly SearchEntry<B>[],
  search: string,
): BookingCard<B>[] {
  const terms = searchTerms(search);
  const found: BookingCard<B>[] = [];
  for (const { card, texts } of entries) {
    const shown = cardWith(card, (_booking, place) => {
      const text = texts[place];
      return text !== undefined && isFoundIn(text, terms);
    });
    if (shown !== null) found.push(shown);
  }
  return found;
}

/** Letters that often carry an accent in a name, and every sign that is none of an address. */
const UNSURE = /[aceinosuyz]|[^0-9a-z@.-]/g;

/** What to ask a backend for that knows neither folding nor several words at once. */
export interface LooseSearch {
  /** For the columns of text: a pattern of `ilike`, with `_` for any one sign. Null: not in text. */
  text: string | null;
  /** For the telephone: its digits with anything between them. Null: no telephone. */
  phone: string | null;
  /** For the rooms: what `roomsFound` takes. */
  room: string;
}

/**
 * The longest of what is looked for, as patterns for one column each: they find what `searchCards`
 * finds, and more, which `searchCards` then sorts out.
 */
export function looseSearch(search: string): LooseSearch {
  const terms = searchTerms(search).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const [longest] = terms;
  if (longest === undefined) return { text: '%%', phone: null, room: '' };
  const word = longest.words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const { phone } = longest;
  return {
    text: word.endsWith(' ') ? null : `%${word.replaceAll(UNSURE, '_')}%`,
    phone: phone === null ? null : `%${phone.split('').join('%')}%`,
    room: word,
  };
}

const lengthOf = ({ words, phone }: Term) =>
  Math.max(phone?.length ?? 0, ...words.map(({ length }) => length));

/** The rooms that a part of a search names: by 'quarto 7', by a part of the number, or of the name. */
export function roomsFound<R extends { room_number: string; name: string }>(
  rooms: readonly R[],
  part: string,
): R[] {
  return rooms.filter(({ room_number, name }) =>
    foldText(`${roomLine(room_number)}${name}`).includes(part),
  );
}
