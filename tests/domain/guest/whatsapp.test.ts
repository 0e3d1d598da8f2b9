import { expect, test } from 'vitest';
import { whatsAppDigits } from '@/domain/guest/whatsapp';

test.each([
  ['+351 912 345 678', '351912345678'],
  ['00351 912 345 678', '351912345678'],
  ['+49 (0)151-2345678', '491512345678'],
  // Whose country it is, nobody knows.
  ['912 345 678', null],
  ['0151 23456789', null],
  ['', null],
  [null, null],
])('a chat with %s goes to %s (DESK-15)', (phone, digits) => {
  expect(whatsAppDigits(phone)).toBe(digits);
});
