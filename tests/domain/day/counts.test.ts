import { expect, it } from 'vitest';
import { dayCounts } from '@/domain/day/counts';
import { makeDaySheet, makeEntry, makeNightRoom, MONDAY } from '../../support/day';

const since = '2026-11-21';

it('counts who slept here for breakfast, and who comes with the hours announced (DAY-08)', () => {
  const sheet = makeDaySheet({
    arrivals: [
      makeEntry(1, { number_of_guests: 2, arrival_time: '21:15:00' }),
      makeEntry(2, { number_of_guests: 1, arrival_time: '16:00:00' }),
      makeEntry(3, { number_of_guests: 4, arrival_time: '09:00:00', status: 'checked_in' }),
    ],
    in_house: [
      makeEntry(3, { number_of_guests: 4, status: 'checked_in' }),
      makeEntry(4, { number_of_guests: 3, check_in_date: since, status: 'checked_in' }),
    ],
    departures: [
      makeEntry(5, { check_in_date: since, check_out_date: MONDAY, status: 'checked_out' }),
      // Never came.
      makeEntry(6, { check_in_date: since, check_out_date: MONDAY, status: 'confirmed' }),
    ],
    late_departures: [
      makeEntry(7, { check_in_date: since, check_out_date: '2026-11-22', status: 'checked_in' }),
      makeEntry(8, { check_in_date: since, check_out_date: '2026-11-22', status: 'checked_out' }),
    ],
    rooms: [makeNightRoom(4, { booking_number: 'R26-DAY004', status: 'checked_in', guests: 3 })],
  });
  expect(dayCounts(sheet, MONDAY)).toEqual({
    breakfast: 3 + 2 + 2,
    breakfastNext: 3,
    arriving: 7,
    leaving: 6,
    hours: ['16:00', '21:15'],
  });
});

it('counts who changes rooms once, and on a day to come whoever is expected (DAY-08)', () => {
  const divided = { guest_name: 'Catarina Melo', group_reference: 'GRP26-SPLIT' };
  const sheet = makeDaySheet({
    arrivals: [makeEntry(1, divided), makeEntry(2)],
    departures: [
      makeEntry(3, { ...divided, check_in_date: since, check_out_date: MONDAY }),
      makeEntry(4, { check_in_date: since, check_out_date: MONDAY, number_of_guests: 1 }),
    ],
  });
  expect(dayCounts(sheet, since)).toMatchObject({ breakfast: 3, arriving: 2, leaving: 1 });
});
