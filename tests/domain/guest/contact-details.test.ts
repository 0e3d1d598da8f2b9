import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isEmail,
  isPhone,
  plainEmail,
  plainPhone,
  storedPhone,
} from '@/domain/guest/contact-details';
import { meantEmail } from '@/domain/guest/meant-contact';
import { EMAILS, PHONES } from '../../support/contact-cases';

describe('isEmail (BOOK-STEP4-08, OPEN-07)', () => {
  test.each([
    ['an ordinary one', 'ines.duarte@correio.example', true],
    ['a tag and a subdomain', 'a+b@mail.correio.example', true],
    ['white space around it', '  ines@correio.example ', true],
    ['no domain ending', 'ines@correio', false],
    ['nothing before the @', '@correio.example', false],
    ['nothing after the @', 'ines@', false],
    ['two @', 'ines@casa@correio.example', false],
    ['a space within', 'ines duarte@correio.example', false],
    ['a name beside it', 'Inês <ines@correio.example>', false],
    ['a dot at the very end', 'ines@correio.', false],
    ['blank', '  ', false],
    ['64 characters before the @', `${'a'.repeat(64)}@correio.example`, true],
    ['65 characters before the @', `${'a'.repeat(65)}@correio.example`, false],
    ['254 characters', `ines@${'a.'.repeat(121)}example`, true],
    ['255 characters', `ines@${'a.'.repeat(122)}example`, false],
  ])('%s', (_name, email, expected) => {
    expect(isEmail(email)).toBe(expected);
  });
});

test.each(EMAILS)('%j is sent as %j: %s (BOOK-STEP4-08)', (typed, sent, isAddress) => {
  expect(plainEmail(typed)).toBe(sent);
  expect(isEmail(typed)).toBe(isAddress);
  expect(plainEmail(sent)).toBe(sent);
});

test.each([
  ['Inês <ines@correio.example>', 'ines@correio.example'],
  ['ines@correio.example.', 'ines@correio.example'],
  ['ines..duarte@correio..example', 'ines.duarte@correio.example'],
  ['ines @ correio.example', 'ines@correio.example'],
  ['ines@correio.example', null],
  ['ines@correio', null],
  ['inês@correio.example', null],
  ['a@b.pt,c@d.pt', null],
  [' ', null],
])('offers for %j %j (BOOK-STEP4-08)', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each(PHONES)('%j is stored as %j (BOOK-STEP4-09)', (typed, stored) => {
  expect(storedPhone(typed)).toBe(stored);
  expect(storedPhone(stored ?? typed)).toBe(stored);
});

describe('isPhone (BOOK-STEP4-09, OPEN-07)', () => {
  test.each([
    ['nine digits', '912345678', true],
    ['in groups', '912 345 678', true],
    ['with dashes', '912-345-678', true],
    ['with dots', '282.000.013', true],
    ['an area code in brackets', '(282) 000 013', true],
    ['twelve digits', '351912345678', true],
    ['a plus and a country', '+351 912 345 678', true],
    ['a German mobile, 13 digits', '+49 1512 3456789 0', true],
    ['a Brazilian mobile with brackets and a dash', '+55 (11) 91234-5678', true],
    ['a plus and 8 digits', '+12345678', true],
    ['a plus and 15 digits', '+123456789012345', true],
    ['a plus and 16 digits', '+1234567890123456', false],
    ['a plus and 7 digits', '+1234567', false],
    ['8 digits without a plus', '12345678', false],
    ['13 digits without a plus', '1234567890123', false],
    ['letters', '91234567a', false],
    ['a plus at the end', '912345678+', false],
    ['two plus signs', '++351912345678', false],
    ['two numbers', '912345678, 912345679', false],
    ['no-break spaces, copied from a page', '+351\u00a0912\u00a0345\u00a0678', true],
    ['direction marks, copied from a contact card', '\u202a+351 912 345 678\u202c', true],
    ['more characters than the column holds', `+351${' 9'.repeat(9)}${' - '.repeat(12)}`, false],
    ['blank', ' ', false],
  ])('%s', (_name, phone, expected) => {
    expect(isPhone(phone)).toBe(expected);
  });
});

const PHONE_KEYS = Array.from('+0123456789 ().-/\u00a0');

it('accepts no phone the database would refuse', () => {
  const typed = fc.string({ unit: fc.constantFrom(...PHONE_KEYS), maxLength: 45 });
  fc.assert(
    fc.property(typed, (phone) => {
      const sent = storedPhone(phone) ?? '';
      const isStorable = sent.length >= 3 && sent.length <= 40 && /^\+?[0-9 ().\-/]+$/.test(sent);
      expect(isPhone(phone)).toBe(isStorable && /[0-9]{2}/.test(sent));
      expect(sent === '' ? '' : storedPhone(sent)).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});

describe('storedPhone', () => {
  it.each([
    ['keeps what was typed', '+351 912-345-678', '+351 912-345-678'],
    ['writes 00 as a plus', '00351 912 345 678', '+351 912 345 678'],
    ['writes 00 as a plus, however few digits follow', '0049 30 123456', '+49 30 123456'],
    ['takes a country out of its brackets', '(+351) 912 345 678', '+351 912 345 678'],
    ['takes both at once', ' (00351) 912.345.678 ', '+351 912.345.678'],
    ['leaves out a nought that is not dialled', '+49 (0)30 123456', '+49 30 123456'],
    ['keeps an area code in brackets', '(282) 000 013', '(282) 000 013'],
    ['takes the dots out where they are in the way', '91.234.56.78', '912345678'],
    ['takes the groups out of a number without a plus', '351-91-234-56-78', '351912345678'],
    ['gives nothing for what is none', '2820', null],
    ['gives nothing for a lone 00', '00', null],
  ])('%s', (_name, typed, stored) => {
    expect(storedPhone(typed)).toBe(stored);
  });
});

describe('plainPhone', () => {
  it.each([
    ['keeps what was typed', '+351 912-345-678', '+351 912-345-678'],
    ['trims', '  912345678 ', '912345678'],
    ['makes every space a plain one', '912\u00a0345\u2009678', '912 345 678'],
    ['drops invisible marks', '\u202a912345678\u202c', '912345678'],
  ])('%s', (_name, typed, sent) => {
    expect(plainPhone(typed)).toBe(sent);
  });
});
