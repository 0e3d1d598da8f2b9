import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isUploadedPicture, pictureWidths } from '@/domain/room/picture-sizes';
import {
  fileProblem,
  pictureAddress,
  pictureName,
  shrinkWords,
  uploadWords,
} from '@/domain/room/picture-upload';

const HASH = 'ab'.repeat(32);

describe('the sizes made of a picture (PIC-01)', () => {
  test.each([
    [640, [640]],
    [641, [640, 641]],
    [1280, [640, 1280]],
    [1500, [640, 1280, 1500]],
    [1920, [640, 1280, 1920]],
    [4032, [640, 1280, 1920]],
  ])('of one %i px wide are %j', (width, expected) => {
    expect(pictureWidths(width)).toEqual(expected);
  });

  it('rise, are never larger than the picture, and end with all that the site shows of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 640, max: 20_000 }), (width) => {
        const widths = pictureWidths(width);
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
        expect(widths.at(-1)).toBe(Math.min(width, 1920));
        expect(widths[0]).toBe(640);
      }),
    );
  });
});

test('a picture is named by its content and width, and its address by who keeps it (PIC-02)', () => {
  expect(pictureName({ hash: HASH, width: 1280, type: 'image/jpeg' })).toBe(`${HASH}/1280.jpg`);
  const name = pictureName({ hash: HASH, width: 1920, type: 'image/webp' });
  expect(name).toBe(`${HASH}/1920.webp`);
  const origin = 'http://127.0.0.1:5173';
  const own = pictureAddress(name, { backendUrl: origin, origin });
  expect(own).toBe(`/storage/v1/object/public/rooms/${name}`);
  const hosted = pictureAddress(name, { backendUrl: 'https://p.example', origin });
  expect(hosted).toBe(`https://p.example/storage/v1/object/public/rooms/${name}`);
  expect([own, hosted].every(isUploadedPicture)).toBe(true);
  expect(isUploadedPicture('/imagens/familia.svg')).toBe(false);
});

describe('a file', () => {
  const photo = { name: 'patio.jpg', type: 'image/jpeg', size: 3_000_000 };
  const NO_PHOTO = 'Não é uma fotografia: aceitamos JPEG, PNG e WebP.';

  test.each([
    ['a JPEG', {}, 0, undefined],
    ['a HEIC, which some browsers read', { name: 'a.heic', type: 'image/heic' }, 0, undefined],
    ['a photograph without a type', { name: 'A.HEIC', type: '' }, 0, undefined],
    ['something without a type', { name: 'planta', type: '' }, 0, NO_PHOTO],
    ['a drawing', { name: 'planta.svg', type: 'image/svg+xml' }, 0, NO_PHOTO],
    ['a film in disguise', { name: 'a.jpg', type: 'video/mp4' }, 0, NO_PHOTO],
    ['nothing', { size: 0 }, 0, 'O ficheiro está vazio.'],
    ['20 MB', { size: 20_000_000 }, 0, undefined],
    ['more', { size: 20_000_001 }, 0, 'Tem 21 MB: o máximo são 20 MB.'],
    ['the twelfth', {}, 11, undefined],
    ['the thirteenth', {}, 12, 'Já há 12 imagens, que é o máximo.'],
  ])('%s', (_name, file, count, problem) => {
    expect(fileProblem({ ...photo, ...file }, { count })).toBe(problem);
  });

  test.each([
    [{ kind: 'too-small', width: 500 }, 'patio.jpg', 'Tem 500 px de largura: o mínimo são 640 px.'],
    [{ kind: 'too-heavy' }, 'patio.jpg', 'Não se consegue reduzir a menos de 400 kB.'],
    [{ kind: 'unreadable' }, 'patio.jpg', 'Não se consegue abrir: o ficheiro está estragado.'],
    [
      { kind: 'unreadable' },
      'IMG_1.HEIC',
      'HEIC só no Safari: guarde-a como JPEG e escolha-a de novo.',
    ],
  ] as const)('%j of %s', (problem, name, words) => {
    expect(shrinkWords(problem, { name, type: '' })).toBe(words);
  });
});

test('what became of a picture that was not kept is said in words', () => {
  expect(uploadWords('line', { percent: 40 })).toBe(
    'A ligação caiu aos 40 %. O resto do formulário está guardado.',
  );
  expect(uploadWords('disk-full', { percent: 40 })).toBe(
    'O disco da casa está cheio: nada foi guardado. Fale com quem trata do servidor.',
  );
});
