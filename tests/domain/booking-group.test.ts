import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bookingCards,
  cardsWith,
  bookingMessage,
  groupNote,
  groupSizeLabel,
  newGroupReference,
} from '@/domain/booking-group';
import { MESSAGE_MAX_LENGTH } from '@/domain/booking-validation';

/** A random source that gives its numbers in turn, round and round. */
function cycling(numbers: number[]): () => number {
  let turn = 0;
  return () => numbers[turn++ % numbers.length] ?? 0;
}

describe('newGroupReference', () => {
  test.each([
    ['the lowest numbers', '2026-11-14', [0], 'GRP26-AAAAAAAA'],
    ['the highest numbers', '2026-12-31', [0.999_999_999], 'GRP26-99999999'],
    ['the first days of a century', '2100-01-01', [0, 0.5, 0.75], 'GRP00-AS1AS1AS'],
  ])('%s', (_name, today, numbers, expected) => {
    expect(newGroupReference({ today, random: cycling(numbers) })).toBe(expected);
  });

  it('always has the form the database demands', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 1 }), (numbers) => {
        const reference = newGroupReference({ today: '2026-11-14', random: cycling(numbers) });
        expect(reference).toMatch(/^GRP26-[0-9A-Z]{8}$/);
      }),
    );
  });
});

describe('bookingMessage', () => {
  const reference = 'GRP26-8KQ2M7XA';
  const note = 'GRUPO: Reserva de 3 quartos. Ref: GRP26-8KQ2M7XA';

  it('spells the note as stated', () => {
    expect(groupNote({ count: 3, reference })).toBe(note);
  });

  test.each([
    ['one room, no text', '', 1, null, null],
    ['one room, blank text', ' \n ', 1, null, null],
    ['one room with a text, untouched', '  Chegamos tarde.\n', 1, null, '  Chegamos tarde.\n'],
    ['several rooms, no text', '', 3, reference, note],
    ['several rooms with a text', 'Chegamos tarde.', 3, reference, `Chegamos tarde.\n\n${note}`],
    ['one room is no group, even with a reference at hand', 'Olá', 1, reference, 'Olá'],
  ])('%s', (_name, message, roomCount, ref, expected) => {
    expect(bookingMessage({ message, roomCount, reference: ref })).toBe(expected);
  });

  it('fits the column, with the longest text and as many rooms as guests', () => {
    const message = 'x'.repeat(MESSAGE_MAX_LENGTH);
    expect(bookingMessage({ message, roomCount: 50, reference })?.length).toBeLessThanOrEqual(4000);
  });
});

const booking = (id: string, group_reference: string | null, number_of_guests = 2) => ({
  id,
  group_reference,
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

test('cardsWith shows a group whole when one of its bookings was found', () => {
  const [alone, first, second, other] = [
    booking('a', null),
    booking('b', 'GRP26-AAAAAAAA'),
    booking('c', 'GRP26-AAAAAAAA'),
    booking('d', 'GRP26-BBBBBBBB'),
  ];
  const cards = bookingCards([alone, first, second, other]);
  const shown = (found: ReturnType<typeof booking>[]) =>
    cardsWith(cards, found).map(({ bookings }) => bookings.map(({ id }) => id).join(''));
  expect(shown([second])).toEqual(['bc']);
  expect(cardsWith(cards, [second])[0]?.found).toEqual([second]);
  expect(shown([other, alone])).toEqual(['a', 'd']);
  expect(shown([])).toEqual([]);
});

test('cardsWith gives back the very card all of whose bookings were found', () => {
  const [alone, first, second] = [
    booking('a', null),
    booking('b', 'GRP26-AAAAAAAA'),
    booking('c', 'GRP26-AAAAAAAA'),
  ];
  const cards = bookingCards([alone, first, second]);
  const [shownAlone, shownGroup] = cardsWith(cards, [alone, first, second]);
  expect(shownAlone).toBe(cards[0]);
  expect(shownGroup).toBe(cards[1]);
  expect(cardsWith(cards, [first])[0]).not.toBe(cards[1]);
});

test.each([
  [3, 14, '3 quartos / 14 hóspedes'],
  [2, 1, '2 quartos / 1 hóspede'],
  [1, 6, '1 quarto / 6 hóspedes'],
  [1, 1, '1 quarto / 1 hóspede'],
])('groupSizeLabel of %i rooms and %i guests', (rooms, guests, expected) => {
  expect(groupSizeLabel({ rooms, guests })).toBe(expected);
});
