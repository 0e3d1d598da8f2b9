/** Telephones written as in another country, which from Portugal reach nobody (BOOK-STEP4-09). */
import { plainPhone, storedPhone } from './contact-details.ts';
import type { GuestLanguage } from '../language/guest-language.ts';
import { LANGUAGE } from '../language/language.ts';

/** How a country writes its numbers at home: the digits, of which a leading 0 is not dialled. */
interface Numbering {
  code: string;
  digits: RegExp;
}

const PORTUGAL: Numbering = { code: '351', digits: /^[29]\d{8}$/ };

/** Where speakers of a language mostly telephone, the likeliest first. */
const NUMBERINGS: Readonly<Record<Exclude<GuestLanguage, 'pt'>, readonly Numbering[]>> = {
  en: [
    { code: '44', digits: /^0[1-37]\d{8,9}$/ },
    { code: '353', digits: /^08\d{8}$/ },
    { code: '1', digits: /^[2-9]\d{2}[2-9]\d{6}$/ },
  ],
  es: [{ code: '34', digits: /^[6-9]\d{8}$/ }],
  fr: [
    { code: '33', digits: /^0[1-79]\d{8}$/ },
    { code: '32', digits: /^04[5-9]\d{7}$/ },
    { code: '41', digits: /^07[5-9]\d{7}$/ },
  ],
  de: [
    { code: '49', digits: /^0(?:1[5-7]\d{8,9}|[2-9]\d{6,10})$/ },
    { code: '43', digits: /^06[5-9]\d{7,10}$/ },
    { code: '41', digits: /^07[5-9]\d{7}$/ },
  ],
};

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Whether a telephone begins with the code of its country. */
function hasCountryCode(phone: string): boolean {
  return (storedPhone(phone) ?? plainPhone(phone)).startsWith('+');
}

/**
 * Whether a telephone lacks the code of its country: it has none, and either whoever wrote it does
 * not speak Portuguese or it begins with the 0 that no Portuguese number has.
 *
 * @param phone as typed or as stored; a blank one lacks nothing
 */
export function lacksCountryCode(phone: string, language: GuestLanguage): boolean {
  const digits = digitsOf(phone);
  if (digits === '' || hasCountryCode(phone)) return false;
  return language !== 'pt' || digits.startsWith('0');
}

/**
 * Whether a form asks for the code of the country: a telephone without one, on a site in another
 * language than Portuguese. On the Portuguese one the stated pattern decides.
 */
export function isCodeMissing(phone: string, language: GuestLanguage = LANGUAGE): boolean {
  return language !== 'pt' && digitsOf(phone).length >= 6 && lacksCountryCode(phone, language);
}

/**
 * A telephone without the code of its country, completed in the ways that fit how countries of that
 * language write it, and as Portuguese where it could be: '06 12 34 56 78' is '+33 6 12 34 56 78'.
 */
export function completedPhones(phone: string, language: GuestLanguage): string[] {
  if (!lacksCountryCode(phone, language)) return [];
  const national = plainPhone(phone).replace(/[()]/g, '').trim();
  const digits = digitsOf(national);
  const spoken = language === 'pt' ? Object.values(NUMBERINGS).flat() : NUMBERINGS[language];
  const found = [...spoken, PORTUGAL].filter((country) => country.digits.test(digits));
  const codes = new Set(found.map(({ code }) => code));
  return Array.from(codes, (code) => storedPhone(`+${code} ${national.replace(/^0/, '')}`)).filter(
    (completed) => completed !== null,
  );
}
