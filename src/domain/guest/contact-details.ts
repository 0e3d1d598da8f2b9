/** How an e-mail address and a phone number must look (BOOK-STEP4-08, BOOK-STEP4-09). */

/** The maximum lengths of a guest's columns in the database. */
export const NAME_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;

/**
 * One address in the letters that every mail server takes; the database's `is_plain_address` is the
 * same, and one table of cases holds both.
 */
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/i;

/** Optional +, 3 digits, 3 digits, 3 to 6 digits, with optional separators (BOOK-STEP4-09). */
const HELPER_PHONE_PATTERN = /^\+?\(?\d{3}\)?[-./]?\d{3}[-./]?\d{3,6}$/;

/** What the database stores as a phone number. */
const PHONE_CHARACTERS = /^\+?[\d ().\-/]+$/;

/**
 * A + with 8 to 15 digits: German and Brazilian mobiles do not fit the helper (decisions.md, Step
 * 4).
 */
const INTERNATIONAL_PHONE_PATTERN = /^\+\d{8,15}$/;

/** The domain as mail servers know it: 'bücher.example' is 'xn--bcher-kva.example'. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain) || /[\s/?#@:\\%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An e-mail address as it is sent: without what surely is none of it (blanks around it, 'mailto:',
 * a comma or semicolon behind it), its domain in the letters of mail servers. What is doubtful
 * stays, to be asked about: see `meantEmail`.
 */
export function plainEmail(text: string): string {
  const email = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[\s,;]+$/, '');
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1));
}

/** Whether mail can go to an address, once it is written as by `plainEmail` (BOOK-STEP4-08). */
export function isEmail(text: string): boolean {
  const email = plainEmail(text);
  return email.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(email);
}

/**
 * A phone number as it is sent: ends trimmed, every hyphen, dot and white space a plain one, and
 * none of the invisible direction marks that come along when a number is copied from a page or a
 * contact card.
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[·•∙]/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

/** '00351', '(+351)' and '(00351)' are '+351', and the '(0)' of '+351 (0)' is not dialled. */
function withPlus(phone: string): string {
  return phone
    .replace(/^tel: ?/i, '')
    .replace(/^\( ?(?:\+|00) ?(\d+) ?\)/, '+$1')
    .replace(/^00 ?/, '+')
    .replace(/^\+ /, '+')
    .replace(/^(\+\d+)[ .\-/]*\( ?0 ?\)[ .\-/]*/, '$1 ');
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
