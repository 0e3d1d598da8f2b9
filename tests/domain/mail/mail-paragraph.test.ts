import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { formatIban, isIban, plainIban } from '@/domain/payment/iban';
import {
  languagesWithParagraph,
  missingParagraphWords,
  paragraphOf,
  paragraphWords,
} from '@/domain/mail/mail-paragraph';

const texts = [
  { kind: 'confirmed', language: 'de', paragraph: 'Hallo.' },
  { kind: 'confirmed', language: 'pt', paragraph: 'Olá.' },
  { kind: 'arrival', language: 'en', paragraph: 'Hello.' },
];

describe('the paragraphs of the house', () => {
  it('are told in the order of the tabs (MAIL-06)', () => {
    expect(paragraphWords(texts, 'confirmed')).toBe('parágrafo da casa: PT DE');
    expect(paragraphWords(texts, 'cancelled')).toBe('sem parágrafo da casa');
    expect(paragraphOf(texts, { kind: 'arrival', language: 'en' })).toBe('Hello.');
    expect(paragraphOf(texts, { kind: 'arrival', language: 'pt' })).toBe('');
  });

  it('say which languages go without one, unless none or all do (MAIL-06)', () => {
    expect(missingParagraphWords(texts, 'confirmed')).toBe(
      'Em inglês, espanhol e francês sai sem parágrafo: nunca na língua errada.',
    );
    expect(missingParagraphWords(texts, 'cancelled')).toBeNull();
    const all = GUEST_LANGUAGES.map((language) => ({ kind: 'payment', language, paragraph: 'x' }));
    expect(missingParagraphWords(all, 'payment')).toBeNull();
  });

  it('leave no language out and name none twice (MAIL-06)', () => {
    const anyText = record({
      kind: constantFrom('confirmed', 'arrival'),
      language: constantFrom(...GUEST_LANGUAGES),
      paragraph: constantFrom('', 'Olá.'),
    });
    assert(
      property(array(anyText), (some) => {
        const found = languagesWithParagraph(some, 'confirmed');
        expect(found).toEqual(
          GUEST_LANGUAGES.filter(
            (language) => paragraphOf(some, { kind: 'confirmed', language }) !== '',
          ),
        );
      }),
    );
  });
});

describe('isIban', () => {
  const IBAN = 'PT50000201231234567890154';

  it.each([
    IBAN,
    'pt50 0002 0123 1234 5678 9015 4',
    'DE89370400440532013000',
    'GB82-WEST-1234-5698-7654-32',
  ])('takes %s (MAIL-01)', (text) => expect(isIban(text)).toBe(true));

  it.each(['', 'PT50', 'PT51000201231234567890154', '0035 0123', 'PT5000020123123456789015É'])(
    'refuses “%s” (MAIL-01)',
    (text) => expect(isIban(text)).toBe(false),
  );

  it('notices every single wrong digit (MAIL-01)', () => {
    assert(
      property(
        integer({ min: 2, max: IBAN.length - 1 }),
        integer({ min: 1, max: 9 }),
        (place, by) => {
          const digit = (Number(IBAN[place]) + by) % 10;
          expect(isIban(IBAN.slice(0, place) + digit + IBAN.slice(place + 1))).toBe(false);
        },
      ),
    );
  });

  it('is stored without spaces and read with them (MAIL-01)', () => {
    expect(plainIban(' pt50 0002-0123 ')).toBe('PT5000020123');
    expect(formatIban(IBAN)).toBe('PT50 0002 0123 1234 5678 9015 4');
  });
});
