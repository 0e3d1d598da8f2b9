import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bookingCounters,
  type DateFilter,
  filterBookings,
  looseSearchPattern,
  searchCards,
  searchEntries,
  type StatusFilter,
} from '@/domain/booking-filters';
import { bookingCards, cardsWith } from '@/domain/booking-group';
import { BOOKING_STATUSES } from '@/domain/booking-status';

const today = '2026-11-14';

describe('searchCards', () => {
  const ines = {
    id: 'ines',
    number_of_guests: 2,
    total_price: 84,
    guest_name: 'Inês Duarte',
    guest_email: 'ines.duarte@correio.example',
    booking_number: 'R26-7K3F9Q',
    group_reference: null,
  };
  const vela = {
    ...ines,
    id: 'vela',
    guest_name: 'Clube de Vela da Foz',
    guest_email: 'vela@foz.example',
    booking_number: 'R26-C6RN2J',
    group_reference: 'GRP26-8KQ2M7XA',
  };
  const secondOfVela = { ...vela, id: 'vela-2', booking_number: 'R26-X2' };
  const cards = bookingCards<typeof ines | typeof vela>([ines, vela]);
  const found = (search: string) =>
    searchCards(searchEntries(cards), search).map(({ bookings: [first] }) => first.booking_number);

  test.each([
    ['a name without its accent', 'ines', ['R26-7K3F9Q']],
    ['a name in capitals', 'DUARTE', ['R26-7K3F9Q']],
    ['an e-mail', 'VELA@foz', ['R26-C6RN2J']],
    ['a booking number in small letters', 'r26-c6', ['R26-C6RN2J']],
    ['a group reference', 'grp26-8kq', ['R26-C6RN2J']],
    ['white space around', '  vela ', ['R26-C6RN2J']],
    ['what both have', 'R26', ['R26-7K3F9Q', 'R26-C6RN2J']],
    ['nothing', ' ', ['R26-7K3F9Q', 'R26-C6RN2J']],
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
    const filtered = cardsWith(bookingCards([vela, secondOfVela]), [secondOfVela]);
    const entries = searchEntries(filtered);
    expect(searchCards(entries, 'vela')[0]).toBe(filtered[0]);
    expect(searchCards(entries, 'c6rn2j')).toEqual([]);
  });
});

const staying = (check_in_date: string, check_out_date: string, status = 'confirmed') => ({
  check_in_date,
  check_out_date,
  status,
  email_sent: false,
  email_confirmed: false,
});

describe('looseSearchPattern', () => {
  test.each([
    ['a name', 'Inês', '%____%'],
    ['a booking number', 'R26-7K3F9Q', '%r26-7k3f9q%'],
    ['an e-mail', 'm.brandt@foz.pt', '%m.br__dt@f__.pt%'],
    ['signs with a meaning in a pattern', '50%_*\\', '%50____%'],
    ['nothing', ' ', '%%'],
  ])('%s', (_name, search, expected) => {
    expect(looseSearchPattern(search)).toBe(expected);
  });

  it('matches whatever the folded search finds', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aãbcçdeéfiínñoõprsštuüvz09 .-@%_'.split('')),
    });
    fc.assert(
      fc.property(letters, letters, letters, (start, middle, end) => {
        const pattern = looseSearchPattern(middle).slice(1, -1).replaceAll('.', '\\.');
        const matcher = new RegExp(pattern.replaceAll('_', '.'), 'i');
        expect(`${start}${middle.trim()}${end}`).toMatch(matcher);
      }),
    );
  });
});

describe('filterBookings', () => {
  const past = staying('2026-11-10', '2026-11-13');
  const leavesToday = staying('2026-11-10', '2026-11-14', 'checked_in');
  const inHouse = staying('2026-11-12', '2026-11-16', 'unknown');
  const arrivesToday = staying('2026-11-14', '2026-11-15', 'pending');
  const later = staying('2026-12-01', '2026-12-05');
  const bookings = [later, arrivesToday, inHouse, leavesToday, past];

  test.each<[DateFilter, StatusFilter, unknown[]]>([
    ['all', 'all', bookings],
    ['upcoming', 'all', [later, arrivesToday]],
    ['past', 'all', [past]],
    ['all', 'confirmed', [later, past]],
    ['upcoming', 'confirmed', [later]],
    ['all', 'cancelled', []],
    ['all', 'pending', [arrivesToday, inHouse]],
  ])('dates %s, status %s', (date, status, expected) => {
    expect(filterBookings({ bookings, date, status, today })).toEqual(expected);
  });

  it('looks at the e-mail flags', () => {
    const sent = { ...later, email_sent: true };
    const confirmed = { ...past, email_confirmed: true };
    const all = {
      bookings: [sent, confirmed, inHouse],
      date: 'all',
      status: 'all',
      today,
    } as const;
    expect(filterBookings({ ...all, email: 'sent' })).toEqual([sent]);
    expect(filterBookings({ ...all, email: 'confirmed' })).toEqual([confirmed]);
    expect(filterBookings({ ...all, email: 'all' })).toEqual(all.bookings);
  });

  it('gives every booking to exactly one of the nine statuses', () => {
    const status = fc.oneof(fc.constantFrom(...BOOKING_STATUSES), fc.string());
    fc.assert(
      fc.property(fc.array(status), (statuses) => {
        const list = statuses.map((one) => staying('2026-11-10', '2026-11-13', one));
        const counts = BOOKING_STATUSES.map(
          (one) => filterBookings({ bookings: list, date: 'all', status: one, today }).length,
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length);
      }),
    );
  });
});

const flagged = (status: string, email_sent = false, email_confirmed = false) => ({
  status,
  email_sent,
  email_confirmed,
});

test('bookingCounters count statuses and flags on their own', () => {
  const bookings = [
    flagged('pending'),
    flagged('something new'),
    flagged('awaiting_payment', true),
    flagged('confirmed', true, true),
    flagged('confirmed', true),
    flagged('completed', false, true),
    flagged('awaiting_confirmation'),
  ];
  expect(bookingCounters(bookings)).toEqual({
    total: 7,
    pending: 2,
    awaitingPayment: 1,
    confirmed: 2,
    emailSent: 3,
    confirmedByGuest: 2,
  });
});
