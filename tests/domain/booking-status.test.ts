import { describe, expect, it, test } from 'vitest';
import {
  ASSIGNABLE_STATUSES,
  asBookingStatus,
  BOOKING_STATUSES,
  bookingStatusLabel,
} from '@/domain/booking-status';

test.each([
  ['pending', 'Pendente'],
  ['awaiting_confirmation', 'Aguarda Confirmação'],
  ['awaiting_payment', 'Aguarda Pagamento'],
  ['payment_received', 'Pagamento Recebido'],
  ['confirmed', 'Confirmada'],
  ['checked_in', 'Check-in Feito'],
  ['checked_out', 'Check-out Feito'],
  ['cancelled', 'Cancelada'],
  ['completed', 'Concluída'],
])('%s reads as %s', (status, label) => {
  expect(bookingStatusLabel(status)).toBe(label);
  expect(asBookingStatus(status)).toBe(status);
});

test.each(['', 'Confirmed', 'on_hold', 'toString', '__proto__'])(
  '%j displays as pending',
  (status) => {
    expect(asBookingStatus(status)).toBe('pending');
    expect(bookingStatusLabel(status)).toBe('Pendente');
  },
);

describe('lists', () => {
  it('hold nine statuses, each once', () => {
    expect(new Set(BOOKING_STATUSES).size).toBe(9);
  });

  it('let staff set all but pending', () => {
    const settable: readonly string[] = ASSIGNABLE_STATUSES;
    expect(settable.toSorted()).toEqual(
      BOOKING_STATUSES.filter((status) => status !== 'pending').toSorted(),
    );
  });
});
