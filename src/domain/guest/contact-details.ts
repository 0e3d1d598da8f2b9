/** How an e-mail address and a phone number must look (BOOK-STEP4-08, BOOK-STEP4-09). */

/** The maximum lengths of a guest's columns in the database. */
export const NAME_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;

const EMAIL_PATTERN = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Optional +, 3 digits, 3 digits, 3 to 6 digits, with optional separators (BOOK-STEP4-09). */
const HELPER_PHONE_PATTERN = /^\+?\(?\d{3}\)?[-./]?\d{3}[-./]?\d{3,6}$/;

/** What the database stores as a phone number. */
const PHONE_CHARACTERS = /^\+?[\d ().\-/]+$/;

/**
 * A + with 8 to 15 digits: German and Brazilian mobiles do not fit the helper (decisions.md, Step
 * 4).
 */
const INTERNATIONAL_PHONE_PATTERN = /^\+\d{8,15}$/;

/** Whether an e-mail address is something@something.tld; spaces around it are allowed. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(email);
}

/**
 * A phone number as it is sent: ends trimmed, every white space a plain space, and none of the
 * invisible direction marks that come along when a number is copied from a page or a contact card.
 */
export function plainPhone(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** '00351', '(+351)' and '(00351)' are '+351', and the '(0)' of '+351 (0)' is not dialled. */
function withPlus(phone: string): string {
  return phone
    .replace(/^\( ?(?:\+|00) ?(\d+) ?\)/, '+$1')
    .replace(/^00 ?/, '+')
    .replace(/^(\+\d+) ?\(0\)/, '$1');
}

/**
 * A phone number as it is stored: as typed, if that matches the helper pattern (BOOK-STEP4-09) or
 * is a + with 8 to 15 digits, ignoring separators; otherwise without its separators, if that
 * matches. Null if it is no phone number (decisions.md, Booking form: Step 4).
 */
export function storedPhone(text: string): string | null {
  const phone = withPlus(plainPhone(text));
  if (phone.length > PHONE_MAX_LENGTH || !PHONE_CHARACTERS.test(phone)) return null;
  const digitsOnly = phone.replace(/[-./() ]/g, '');
  const isAsTyped =
    HELPER_PHONE_PATTERN.test(phone.replaceAll(' ', '')) ||
    INTERNATIONAL_PHONE_PATTERN.test(digitsOnly);
  if (isAsTyped) return phone;
  return HELPER_PHONE_PATTERN.test(digitsOnly) ? digitsOnly : null;
}

/** Whether a text is a phone number that can be stored: see `storedPhone`. */
export function isPhone(text: string): boolean {
  return storedPhone(text) !== null;
}
