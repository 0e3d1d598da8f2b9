import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sibaText } from '@/domain/register/siba-text';

describe('names in the letters of the authority (REG-04)', () => {
  test.each([
    ['Conceição', 'CONCEIÇÃO'],
    ['Müller-Weiß', 'MULLER-WEISS'],
    ['GROẞ', 'GROSS'],
    ['Muñoz Ibáñez', 'MUNOZ IBÁNEZ'],
    ['Łukasz Żółć', 'LUKASZ ZÓLC'],
    ['Ðorđe Þór', 'DORDE THÓR'],
    ['Søren Kjær', 'SOREN KJAER'],
    ['Cœur d’Alène', "COEUR D'ALENE"],
    ['Åse Öztürk', 'ASE OZTURK'],
    ['İbrahim Işık', 'IBRAHIM ISIK'],
    ['Nguyễn Thị Ánh', 'NGUYEN THI ÁNH'],
    ['Ștefănescu', 'STEFANESCU'],
    ['O‘Neill', "O'NEILL"],
    ['Anna–Maria', 'ANNA-MARIA'],
    ['  J.  R., Jr. ', 'J R JR'],
    ['Inês\u200b', 'INÊS'],
    ['Ine\u0302s', 'INÊS'],
  ])('%s is %s', (given, text) => {
    expect(sibaText(given, 40)).toEqual({ text, unwritable: [] });
  });

  test.each([
    ['Иван Petrov', 'PETROV', ['И', 'В', 'А', 'Н']],
    ['Ανδρέας', '', ['Α', 'Ν', 'Δ', 'Ρ', 'Έ', 'Σ']],
    ['山田 Taro', 'TARO', ['山', '田']],
    ['R2D2', 'RD', ['2']],
  ])('%s has letters that cannot be written', (given, text, unwritable) => {
    expect(sibaText(given, 40)).toEqual({ text, unwritable });
  });

  it('keeps figures in a place and in no name', () => {
    expect(sibaText('Paris 15', 30, 'place')).toEqual({ text: 'PARIS 15', unwritable: [] });
    expect(sibaText('Paris 15', 30).unwritable).toEqual(['1', '5']);
  });

  test.each([
    ['Maria da Conceição', 40, 'MARIA DA CONCEIÇÃO'],
    ['Maria da Conceição', 18, 'MARIA DA CONCEIÇÃO'],
    ['Maria da Conceição', 17, 'MARIA DA'],
    ['Maria da Conceição', 8, 'MARIA DA'],
    ['Maria da Conceição', 7, 'MARIA'],
    ['Wolfeschlegelsteinhausen', 10, 'WOLFESCHLE'],
    ['Wolfeschlegelsteinhausen Bergerdorff', 10, 'WOLFESCHLE'],
  ])('%s in %d characters is %s', (given, longest, text) => {
    expect(sibaText(given, longest).text).toBe(text);
  });

  it('gives nothing but those letters, however long and odd the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.integer({ min: 1, max: 40 }),
        (given, longest) => {
          const { text } = sibaText(given, longest);
          expect(text).toMatch(
            /^(?:[A-ZÇÃÁÀÉÊÍÕÔÓÚ'-](?:[A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]*[A-ZÇÃÁÀÉÊÍÕÔÓÚ'-])?)?$/,
          );
          expect(text.length).toBeLessThanOrEqual(longest);
          expect(sibaText(text, longest)).toEqual({ text, unwritable: [] });
        },
      ),
      { numRuns: 500 },
    );
  });
});
