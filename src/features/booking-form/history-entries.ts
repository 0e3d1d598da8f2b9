import { BOOKING_STEPS, type BookingStep } from '@/domain/booking-validation';

/** Marks the history entry of a ticket, so that a later click on 'Reservar' is told from it. */
export const TICKET_ENTRY = { showsTicket: true };

function markOf(entryState: unknown, name: string): unknown {
  return typeof entryState === 'object' && entryState !== null
    ? Reflect.get(entryState, name)
    : undefined;
}

export function isTicketEntry(entryState: unknown): boolean {
  return markOf(entryState, 'showsTicket') === true;
}

/** The step a history entry stands for; null for an entry that the form has not read yet. */
export function entryStep(entryState: unknown): BookingStep | null {
  const step = markOf(entryState, 'step');
  return BOOKING_STEPS.find((known) => known === step) ?? null;
}
