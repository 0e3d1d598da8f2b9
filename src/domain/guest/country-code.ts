/** Telephones written as in another country, which from Portugal reach nobody (BOOK-STEP4-09). */
import { plainPhone, storedPhone } from './contact-details.ts';
import type { GuestLanguage } from '../language/guest-language.ts';
import { LANGUAGE } from '../language/language.ts';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

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
