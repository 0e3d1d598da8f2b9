import { expect, test } from 'vitest';
import { isCodeMissing, lacksCountryCode } from '@/domain/guest/country-code';
import { completedPhones } from '@/domain/guest/meant-contact';
import type { GuestLanguage } from '@/domain/language/guest-language';

test.each<[GuestLanguage, string, string[]]>([
  ['fr', '06 12 34 56 78', ['+33 6 12 34 56 78']],
  ['fr', '06.12.34.56.78', ['+33 6.12.34.56.78']],
  ['fr', '0470 12 34 56', ['+33 470 12 34 56', '+32 470 12 34 56']],
  ['es', '612 34 56 78', ['+34 612 34 56 78']],
  ['es', '912 345 678', ['+34 912 345 678', '+351 912 345 678']],
  ['en', '07700 900123', ['+44 7700 900123']],
  ['en', '(07700) 900123', ['+44 7700 900123']],
  ['en', '212-555-0123', ['+1 212-555-0123']],
  ['en', '912 345 678', ['+351 912 345 678']],
  ['de', '0170 1234567', ['+49 170 1234567']],
  ['de', '079 123 45 67', ['+49 79 123 45 67', '+41 79 123 45 67']],
  ['de', '+49 170 1234567', []],
  ['fr', '0033 6 12 34 56 78', []],
  ['fr', '12345', []],
  ['fr', '', []],
  ['pt', '912 345 678', []],
])('%s: %j may be %j (BOOK-STEP4-09)', (language, phone, completed) => {
  expect(completedPhones(phone, language)).toEqual(completed);
});

test.each<[GuestLanguage, string, boolean]>([
  ['fr', '06 12 34 56 78', true],
  ['es', '612 34 56 78', true],
  ['en', '+44 7700 900123', false],
  ['de', '0049 (0)170 1234567', false],
  ['pt', '912 345 678', false],
  ['pt', '06 12 34 56 78', true],
  ['en', '', false],
])('%s: whether %j lacks its country is %j (BOOK-STEP4-09)', (language, phone, isMissing) => {
  expect(lacksCountryCode(phone, language)).toBe(isMissing);
});

test('the Portuguese form takes what the stated pattern takes (BOOK-STEP4-09)', () => {
  expect(isCodeMissing('06 12 34 56 78', 'pt')).toBe(false);
  expect(isCodeMissing('06 12 34 56 78', 'fr')).toBe(true);
});
