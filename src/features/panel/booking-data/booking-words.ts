import { refusalReason } from '@/features/panel/change/refusal-reason';
import { CHANGE_REASONS } from './change-failure';
import { sessionMessage } from '@/features/panel/change/session-error';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';

// The messages of the bookings screen about what was done and what went wrong.

/** Where nothing more is known of why the list did not load (ERR-ADMBOOK-03). */
export const NOT_LOADED = 'Erro ao carregar reservas';

export function loadMessage(error: unknown): string {
  const ownWords = error instanceof QueryError ? error.message : '';
  return sessionMessage(error) ?? (ownWords || NOT_LOADED);
}

export function notesFailure(error: unknown): string {
  return `Erro ao atualizar notas: ${refusalReason(error, CHANGE_REASONS)}`;
}

/** A group is named by its reference, a booking by its number. */
export function nameOf({ group_reference, booking_number }: StaffBooking): string {
  return group_reference ?? booking_number;
}

export function archivedWords({ group_reference }: StaffBooking, isArchived: boolean): string {
  if (group_reference !== null) return isArchived ? 'Grupo arquivado' : 'Grupo desarquivado';
  return isArchived ? 'Reserva arquivada' : 'Reserva desarquivada';
}
