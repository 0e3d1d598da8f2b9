import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSizes, pictureSource } from '@/domain/room/picture-sizes';

const hosts = fc.constantFrom('', 'https://casa.supabase.co', 'http://127.0.0.1:5300');
const folders = fc.stringMatching(/^[\da-f]{64}$/);
const widths = fc.oneof(
  fc.integer({ min: 1, max: 1920 }),
  fc.constantFrom(639, 640, 641, 1279, 1280, 1281, 1919, 1920),
);
const types = fc.constantFrom('webp', 'jpg');
const BUCKET = '/storage/v1/object/public/rooms';
const FOLDER = `${BUCKET}/${'0a'.repeat(32)}`;

/** What a browser makes of a `srcset`. */
const candidates = (srcSet: string | undefined) =>
  (srcSet ?? '').split(', ').map((candidate) => candidate.split(' '));

describe('pictureSizes', () => {
  it('names the standard widths below the largest, and the largest as it is', () => {
    expect(pictureSizes(`${FOLDER}/1500.webp`)).toBe(
      `${FOLDER}/640.webp 640w, ${FOLDER}/1280.webp 1280w, ${FOLDER}/1500.webp 1500w`,
    );
    expect(pictureSizes(`https://casa.supabase.co${FOLDER}/500.jpg`)).toBe(
      `https://casa.supabase.co${FOLDER}/500.jpg 500w`,
    );
  });

  it('of any picture each candidate is as wide as it says, from narrow to its own address, beside it', () => {
    fc.assert(
      fc.property(hosts, folders, widths, types, (host, folder, width, type) => {
        const address = `${host}${BUCKET}/${folder}/${width}.${type}`;
        const found = candidates(pictureSizes(address));
        const named = found.map(([, descriptor]) => Number.parseInt(descriptor ?? '', 10));
        expect(named).toEqual([640, 1280, 1920].filter((each) => each < width).concat(width));
        expect(found.map(([file]) => file)).toEqual(
          named.map((each) => address.replace(`/${width}.`, `/${each}.`)),
        );
        expect(found.at(-1)?.[0]).toBe(address);
      }),
    );
  });

  it.each([
    '/imagens/duplo.svg',
    'https://fotos.example/640.webp',
    `${FOLDER}/640.svg`,
    `${FOLDER}/1921.webp`,
    `${FOLDER}/0.webp`,
    `${FOLDER}/0640.webp`,
    `${FOLDER}/640.webp?v=2`,
    `${FOLDER}/`,
    `${BUCKET}/${'0A'.repeat(32)}/640.webp`,
    `${BUCKET}/${'0a'.repeat(31)}/640.webp`,
    `https://outra.example/?de=${FOLDER}/640.webp`,
    `//outra.example${FOLDER}/640.webp`,
    '',
  ])('knows no other size of %s', (address) => {
    expect(pictureSizes(address)).toBeUndefined();
  });

  it('knows none where any sign of the way to the bucket is missing', () => {
    const address = `${FOLDER}/640.webp`;
    const places = fc.integer({ min: 0, max: FOLDER.length });
    fc.assert(
      fc.property(places, (place) => {
        expect(pictureSizes(address.slice(0, place) + address.slice(place + 1))).toBeUndefined();
      }),
    );
  });
});

it('tells of a stated address nothing but itself', () => {
  expect(pictureSource('/imagens/duplo.svg', '5rem')).toEqual({ src: '/imagens/duplo.svg' });
});
