import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { mendedHalves } from '@/domain/basics/half-letters';

it.each([
  ['Ana \uD83D', 'Ana \uFFFD'],
  ['\uDE00 Ana', '\uFFFD Ana'],
  ['\uDE00\uD83D', '\uFFFD\uFFFD'],
  ['😀 \\ud83d "Ana"\n', '😀 \\ud83d "Ana"\n'],
  ['\\\uD83D', '\\\uFFFD'],
])('%j is sent as %j (DATA-BOOK-03)', (typed, sent) => {
  expect(JSON.parse(mendedHalves(JSON.stringify({ typed })))).toEqual({ typed: sent });
});

it('leaves no half, and all else as it was', () => {
  assert(
    property(string({ unit: 'binary' }), (typed) => {
      const json = JSON.stringify([typed]);
      const sent = mendedHalves(json);
      expect(JSON.parse(sent)).toEqual([Buffer.from(typed, 'utf8').toString('utf8')]);
    }),
  );
});
