import { expect, test } from 'vitest';
import { roomTileIndex } from '@/domain/room/room-tile';

test.each([
  ['the first room', '1', 0],
  ['the last room', '13', 12],
  ['round again', '14', 0],
  ['and again', '27', 0],
  ['a room of an upper floor', '101', 9],
  ['a letter before the number', 'B2', 1],
  ['no digits', 'Suite', 0],
  ['number nought', '0', 12],
])('%s: %s has tile %i', (_name, roomNumber, expected) => {
  expect(roomTileIndex(roomNumber)).toBe(expected);
});
