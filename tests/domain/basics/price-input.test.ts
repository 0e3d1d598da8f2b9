import { describe, expect, test } from 'vitest';
import { priceProblem, priceText, typedPrice } from '@/domain/basics/price-input';

describe('a typed price', () => {
  test.each([
    ['whole euros', '79', 79],
    ['a comma', '79,5', 79.5],
    ['a point', '79.50', 79.5],
    ['a euro sign after it', ' 79,50 € ', 79.5],
    ['nothing at all for the room', '0', 0],
    ['no price', '', null],
    ['blanks', '   ', null],
    ['words', 'oitenta', null],
    ['a negative price', '-5', null],
    ['half a cent (ADM-ROOM-11, CONST-PRICE-03)', '79,505', null],
    ['an exponent', '1e3', null],
    ['two commas', '1,2,3', null],
    ['thousands set apart by a point, which could be decimals', '1.250', null],
    ['a number only of JavaScript', 'Infinity', null],
  ])('%s', (_name, text, expected) => {
    expect(typedPrice(text)).toBe(expected);
  });

  test.each([
    ['', 'Por favor, insira um preço válido.'],
    ['-1', 'Por favor, insira um preço válido.'],
    ['abc', 'Por favor, insira um preço válido.'],
    ['100000', undefined],
    ['100000,01', 'O preço pode ir até 100 000 €.'],
    ['999999999', 'O preço pode ir até 100 000 €.'],
  ])('%j has the problem %j (ADM-PRICE-05)', (text, problem) => {
    expect(priceProblem(text)).toBe(problem);
  });

  test('is written out with two decimals, and reads back the same', () => {
    expect(priceText(79)).toBe('79,00');
    expect(priceText(0.1)).toBe('0,10');
    expect(typedPrice(priceText(1234.56))).toBe(1234.56);
  });
});
