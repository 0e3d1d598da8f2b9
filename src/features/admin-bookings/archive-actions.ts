import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { deleteBookings, setArchived, type BookingScope } from '@/queries/staff-booking-changes';
import type { StaffBooking } from '@/queries/staff-bookings';
import { tellFailure, timeNow, undoButton, type ActionTools } from './action-tools';

/** What acts on the whole group of a booking: archiving, and deleting for good (Specification §4). */
export function archiveActions(tools: ActionTools) {
  const { toast, cache } = tools;

  /** Archives, or takes out of the archive; can be undone. Never rejects. */
  async function changeArchived(shown: StaffBooking, isArchived: boolean): Promise<void> {
    try {
      await requireSession();
      const at = isArchived ? timeNow() : null;
      cache.put(await setArchived(staffClient(), { scope: scopeOf(shown), at }));
    } catch (error) {
      const message = isArchived ? 'Erro ao arquivar reserva' : 'Erro ao desarquivar reserva';
      tellFailure(tools, { message, error });
      return;
    }
    toast.success(archivedWords(shown, isArchived), {
      detail: nameOf(shown),
      action: undoButton(() => changeArchived(shown, !isArchived)),
    });
  }

  /** Deletes for good. Gives what to say where it was asked for, or null when it is done. */
  async function remove(
    shown: StaffBooking,
    group: readonly StaffBooking[],
  ): Promise<string | null> {
    try {
      await requireSession();
      await deleteBookings(staffClient(), scopeOf(shown));
    } catch {
      return 'Erro ao eliminar reserva';
    }
    cache.remove(group.map(({ id }) => id));
    toast.success(shown.group_reference ? 'Grupo eliminado' : 'Reserva eliminada', {
      detail: nameOf(shown),
    });
    return null;
  }

  return { changeArchived, remove };
}

function scopeOf({ id, group_reference }: StaffBooking): BookingScope {
  return group_reference === null ? { id } : { groupReference: group_reference };
}

function nameOf({ group_reference, booking_number }: StaffBooking): string {
  return group_reference ?? booking_number;
}

function archivedWords({ group_reference }: StaffBooking, isArchived: boolean): string {
  if (group_reference !== null) return isArchived ? 'Grupo arquivado' : 'Grupo desarquivado';
  return isArchived ? 'Reserva arquivada' : 'Reserva desarquivada';
}
