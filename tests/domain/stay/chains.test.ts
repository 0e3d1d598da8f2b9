import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { stayChains } from '@/domain/stay/chains';

const room = (check_in_date: string, check_out_date: string, number_of_guests = 2) => ({
  check_in_date,
  check_out_date,
  number_of_guests,
});

describe('stays of one party, one after the other', () => {
  it('are those of which one begins where the other ends, for as many guests (DESK-09)', () => {
    const first = room('2026-12-01', '2026-12-06');
    const second = room('2026-12-06', '2026-12-11');
    const third = room('2026-12-11', '2026-12-12');
    expect(stayChains([third, second, first])).toEqual([[first, second, third]]);
  });

  it.each([
    ['days between them', room('2026-12-07', '2026-12-11')],
    ['days in common', room('2026-12-05', '2026-12-11')],
    ['other guests', room('2026-12-06', '2026-12-11', 3)],
  ])('are not those with %s (DESK-09)', (_case, other) => {
    const first = room('2026-12-01', '2026-12-06');
    expect(stayChains([first, other])).toHaveLength(2);
  });

  it('are told apart where two parties move on the same day (DESK-09)', () => {
    const [from, on, until] = ['2026-12-01', '2026-12-06', '2026-12-11'];
    const halves = [room(from, on), room(from, on), room(on, until), room(on, until)];
    expect(stayChains(halves).map((chain) => chain.length)).toEqual([2, 2]);
  });

  it('hold each room once, whatever the rooms (DESK-09)', () => {
    const rooms = fc.array(
      fc
        .record({
          from: fc.integer({ min: 0, max: 6 }),
          nights: fc.integer({ min: 0, max: 4 }),
          guests: fc.integer({ min: 1, max: 2 }),
        })
        .map(({ from, nights, guests }) =>
          room(addDays('2026-12-01', from), addDays('2026-12-01', from + nights), guests),
        ),
    );
    fc.assert(
      fc.property(rooms, (drawn) => {
        const chains = stayChains(drawn);
        expect(new Set(chains.flat())).toEqual(new Set(drawn));
        expect(chains.flat()).toHaveLength(drawn.length);
        expect(chains.every((chain) => chain.length > 0)).toBe(true);
      }),
    );
  });
});
