import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { RoomTile } from '@/components/look/RoomTile';
import { formatStayDay } from '@/domain/calendar/date-formats';
import type { StaffBooking } from '@/queries/staff-bookings';

/** What is asked before stays that have not ended are archived. */
export interface StayQuestionAsked {
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

/** Asks before a stay that is still to come, or under way, is archived. */
export function StayQuestion({ asked, onClose }: StayQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (asked === null) return null;
  const { stays, count, onConfirm } = asked;
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
      title={count === 1 ? WORDS.titleOfOne : WORDS.titleOfAll}
      confirmLabel={count === 1 ? WORDS.doOne : WORDS.doAll(count)}
      cancelLabel="Voltar"
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
      <p>{stays.length === 1 ? WORDS.effectOfOne : WORDS.effectOfAll}</p>
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
  titleOfOne: 'Arquivar a reserva?',
  titleOfAll: 'Arquivar o grupo?',
  doOne: 'Arquivar reserva',
  doAll: (count: number) => `Arquivar ${count} reservas`,
  effectOfOne: 'Arquivada, sai da lista, mas continua a ocupar o quarto.',
  effectOfAll: 'Arquivadas, saem da lista, mas continuam a ocupar os quartos.',
};
