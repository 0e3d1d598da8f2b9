import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { RoomTile } from '@/components/RoomTile';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Section } from './Section';

interface DeleteSectionProps {
  booking: StaffBooking;
  /** All of its group, or the booking alone. */
  group: readonly StaffBooking[];
  /** Gives what to say when it fails, or null. */
  onDelete: () => Promise<string | null>;
}

/** Deletes for good what is archived, after asking (Specification §4, Archive; §8, Admin actions). */
export function DeleteSection({ booking, group, onDelete }: DeleteSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isGroup = booking.group_reference !== null;

  async function handleConfirm() {
    setIsBusy(true);
    setError(null);
    const failure = await onDelete();
    setIsBusy(false);
    setError(failure);
    if (failure === null) setIsAsking(false);
  }

  function handleCancel() {
    setIsAsking(false);
    setError(null);
  }

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
        isBusy={isBusy}
        busyLabel="A eliminar..."
        error={error}
        onConfirm={() => void handleConfirm()}
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
    <ul className="max-h-60 divide-y divide-linha/60 overflow-y-auto rounded-campo border border-linha text-13">
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
