import { expect, it } from 'vitest';
import { shownPictures } from '@/domain/room/shown-pictures';

it.each([
  ['three at most, in their order', ['/a', '/b', '/c', '/d'], ['/a', '/b', '/c']],
  ['each only once', ['/a', '/a', '/b', '/a', '/c'], ['/a', '/b', '/c']],
  ['the tile where there are none', [], [null]],
])('a room shows %s (CONST-BOOK-08)', (_case, images, expected) => {
  expect(shownPictures(images)).toEqual(expected);
});
