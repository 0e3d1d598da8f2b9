import { describe, expect, it } from 'vitest';
import {
  emptiedWords,
  groupedRooms,
  houseDayWords,
  roomDayWords,
  type RoomToday,
} from '@/domain/cleaning/rooms-today';
import { makeRoomToday } from '../../support/cleaning';

const room = makeRoomToday;
const at = (hour: string | null, guests = 2) => ({ at: hour, guests });

describe('the rooms of today', () => {
  it('stand in the order of work: by the hour of who comes, then by number (STAFF-02)', () => {
    const groups = groupedRooms([
      room('13'),
      room('6', { closed: true }),
      room('5', { staying: { night: 2, guests: 2 } }),
      room('9', { arriving: at(null, 3) }),
      room('8', { leaving: true }),
      room('1', { left: true, arriving: at(null, 1) }),
      room('12', { leaving: true, arriving: at('22:40') }),
      room('10', { leaving: true, arriving: at('16:00') }),
      room('2', { left: true, arriving: at('16:00') }),
    ]);
    expect(groups.map(({ title, rooms }) => [title, rooms.map((one) => one.room_number)])).toEqual([
      ['Primeiro: sai e entra hoje', ['2', '10', '12', '1']],
      ['Sai hoje', ['8']],
      ['Entra hoje', ['9']],
      ['Ficam', ['5']],
      ['Livres', ['13']],
      ['Fechados', ['6']],
    ]);
  });

  it.each<[Partial<RoomToday>, string, string | null]>([
    [{ leaving: true, arriving: at('16:00') }, 'Entra às 16:00, 2 pessoas', 'Ainda ocupado'],
    [{ left: true, arriving: at(null, 1) }, 'Entra hoje, 1 pessoa', 'Já vazio'],
    [{ arriving: at('19:30', 4) }, 'Entra às 19:30, 4 pessoas', null],
    [{ leaving: true }, 'Sai hoje, depois livre', 'Ainda ocupado'],
    [{ left: true }, 'Saiu, depois livre', 'Já vazio'],
    [{ staying: { night: 4, guests: 2 } }, '4.ª noite, 2 pessoas', null],
    // Whoever came today is in already.
    [{ left: true, staying: { night: 1, guests: 2 } }, '1.ª noite, 2 pessoas', null],
    [{ closed: true }, 'Fechado esta noite', null],
    [{}, 'Livre', null],
  ])('%j is told as %s (STAFF-02)', (day, words, emptied) => {
    expect(roomDayWords(room('1', day))).toBe(words);
    expect(emptiedWords(room('1', day))).toBe(emptied);
  });

  it.each<[RoomToday[], string]>([
    [[], 'Sem saídas nem chegadas hoje'],
    [[room('1', { leaving: true }), room('2', { left: true })], '2 com saída hoje'],
    [[room('1', { arriving: at(null) })], '1 com chegada hoje'],
    [[room('1', { left: true, arriving: at(null) })], '1 com saída hoje, 1 com chegada'],
  ])('are told in one sentence: %#', (rooms, words) => {
    expect(houseDayWords(rooms)).toBe(words);
  });
});
