import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bookingCards,
  cardWith,
  countedOnCard,
  groupSizeLabel,
  type BookingCard,
} from '@/domain/booking-list/cards';

const booking = (id: string, group_reference: string | null, number_of_guests = 2) => ({
  id,
  status: 'pending',
  group_reference,
  check_in_date: '2026-11-10',
  check_out_date: '2026-11-12',
  number_of_guests,
  total_price: 100.1,
});

describe('bookingCards', () => {
  it('folds a group where its first booking stood and keeps the order otherwise', () => {
    const bookings = [
      booking('a', null, 1),
      booking('b', 'GRP26-AAAAAAAA', 6),
      booking('c', null, 2),
      booking('d', 'GRP26-BBBBBBBB', 1),
      booking('e', 'GRP26-AAAAAAAA', 5),
      booking('f', 'GRP26-AAAAAAAA', 3),
    ];
    const cards = bookingCards(bookings);
    expect(
      cards.map((card) => [
        card.groupReference,
        card.bookings.map(({ id }) => id).join(''),
        card.guestCount,
      ]),
    ).toEqual([
      [null, 'a', 1],
      ['GRP26-AAAAAAAA', 'bef', 14],
      [null, 'c', 2],
      ['GRP26-BBBBBBBB', 'd', 1],
    ]);
    expect(cards.map(({ totalPrice }) => totalPrice)).toEqual([100.1, 300.3, 100.1, 100.1]);
  });

  it('gives each card its own key and every booking one card', () => {
    const reference = fc.constantFrom(null, 'GRP26-AAAAAAAA', 'GRP26-BBBBBBBB');
    fc.assert(
      fc.property(fc.array(reference), (references) => {
        const bookings = references.map((ref, index) => booking(`id-${index}`, ref));
        const cards = bookingCards(bookings);
        expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
        const folded = cards.flatMap((card) => card.bookings.map(({ id }) => id));
        expect(folded.toSorted()).toEqual(bookings.map(({ id }) => id).toSorted());
      }),
    );
  });
});

const found = (cards: BookingCard<ReturnType<typeof booking>>[], ...ids: string[]) =>
  cards.flatMap((card) => cardWith(card, ({ id }) => ids.includes(id)) ?? []);

test('cardWith shows a group whole when one of its bookings was found', () => {
  const cards = bookingCards([
    booking('a', null),
    booking('b', 'GRP26-AAAAAAAA'),
    booking('c', 'GRP26-AAAAAAAA'),
    booking('d', 'GRP26-BBBBBBBB'),
  ]);
  const shown = (...ids: string[]) =>
    found(cards, ...ids).map(({ bookings }) => bookings.map(({ id }) => id).join(''));
  expect(shown('c')).toEqual(['bc']);
  expect(found(cards, 'c')[0]?.found.map(({ id }) => id)).toEqual(['c']);
  expect(shown('d', 'a')).toEqual(['a', 'd']);
  expect(shown()).toEqual([]);
});

test('cardWith gives back the very card all of whose bookings were found', () => {
  const cards = bookingCards([
    booking('a', null),
    booking('b', 'GRP26-AAAAAAAA'),
    booking('c', 'GRP26-AAAAAAAA'),
  ]);
  const [shownAlone, shownGroup] = found(cards, 'a', 'b', 'c');
  expect(shownAlone).toBe(cards[0]);
  expect(shownGroup).toBe(cards[1]);
  expect(found(cards, 'b')[0]).not.toBe(cards[1]);
});

test('a group has one state, and its cancelled rooms count nowhere', () => {
  const rooms = [
    { ...booking('a', 'GRP26-AAAAAAAA', 3), status: 'confirmed' },
    { ...booking('b', 'GRP26-AAAAAAAA', 2), status: 'cancelled' },
    { ...booking('c', 'GRP26-AAAAAAAA', 1), status: 'awaiting_payment' },
  ];
  const [group, ...others] = bookingCards(rooms);
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    status: 'awaiting_payment',
    mix: '1 confirmada, 1 aguarda pagamento, 1 cancelada',
    roomCount: 2,
    guestCount: 4,
    totalPrice: 200.2,
  });
  expect(group && countedOnCard(group).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('what is cancelled as a whole is still there to be found', () => {
  const gone = { ...booking('a', null), status: 'cancelled' };
  const rooms = ['b', 'c'].map((id) => ({
    ...booking(id, 'GRP26-AAAAAAAA'),
    status: 'cancelled',
  }));
  const cards = bookingCards([gone, ...rooms]);
  expect(cards.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(cards.map((card) => countedOnCard(card).length)).toEqual([1, 2]);
  expect(cards.map(({ totalPrice }) => totalPrice)).toEqual([100.1, 0]);
});

test.each([
  [3, 14, '3 quartos / 14 hóspedes'],
  [2, 1, '2 quartos / 1 hóspede'],
  [1, 6, '1 quarto / 6 hóspedes'],
  [1, 1, '1 quarto / 1 hóspede'],
])('groupSizeLabel of %i rooms and %i guests (ADM-BOOK-08)', (rooms, guests, expected) => {
  expect(groupSizeLabel({ rooms, guests })).toBe(expected);
});
