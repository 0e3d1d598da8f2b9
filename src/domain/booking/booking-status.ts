/** The states of a booking (ADM-BOOK-23 to ADM-BOOK-35). */

const LABELS = {
  pending: 'Pendente',
  awaiting_confirmation: 'Aguarda Confirmação',
  awaiting_payment: 'Aguarda Pagamento',
  payment_received: 'Pagamento Recebido',
  confirmed: 'Confirmada',
  checked_in: 'Check-in Feito',
  checked_out: 'Check-out Feito',
  cancelled: 'Cancelada',
  completed: 'Concluída',
} as const;

export type BookingStatus = keyof typeof LABELS;

/** The nine values, in the order filters offer them. */
export const BOOKING_STATUSES: readonly BookingStatus[] = [
  'pending',
  'awaiting_confirmation',
  'awaiting_payment',
  'payment_received',
  'confirmed',
  'checked_in',
  'checked_out',
  'cancelled',
  'completed',
];

/**
 * The eight values with a button of their own: any of them from any status, never back to pending.
 */
export const ASSIGNABLE_STATUSES = [
  'awaiting_confirmation',
  'awaiting_payment',
  'payment_received',
  'confirmed',
  'checked_in',
  'checked_out',
  'completed',
  'cancelled',
] as const satisfies readonly BookingStatus[];

/** A stored status as one of the nine; an unknown one displays as pending (ADM-BOOK-32). */
export function asBookingStatus(status: string): BookingStatus {
  return BOOKING_STATUSES.find((known) => known === status) ?? 'pending';
}

/**
 * The Portuguese label of a stored status; an unknown one reads as pending's (ADM-BOOK-23 to
 * ADM-BOOK-32).
 */
export function bookingStatusLabel(status: string): string {
  return LABELS[asBookingStatus(status)];
}
