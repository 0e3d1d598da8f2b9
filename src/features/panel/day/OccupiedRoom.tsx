import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { guestsWords } from '@/domain/calendar/day-words';
import type { DayRow } from '@/domain/day/lists';
import type { DayEntry } from '@/queries/day-sheet';

export interface OccupiedRoomProps {
  /** The arrival that waits for the answer; null without one. */
  asked: DayRow<DayEntry> | null;
  onConfirm: (row: DayRow<DayEntry>) => void;
  onCancel: () => void;
}

/** Before a check-in into a room whose guest has not left; what else is to be known stands below. */
export function OccupiedRoom({
  asked,
  onConfirm,
  onCancel,
  children,
}: OccupiedRoomProps & { children: ReactNode }) {
  const occupant = asked?.occupant;
  return (
    <ConfirmDialog
      isOpen={occupant !== undefined}
      title={`O quarto ${asked?.stay.room_number} ainda está ocupado`}
      confirmLabel="Check-in na mesma"
      cancelLabel="Voltar"
      onConfirm={() => asked && onConfirm(asked)}
      onCancel={onCancel}
    >
      {occupant !== undefined && (
        <p>
          {occupant.guest_name} ({guestsWords(occupant.number_of_guests)}) ainda não fez check-out.
          Fazer o check-in de {asked?.stay.guest_name}?
        </p>
      )}
      {children}
    </ConfirmDialog>
  );
}
