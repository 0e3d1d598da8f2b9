import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { RoomTile } from '@/components/RoomTile';
import { formatStayDay } from '@/domain/date-formats';
import type { StaffBooking } from '@/queries/staff-bookings';

/** What is asked about before it is done to stays that have not ended. */
export interface StayQuestionAsked {
  action: 'cancel' | 'archive';
  /** Those that have not ended; at least one. */
  stays: readonly StaffBooking[];
  /** How many stays the action is for, ended ones too. */
  count: number;
  onConfirm: () => Promise<void>;
}

interface StayQuestionProps {
  asked: StayQuestionAsked | null;
  onClose: () => void;
}

/** Asks before a stay that is still to come, or under way, is cancelled or put away. */
export function StayQuestion({ asked, onClose }: StayQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (asked === null) return null;
  const { action, stays, count, onConfirm } = asked;
  const words = WORDS[action];
  const [first] = stays;

  async function handleConfirm() {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={count === 1 ? words.titleOfOne : words.titleOfAll(count)}
      confirmLabel={count === 1 ? words.doOne : words.doAll(count)}
      cancelLabel="Voltar"
      isDestructive={action === 'cancel'}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        {stays.length === 1
          ? `A estadia de ${first?.guest_name} ainda não terminou.`
          : `Estas ${stays.length} estadias de ${first?.guest_name} ainda não terminaram.`}
      </p>
      <ul className="max-h-60 divide-y divide-linha/60 overflow-y-auto rounded-field border border-linha text-13 tabular-figures">
        {stays.map((stay) => (
          <Stay key={stay.id} stay={stay} />
        ))}
      </ul>
      <p>{stays.length === 1 ? words.effectOfOne : words.effectOfAll}</p>
    </ConfirmDialog>
  );
}

function Stay({ stay }: { stay: StaffBooking }) {
  const { booking_number, rooms, check_in_date, check_out_date } = stay;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.25 px-3 py-1.75">
      <RoomTile roomNumber={rooms?.room_number ?? ''} size={20} />
      <span className="font-medium wrap-anywhere">
        {rooms ? `${rooms.room_number} ${rooms.name}` : 'N/A'} ·{' '}
        <span className="whitespace-nowrap">{booking_number}</span>
      </span>
      <span className="col-start-2 text-tinta-2">
        {`${formatStayDay(check_in_date)} a ${formatStayDay(check_out_date)}`}
      </span>
    </li>
  );
}

const WORDS = {
  cancel: {
    titleOfOne: 'Cancelar a reserva?',
    titleOfAll: (count: number) => `Cancelar ${count} reservas?`,
    doOne: 'Cancelar reserva',
    doAll: (count: number) => `Cancelar ${count} reservas`,
    effectOfOne: 'Cancelada, deixa o quarto livre para outros hóspedes nessas noites.',
    effectOfAll: 'Canceladas, deixam os quartos livres para outros hóspedes nessas noites.',
  },
  archive: {
    titleOfOne: 'Arquivar a reserva?',
    titleOfAll: () => 'Arquivar o grupo?',
    doOne: 'Arquivar reserva',
    doAll: (count: number) => `Arquivar ${count} reservas`,
    effectOfOne: 'Arquivada, sai da lista, mas continua a ocupar o quarto.',
    effectOfAll: 'Arquivadas, saem da lista, mas continuam a ocupar os quartos.',
  },
};
