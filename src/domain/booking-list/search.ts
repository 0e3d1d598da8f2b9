/** The search of the bookings screen (ADM-BOOK-02), which also finds telephones and rooms. */
import { cardWith, type BookingCard } from './cards.ts';
import { foldName } from '../basics/fold-name.ts';

export interface SearchableBooking {
  guest_name: string;
  /** Null where reception created the booking without one. */
  guest_email: string | null;
  guest_phone: string | null;
  booking_number: string;
  group_reference: string | null;
  rooms: { room_number: string; name: string } | null;
  booking_groups: { group_name: string } | null;
}

/** The text of a booking that a search looks through. */
interface SearchText {
  /** The folded fields, one per line, so that no word matches across two of them. */
  text: string;
  /** The digits of the telephone. */
  phone: string;
}

/** A card with the search text of each of its found bookings, in the same order. */
export interface SearchEntry<B> {
  card: BookingCard<B>;
  texts: readonly SearchText[];
}

/**
 * Prepares cards for `searchCards`. It folds the texts once, because folding at every key press
 * costs 30 times more.
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
  return { text: foldName(fields.join('\n')), phone: digitsOf(guest_phone ?? '') };
}

/** The room in a search text. The space keeps 'quarto 1 ' from matching room 12. */
const roomLine = (roomNumber: string) => `quarto ${roomNumber} `;

/** Fewer digits would match too many telephones: they search the other fields only. */
const MIN_PHONE_DIGITS = 3;

/** A word that may be a part of a telephone number: '+351', '(0)912', '345-678'. */
const PHONE_WORD = /^[+(]?\d[\d().\-/]*$/;

function digitsOf(words: string): string {
  return words.replace(/\D/g, '').replace(/^00/, '');
}

/** One part of a search; a booking must match all of them. */
interface Term {
  /** All of these must be in the text. */
  words: readonly string[];
  /** Or these digits in the telephone instead; null where they are too few. */
  phone: string | null;
}

/**
 * Parses a search: every word must match, in any order; consecutive words of digits may also match
 * as one telephone number, however it is grouped; 'quarto 7' matches exactly that room.
 */
function searchTerms(search: string): Term[] {
  const words = foldName(search).split(/\s+/).filter(Boolean);
  const terms: Term[] = [];
  let digits: string[] = [];
  const endDigits = () => {
    // A search with the country code also finds a number that was stored without it.
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
 * The cards with a booking that matches the search, ignoring case and accents, narrowed as by
 * `cardWith`; all cards for a blank search.
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

/** Letters that may carry an accent in a name, and every character not usual in an address. */
const UNSURE = /[aceinosuyz]|[^0-9a-z@.-]/g;

/** Signs with a meaning in a pattern or an address, which no folded name needs. */
const NO_NAME = /[^\p{L}\p{M}\p{N}@.' -]/gu;

/** A search for the backend, which cannot match several words at once, and folds the name alone. */
export interface LooseSearch {
  /** An `ilike` pattern for the guest's folded name. Null: do not search it. */
  name: string | null;
  /**
   * An `ilike` pattern for the other text columns, with `_` for any character. Null: do not search them.
   */
  text: string | null;
  /** An `ilike` pattern for the telephone: digits with anything between. Null: do not search it. */
  phone: string | null;
  /** For the rooms: the argument for `roomsFound`. */
  room: string;
}

/**
 * The longest term of a search, as a pattern for each column. The patterns match everything that
 * `searchCards` finds and more; `searchCards` then filters the result.
 */
export function looseSearch(search: string): LooseSearch {
  const terms = searchTerms(search).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const [longest] = terms;
  if (longest === undefined) return { name: '%%', text: '%%', phone: null, room: '' };
  const word = longest.words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const { phone } = longest;
  const isRoom = word.endsWith(' ');
  return {
    name: isRoom ? null : `%${word.replaceAll(NO_NAME, '_')}%`,
    text: isRoom ? null : `%${word.replaceAll(UNSURE, '_')}%`,
    phone: phone === null ? null : `%${phone.split('').join('%')}%`,
    room: word,
  };
}

const lengthOf = ({ words, phone }: Term) =>
  Math.max(phone?.length ?? 0, ...words.map(({ length }) => length));

/** The rooms that match a word: 'quarto 7 ', a part of the number, or a part of the name. */
export function roomsFound<R extends { room_number: string; name: string }>(
  rooms: readonly R[],
  part: string,
): R[] {
  return rooms.filter(({ room_number, name }) =>
    foldName(`${roomLine(room_number)}${name}`).includes(part),
  );
}
