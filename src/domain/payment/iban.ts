/** The account to which guests pay by transfer (MAIL-01). */

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;
const GROUP_LENGTH = 4;
const FIRST_LETTER = 'A'.charCodeAt(0);
/** In the check sum A counts 10, B 11 and so on. */
const VALUE_OF_A = 10;
const CHECK_MODULUS = 97;

/** An IBAN as it is stored: capitals, and no spaces or dashes between its groups. */
export function plainIban(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a text is an IBAN with correct check digits (ISO 13616); spaces between groups are
 * allowed.
 */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!SHAPE.test(iban)) return false;
  const turned = iban.slice(GROUP_LENGTH) + iban.slice(0, GROUP_LENGTH);
  let rest = 0;
  for (const sign of turned) {
    const value = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - FIRST_LETTER + VALUE_OF_A);
    rest = Number(`${rest}${value}`) % CHECK_MODULUS;
  }
  return rest === 1;
}

/** 'PT50 0002 0123 1234 5678 9015 4': an IBAN in groups of four. */
export function formatIban(iban: string): string {
  return plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
