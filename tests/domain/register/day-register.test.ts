import { describe, expect, it } from 'vitest';
import {
  reminderWords,
  sharedCount,
  stayCount,
  type CountedStay,
} from '@/domain/register/day-register';

const DAY = '2026-11-23';

const stay = (id: string, changes: Partial<CountedStay> = {}): CountedStay => ({
  id,
  number_of_guests: 2,
  check_in_date: DAY,
  check_out_date: '2026-11-25',
  group_reference: 'G',
  ...changes,
});

const person = (booking_id: string, n: number, missing: string[] = []) => ({
  booking_id,
  person: n,
  is_proposal: false,
  missing,
});

describe('stays that check in together (REG-03)', () => {
  it('have one count, of more people than were said to come where more are there', () => {
    const counts = [person('a', 1), person('a', 2), person('a', 3, ['birth_date']), person('b', 1)];
    const group = [stay('a'), stay('b')];
    expect(sharedCount(group, counts, { group, day: DAY })).toEqual({
      registered: 3,
      people: 5,
      proposals: 0,
    });
  });

  it('leave out whoever comes from another room, where the register is kept', () => {
    const before = stay('a', { check_in_date: '2026-11-21', check_out_date: DAY });
    const none = { registered: 0, people: 2, proposals: 0 };
    const countWith = (other: CountedStay) =>
      sharedCount([stay('b')], [person('a', 1)], { group: [other, stay('b')], day: DAY });
    expect(countWith(before)).toBeNull();
    expect(countWith({ ...before, number_of_guests: 1 })).toEqual(none);
    expect(countWith({ ...before, group_reference: 'H' })).toEqual(none);
    expect(countWith({ ...before, check_out_date: '2026-11-22' })).toEqual(none);
  });
});

it('reminds with the day by which a bulletin is due (REG-03, REG-04)', () => {
  const count = stayCount(stay('a'), [person('a', 1)], { day: DAY, others: [] });
  expect(count && reminderWords(count, DAY).replaceAll(/\s/g, ' ')).toBe(
    '1 de 2 registados; boletim, se for de fora, até qui., 26 nov.',
  );
});
