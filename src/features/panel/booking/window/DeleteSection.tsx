import { Trash2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { RoomTile } from '@/components/look/RoomTile';
import { BOOKINGS_QUEUE } from '@/features/panel/booking-data/command';
import { scopeOf } from '@/features/panel/booking-data/send-command';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { QueryError } from '@/queries/query-error';
import { deleteBookings } from '@/queries/staff-booking-changes';
import type { StaffBooking } from '@/queries/staff-bookings';
import { removeBookings } from '@/features/panel/booking-data/booking-cache';
import { nameOf } from '@/features/panel/booking-data/booking-words';
import { Section } from '@/features/panel/parts/Section';

interface DeleteSectionProps {
  booking: StaffBooking;
  /** All of its group, or the booking alone. */
  group: readonly StaffBooking[];
  onDeleted: () => void;
}

/** Deletes for good what is archived, after asking; the owner's alone (ADM-BOOK-48 to -51, STAFF-02). */
export function DeleteSection({ booking, group, onDeleted }: DeleteSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const isOwner = useIsOwner();
  const isGroup = booking.group_reference !== null;

  const removal = usePanelMutation<StaffBooking, void>({
    queue: BOOKINGS_QUEUE,
    send: (rest) => deleteBookings(rest, scopeOf(booking)),
    failure: (error) =>
      error instanceof QueryError && error.kind === 'invalid'
        ? `Erro ao eliminar reserva. ${error.message}`
        : 'Erro ao eliminar reserva',
    showFailure: 'inline',
    onDone: () => {
      removeBookings(
        client,
        group.map(({ id }) => id),
      );
      onDeleted();
      return {
        message: isGroup ? 'Grupo eliminado' : 'Reserva eliminada',
        detail: nameOf(booking),
      };
    },
    onFailed: ({ isSessionOver }) => isSessionOver && handleCancel(),
  });

  function handleCancel() {
    setIsAsking(false);
    removal.reset();
  }

  if (!isOwner) return null;
  return (
    <Section title="Eliminar" isDangerous>
      <p className="mb-2.5 text-12 leading-4.25 text-tinta-2">
        {isGroup && group.length > 1
          ? `Apaga as ${group.length} reservas do grupo. Não há como recuperar.`
          : 'Apaga a reserva. Não há como recuperar.'}
      </p>
      <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
        {isGroup ? 'Eliminar grupo' : 'Eliminar reserva'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isGroup ? 'Eliminar o grupo?' : 'Eliminar a reserva?'}
        confirmLabel={
          <>
            <Trash2 aria-hidden />
            {isGroup && group.length > 1 ? `Eliminar ${group.length} reservas` : 'Eliminar reserva'}
          </>
        }
        isDestructive
        isBusy={removal.isPending}
        busyLabel="A eliminar..."
        error={removal.error?.message ?? null}
        onConfirm={() => void removal.change(booking)}
        onCancel={handleCancel}
      >
        {isGroup ? (
          <>
            <p>
              {`Tem certeza que deseja eliminar permanentemente todas as reservas do grupo ${booking.group_reference}? Esta ação é irreversível.`}
            </p>
            <GroupToDelete group={group} />
          </>
        ) : (
          <p>{`Tem certeza que deseja eliminar permanentemente a reserva ${booking.booking_number}?`}</p>
        )}
      </ConfirmDialog>
    </Section>
  );
}

function GroupToDelete({ group }: { group: readonly StaffBooking[] }) {
  return (
    <ul className="max-h-60 divide-y divide-linha/60 overflow-y-auto rounded-field border border-linha text-13">
      {group.map(({ id, booking_number, rooms }) => (
        <li key={id} className="flex items-center gap-2.25 px-3 py-1.75">
          <RoomTile roomNumber={rooms?.room_number ?? ''} size={20} />
          <span className="font-semibold">{booking_number}</span>
          <span className="ms-auto text-end text-tinta-2">
            {rooms ? `${rooms.room_number} ${rooms.name}` : 'N/A'}
          </span>
        </li>
      ))}
    </ul>
  );
}
