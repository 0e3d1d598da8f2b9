import { storedPhone } from './contact-details.ts';

/** As many digits as a number with its country code has (E.164). */
const WHOLE_NUMBER = /^\+\d{8,15}$/;

/**
 * The digits of a telephone for `wa.me`, which knows no country of its own; null for a number that
 * does not begin with the country's code.
 */
export function whatsAppDigits(phone: string | null): string | null {
  const dialled = storedPhone(phone ?? '')?.replace(/[^+\d]/g, '') ?? '';
  return WHOLE_NUMBER.test(dialled) ? dialled.slice(1) : null;
}
