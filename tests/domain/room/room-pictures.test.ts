import { describe, expect, test } from 'vitest';
import { pictureProblem, withPicture, withPictureMoved } from '@/domain/room/room-pictures';

const ADDRESS =
  'Escreva um endereço http(s), ou um caminho deste site que comece por «/», sem espaços.';
const many = Array.from({ length: 40 }, (_, place) => `/imagens/${place}.svg`);

describe('an address that is to join the pictures', () => {
  test.each([
    ['https', 'https://imagens.example/q.jpg', undefined],
    ['http, in capitals', 'HTTP://imagens.example/q.jpg', undefined],
    ['a path of this site', '/imagens/duplo.svg', undefined],
    ['blanks around it', '  /imagens/duplo.svg  ', undefined],
    ['nothing, which is simply not added', '   ', undefined],
    ['a path without its slash', 'imagens/duplo.svg', ADDRESS],
    ['another site in disguise', '//outro.example/q.jpg', ADDRESS],
    ['another site in a worse disguise', '/\\outro.example/q.jpg', ADDRESS],
    ['a script', 'javascript:alert(1)', ADDRESS],
    ['data', 'data:image/png;base64,AAAA', ADDRESS],
    ['a space inside', '/imagens/o quarto.svg', ADDRESS],
    ['a slash alone', '/', ADDRESS],
    ['one that is there already', ' /a.svg', 'Esta imagem já está na lista.'],
    ['2049 characters', `/${'a'.repeat(2048)}`, 'O endereço pode ter até 2048 caracteres.'],
  ])('%s', (_name, text, problem) => {
    expect(pictureProblem(text, ['/a.svg'])).toBe(problem);
  });

  test('finds no room after the fortieth', () => {
    expect(pictureProblem('/outra.svg', many.slice(1))).toBeUndefined();
    expect(pictureProblem('/outra.svg', many)).toBe('Um quarto pode ter até 40 imagens.');
  });
});

test('a picture is added trimmed at the end, a blank one is not (ADM-ROOM-14)', () => {
  expect(withPicture(['/a.svg'], ' /b.svg ')).toEqual(['/a.svg', '/b.svg']);
  expect(withPicture(['/a.svg'], '  ')).toEqual(['/a.svg']);
});

test.each([
  ['up', 2, -1, ['a', 'c', 'b']],
  ['down', 0, 1, ['b', 'a', 'c']],
  ['up from the top', 0, -1, ['a', 'b', 'c']],
  ['down from the end', 2, 1, ['a', 'b', 'c']],
  ['from nowhere', 7, -1, ['a', 'b', 'c']],
] as const)('a picture moves %s', (_name, place, by, expected) => {
  const pictures = ['a', 'b', 'c'];
  expect(withPictureMoved(pictures, { place, by })).toEqual(expected);
  expect(pictures).toEqual(['a', 'b', 'c']);
});
