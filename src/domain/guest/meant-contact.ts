/** What may have been meant by an address or a telephone that reaches nobody. */
import { isEmail, plainEmail, plainPhone, storedPhone } from './contact-details.ts';
import { lacksCountryCode } from './country-code.ts';
import type { GuestLanguage } from '../language/guest-language.ts';

/**
 * The address that was probably meant by one to which no mail can go: 'Ana <ana@b.pt>',
 * 'ana@b..pt', 'ana@b.pt.'. Null where there is nothing to offer.
 */
export function meantEmail(text: string): string | null {
  if (text.trim() === '' || isEmail(text)) return null;
  const inBrackets = /<([^<>]*)>/.exec(text)?.[1] ?? text;
  const meant = plainEmail(inBrackets.replace(/\s+/g, ''))
    .replace(/\.{2,}/g, '.')
    .replace(/\.(?=@|$)|^\./g, '')
    .replace('@.', '@');
  return isEmail(meant) ? meant : null;
}

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

/**
 * A telephone without the code of its country, completed in the ways that fit how countries of that
 * language write it, and as Portuguese where it could be: '06 12 34 56 78' is '+33 6 12 34 56 78'.
 */
export function completedPhones(phone: string, language: GuestLanguage): string[] {
  if (!lacksCountryCode(phone, language)) return [];
  const national = plainPhone(phone).replace(/[()]/g, '').trim();
  const digits = national.replace(/\D/g, '');
  const spoken = language === 'pt' ? Object.values(NUMBERINGS).flat() : NUMBERINGS[language];
  const found = [...spoken, PORTUGAL].filter((country) => country.digits.test(digits));
  const codes = new Set(found.map(({ code }) => code));
  return Array.from(codes, (code) => storedPhone(`+${code} ${national.replace(/^0/, '')}`)).filter(
    (completed) => completed !== null,
  );
}
