import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookingMessage, groupNote, newGroupReference } from '@/domain/booking/booking-group';
import { MESSAGE_MAX_LENGTH } from '@/domain/request/booking-validation';

/** A random source that returns these numbers in turn, again and again. */
function cycling(numbers: number[]): () => number {
  let turn = 0;
  return () => numbers[turn++ % numbers.length] ?? 0;
}

describe('newGroupReference (CONST-GRP-02)', () => {
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

describe('bookingMessage (DATA-BOOK-06)', () => {
  const reference = 'GRP26-8KQ2M7XA';
  const note = 'GRUPO: Reserva de 3 quartos. Ref: GRP26-8KQ2M7XA';

  it('spells the note as stated (CONST-GRP-03)', () => {
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
