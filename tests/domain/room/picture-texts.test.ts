import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { settledPictureTexts, storedPictureTexts } from '@/domain/room/picture-texts';

const IMAGES = ['/a.webp', '/b.webp'];

it('keeps of what pictures show just texts of pictures that the room has (PIC-01)', () => {
  expect(
    settledPictureTexts({ '/a.webp': ' Janela ', '/b.webp': ' ', '/c.webp': 'Terraço' }, IMAGES),
  ).toEqual({ '/a.webp': 'Janela' });
});

it('reads whatever is stored without trusting it (PIC-01)', () => {
  expect(storedPictureTexts({ '/a.webp': 'Janela', '/b.webp': 3 })).toEqual({
    '/a.webp': 'Janela',
  });
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      for (const text of Object.values(storedPictureTexts(stored)))
        expect(typeof text).toBe('string');
    }),
  );
});
