import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookingCards, cardWith } from '@/domain/booking-list/cards';
import { looseSearch, roomsFound, searchCards, searchEntries } from '@/domain/booking-list/search';

describe('searchCards (ADM-BOOK-02)', () => {
  const ines = {
    id: 'ines',
    status: 'pending',
    check_in_date: '2026-11-10',
    check_out_date: '2026-11-12',
    number_of_guests: 2,
    total_price: 84,
    guest_name: 'Inês Duarte',
    guest_email: 'ines.duarte@correio.example',
    guest_phone: '+351 912 345 678',
    rooms: { room_number: '1', name: 'Individual Lua' },
    booking_groups: null as { group_name: string } | null,
    booking_number: 'R26-7K3F9Q',
    group_reference: null,
  };
  const vela = {
    ...ines,
    id: 'vela',
    guest_name: 'Clube de Vela da Foz',
    guest_email: 'vela@foz.example',
    guest_phone: '0044 (0)20 7946-0958',
    rooms: { room_number: '12', name: 'Dormitório Rede' },
    booking_groups: { group_name: 'Regata de Outono' },
    booking_number: 'R26-C6RN2J',
    group_reference: 'GRP26-8KQ2M7XA',
  };
  const secondOfVela = { ...vela, id: 'vela-2', booking_number: 'R26-X2' };
  const cards = bookingCards<typeof ines | typeof vela>([ines, vela]);
  const found = (search: string) =>
    searchCards(searchEntries(cards), search).map(({ bookings: [first] }) => first.booking_number);

  test.each([
    ['a name without its accent', 'ines', ['R26-7K3F9Q']],
    ['a name with a combining accent', 'Ine\u0302s', ['R26-7K3F9Q']],
    ['a name in capitals', 'DUARTE', ['R26-7K3F9Q']],
    ['an e-mail', 'VELA@foz', ['R26-C6RN2J']],
    ['a booking number in small letters', 'r26-c6', ['R26-C6RN2J']],
    ['a group reference', 'grp26-8kq', ['R26-C6RN2J']],
    ['white space around', '  vela ', ['R26-C6RN2J']],
    ['what both have', 'R26', ['R26-7K3F9Q', 'R26-C6RN2J']],
    ['nothing', ' ', ['R26-7K3F9Q', 'R26-C6RN2J']],
    ['words in any order, of several fields', 'duarte lua INES', ['R26-7K3F9Q']],
    ['words of which one is missing', 'duarte rede', []],
    ['a telephone as it stands', '+351 912 345 678', ['R26-7K3F9Q']],
    ['a telephone without gaps', '351912345678', ['R26-7K3F9Q']],
    ['a part of it, grouped otherwise', '91 23-45', ['R26-7K3F9Q']],
    ['a telephone and a name', '345678 duarte', ['R26-7K3F9Q']],
    ['a telephone with two noughts', '00351912345678', ['R26-7K3F9Q']],
    ['groups of a telephone in another order', '678 345', []],
    ['a telephone with brackets', '(0)20 7946', ['R26-C6RN2J']],
    ['the number of a room, and no longer one', 'quarto 1', ['R26-7K3F9Q']],
    ['a room of two figures', 'Quarto 12', ['R26-C6RN2J']],
    ['a room that has neither', 'quarto 2', []],
    ['a bare number of a room', '12', ['R26-C6RN2J']],
    ['the name of a room', 'dormitorio', ['R26-C6RN2J']],
    ['the name of a group', 'outono', ['R26-C6RN2J']],
    ['the end of one field and the start of the next', 'duarteines', []],
    ['the word null', 'null', []],
    ['signs with a meaning elsewhere', '.*%(', []],
  ])('%s', (_name, search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('gives back the very card all of which it finds, and else the part that it finds', () => {
    const [group] = bookingCards([vela, secondOfVela]);
    const entries = searchEntries(group === undefined ? [] : [group]);
    expect(searchCards(entries, 'vela')[0]).toBe(group);
    expect(searchCards(entries, 'r26-x2')).toEqual([{ ...group, found: [secondOfVela] }]);
  });

  it('does not bring back what a filter has sorted out', () => {
    const filtered = bookingCards([vela, secondOfVela]).flatMap(
      (card) => cardWith(card, (booking) => booking === secondOfVela) ?? [],
    );
    const entries = searchEntries(filtered);
    expect(searchCards(entries, 'vela')[0]).toBe(filtered[0]);
    expect(searchCards(entries, 'c6rn2j')).toEqual([]);
  });
});

describe('looseSearch', () => {
  test.each([
    ['a name', 'Inês', '%____%', null],
    ['a booking number', 'R26-7K3F9Q', '%r26-7k3f9q%', null],
    ['an e-mail', 'm.brandt@foz.pt', '%m.br__dt@f__.pt%', null],
    ['signs with a meaning in a pattern', '50%_*\\', '%50____%', null],
    ['the longest of several words', 'vela da clube', '%_l_b_%', null],
    ['a telephone', '912 345', '%912%', '%9%1%2%3%4%5%'],
    ['a telephone with its country', '00351 912345678', '%912345678%', '%9%1%2%3%4%5%6%7%8%'],
    ['a room', 'quarto 7', null, null],
    ['nothing', ' ', '%%', null],
  ])('%s', (_name, search, text, phone) => {
    expect(looseSearch(search)).toMatchObject({ text, phone });
  });

  test.each([
    ['a name', 'Inês', '%ines%'],
    ['a stroke and a ligature', 'Łæß', '%laess%'],
    ['an apostrophe of any kind', 'O’Neill', "%o'neill%"],
    ['another script', '山田', '%山田%'],
    ['signs with a meaning in a pattern', 'a%_*\\,b', '%a_____b%'],
    ['a room', 'quarto 7', null],
    ['nothing', ' ', '%%'],
  ])('knows %s as it is folded', (_name, search, name) => {
    expect(looseSearch(search).name).toBe(name);
  });

  it('matches whatever the search finds in one field', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aãbcçdeéfiínñoõprsštuüvz09 .-@%_'.split('')),
    });
    fc.assert(
      fc.property(letters, letters, letters, (start, middle, end) => {
        const { text } = looseSearch(middle);
        const pattern = (text ?? '').slice(1, -1).replaceAll('.', '\\.').replaceAll('_', '.');
        expect(`${start}${middle.trim()}${end}`).toMatch(new RegExp(pattern, 'i'));
      }),
    );
  });

  it('knows the rooms it means', () => {
    const rooms = [
      { room_number: '1', name: 'Individual Lua' },
      { room_number: '12', name: 'Dormitório Rede' },
    ];
    const numbers = (search: string) =>
      roomsFound(rooms, looseSearch(search).room).map(({ room_number }) => room_number);
    expect(numbers('quarto 1')).toEqual(['1']);
    expect(numbers('rede da dormitorio')).toEqual(['12']);
    expect(numbers('duarte')).toEqual([]);
  });
});
