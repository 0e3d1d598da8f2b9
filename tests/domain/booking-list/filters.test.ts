import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookingCards } from '@/domain/booking-list/cards';
import {
  bookingCounters,
  type DateFilter,
  filterCards,
  type StatusFilter,
} from '@/domain/booking-list/filters';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';

const today = '2026-11-14';

const GROUP = 'GRP26-8KQ2M7XA';
let made = 0;

const staying = (check_in_date: string, check_out_date: string, status = 'confirmed') => ({
  id: `booking ${(made += 1)}`,
  group_reference: null as string | null,
  number_of_guests: 2,
  total_price: 100,
  paid: 0,
  amount_due: 100,
  source: 'site',
  check_in_date,
  check_out_date,
  status,
  email_sent: false,
  email_confirmed: false,
});

type Staying = ReturnType<typeof staying>;

const filtered = ({
  bookings,
  ...filters
}: { bookings: readonly Staying[] } & Omit<Parameters<typeof filterCards>[0], 'cards'>) =>
  filterCards({ cards: bookingCards(bookings), ...filters }).flatMap(({ found }) => found);

describe('filterCards', () => {
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
  ])('dates %s, status %s (ADM-BOOK-03, ADM-BOOK-04, DATA-BOOK-16)', (date, status, expected) => {
    expect(filtered({ bookings, date, status, today })).toEqual(expected);
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
    expect(filtered({ ...all, email: 'sent' })).toEqual([sent]);
    expect(filtered({ ...all, email: 'confirmed' })).toEqual([confirmed]);
    expect(filtered({ ...all, email: 'all' })).toEqual(all.bookings);
  });

  it('looks at where each booking comes from; an unknown source is another (DESK-12)', () => {
    const called = { ...later, source: 'phone' };
    const unknown = { ...past, source: 'pigeon' };
    const all = {
      bookings: [called, unknown, inHouse],
      date: 'all',
      status: 'all',
      today,
    } as const;
    expect(filtered({ ...all, source: 'phone' })).toEqual([called]);
    expect(filtered({ ...all, source: 'other' })).toEqual([unknown]);
    expect(filtered({ ...all, source: 'site' })).toEqual([inHouse]);
    expect(filtered({ ...all, source: 'all' })).toEqual(all.bookings);
  });

  it('finds what is still to be paid, by payments alone (PAY-01, PAY-04)', () => {
    const inPart = { ...later, status: 'payment_received', paid: 40, amount_due: 60 };
    const inFull = { ...past, paid: 100, amount_due: 0 };
    const tooMuch = { ...past, paid: 110, amount_due: -10 };
    const cancelled = staying('2026-12-01', '2026-12-05', 'cancelled');
    const all = { bookings: [inPart, inFull, tooMuch, cancelled, arrivesToday], today } as const;
    expect(filtered({ ...all, date: 'all', status: 'all', payment: 'due' })).toEqual([
      inPart,
      arrivesToday,
    ]);
  });

  it('gives a group to the state of its least advanced live room, whole, and to no other', () => {
    const group = ['confirmed', 'pending', 'cancelled'].map((status) => ({
      ...staying('2026-12-01', '2026-12-05', status),
      group_reference: GROUP,
    }));
    const all = { bookings: group, date: 'all', today } as const;
    expect(filtered({ ...all, status: 'pending' })).toEqual(group);
    expect(filtered({ ...all, status: 'confirmed' })).toEqual([]);
    expect(filtered({ ...all, status: 'cancelled' })).toEqual([]);
  });

  it('gives every booking to exactly one of the nine statuses', () => {
    const status = fc.oneof(fc.constantFrom(...BOOKING_STATUSES), fc.string());
    fc.assert(
      fc.property(fc.array(status), (statuses) => {
        const list = statuses.map((one) => staying('2026-11-10', '2026-11-13', one));
        const counts = BOOKING_STATUSES.map(
          (one) => filtered({ bookings: list, date: 'all', status: one, today }).length,
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length);
      }),
    );
  });
});

const flagged = (status: string, email_sent = false, email_confirmed = false) => ({
  ...staying('2026-12-01', '2026-12-05', status),
  email_sent,
  email_confirmed,
});

describe('bookingCounters (ADM-BOOK-01)', () => {
  test('count statuses and flags on their own', () => {
    const bookings = [
      flagged('pending'),
      flagged('something new'),
      flagged('awaiting_payment', true),
      flagged('confirmed', true, true),
      flagged('confirmed', true),
      flagged('completed', false, true),
      flagged('awaiting_confirmation'),
    ];
    expect(bookingCounters(bookingCards(bookings))).toEqual({
      total: 7,
      pending: 2,
      awaitingPayment: 1,
      confirmed: 2,
      emailSent: 3,
      confirmedByGuest: 2,
    });
  });

  test('count the rooms of a group under its one state, and those cancelled of it nowhere', () => {
    const bookings = [
      flagged('cancelled', true),
      ...[flagged('confirmed', true), flagged('pending'), flagged('cancelled', true, true)].map(
        (room) => ({ ...room, group_reference: GROUP }),
      ),
    ];
    expect(bookingCounters(bookingCards(bookings))).toEqual({
      total: 3,
      pending: 2,
      awaitingPayment: 0,
      confirmed: 0,
      emailSent: 2,
      confirmedByGuest: 0,
    });
  });
});
