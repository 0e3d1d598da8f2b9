import { describe, expect, it } from 'vitest';
import { houseDayWords, type RoomToday } from '@/domain/cleaning/rooms-today';
import { makeRoomToday as room } from '../../support/cleaning';

const arriving = { at: null, guests: 2 };

describe('the rooms of today', () => {
  it.each<[RoomToday[], string]>([
    [[], 'Sem saídas nem chegadas hoje'],
    [[room('1', { leaving: true }), room('2', { left: true })], '2 com saída hoje'],
    [[room('1', { arriving })], '1 com chegada hoje'],
    [[room('1', { left: true, arriving })], '1 com saída hoje, 1 com chegada'],
  ])('are told in one sentence: %#', (rooms, words) => {
    expect(houseDayWords(rooms)).toBe(words);
  });
});
