/** What somebody else did to a booking meanwhile (decisions.md, Admin). */
import { asBookingStatus, bookingStatusLabel } from './booking-status';

export interface ChangeableBooking {
  status: string;
  admin_notes: string | null;
  email_sent: boolean;
  email_confirmed: boolean;
  archived: boolean;
}

/** Whether the internal notes say something else; none and empty ones are the same. */
export function haveNotesChanged(
  before: Pick<ChangeableBooking, 'admin_notes'>,
  after: Pick<ChangeableBooking, 'admin_notes'>,
): boolean {
  return (before.admin_notes ?? '') !== (after.admin_notes ?? '');
}

/**
 * What differs between two readings of one booking, as the rest of a sentence about it: 'o estado
 * passou de Pendente para Confirmada e as notas mudaram'. Never empty.
 */
export function describeChanges(before: ChangeableBooking, after: ChangeableBooking): string {
  const changes: string[] = [];
  if (asBookingStatus(before.status) !== asBookingStatus(after.status)) {
    const [from, to] = [before, after].map(({ status }) => bookingStatusLabel(status));
    changes.push(`o estado passou de ${from} para ${to}`);
  }
  if (haveNotesChanged(before, after)) changes.push('as notas mudaram');
  if (before.email_sent !== after.email_sent) {
    changes.push(`o e-mail foi marcado como ${after.email_sent ? 'enviado' : 'não enviado'}`);
  }
  if (before.email_confirmed !== after.email_confirmed) {
    changes.push(
      `o hóspede foi marcado como ${after.email_confirmed ? 'tendo confirmado' : 'não tendo confirmado'}`,
    );
  }
  if (before.archived !== after.archived) {
    changes.push(after.archived ? 'a reserva foi arquivada' : 'a reserva foi desarquivada');
  }
  if (changes.length === 0) return 'os dados da reserva mudaram';
  return changes.length === 1
    ? changes.join('')
    : `${changes.slice(0, -1).join(', ')} e ${changes.at(-1)}`;
}
