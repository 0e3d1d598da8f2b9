import { describe, expect, it, test } from 'vitest';
import {
  ASSIGNABLE_STATUSES,
  asBookingStatus,
  BOOKING_STATUSES,
  bookingStatusLabel,
} from '@/domain/booking/booking-status';

test.each([
  ['pending', 'Pendente', 'ADM-BOOK-23'],
  ['awaiting_confirmation', 'Aguarda Confirmação', 'ADM-BOOK-24'],
  ['awaiting_payment', 'Aguarda Pagamento', 'ADM-BOOK-25'],
  ['payment_received', 'Pagamento Recebido', 'ADM-BOOK-26'],
  ['confirmed', 'Confirmada', 'ADM-BOOK-27'],
  ['checked_in', 'Check-in Feito', 'ADM-BOOK-28'],
  ['checked_out', 'Check-out Feito', 'ADM-BOOK-29'],
  ['cancelled', 'Cancelada', 'ADM-BOOK-30'],
  ['completed', 'Concluída', 'ADM-BOOK-31'],
])('%s reads as %s (%s)', (status, label) => {
  expect(bookingStatusLabel(status)).toBe(label);
  expect(asBookingStatus(status)).toBe(status);
});

test.each(['', 'Confirmed', 'on_hold', 'toString', '__proto__'])(
  '%j displays as pending (ADM-BOOK-32)',
  (status) => {
    expect(asBookingStatus(status)).toBe('pending');
    expect(bookingStatusLabel(status)).toBe('Pendente');
  },
);

describe('lists', () => {
  it('hold nine statuses, each once', () => {
    expect(new Set(BOOKING_STATUSES).size).toBe(9);
  });

  it('let staff set all but pending (ADM-BOOK-34, ADM-BOOK-35)', () => {
    const settable: readonly string[] = ASSIGNABLE_STATUSES;
    expect(settable.toSorted()).toEqual(
      BOOKING_STATUSES.filter((status) => status !== 'pending').toSorted(),
    );
  });
});
