import { TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { Field } from '@/components/form/Field';
import { RoomTile } from '@/components/look/RoomTile';
import { TextArea } from '@/components/form/TextArea';
import {
  cancelReasonLabel,
  STAFF_CANCEL_REASONS,
  type StaffCancelReason,
} from '@/domain/booking/cancel-reason';
import { bookingSourceLabel, pricePhrase } from '@/domain/booking/booking-source';
import { isChannelSource } from '@/domain/channel/channel-source';
import { hasEnded } from '@/domain/stay/ended-stay';
import { formatStayBriefly, joinWords } from '@/domain/calendar/short-dates';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { changedMeanwhile } from './changed-meanwhile';
import { Choice } from '@/features/panel/parts/Choice';
import { newStatusWords } from '@/features/panel/booking-data/new-status-words';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';

interface CancelDialogProps {
  /** The bookings to cancel, all or none, as they are now. */
  targets: readonly StaffBooking[];
  /** Chosen already, e.g. that the guest did not come. */
  reason?: StaffCancelReason;
  onClose: () => void;
}

const NOTE_MAX_LENGTH = 500;

/** Asks why a booking, or all of a group, is cancelled; without a reason nothing is (DESK-10). */
export default function CancelDialog({ targets, reason: known, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<StaffCancelReason | null>(known ?? null);
  const [note, setNote] = useState('');
  const [staleWords, setStaleWords] = useState<string | null>(null);
  const cancelling = useBookingCommand();
  const name = useId();
  const firstReasonRef = useRef<HTMLInputElement>(null);
  const [first] = targets;
  const isOne = targets.length === 1;

  // Somebody else has cancelled them meanwhile.
  if (first === undefined) return null;

  async function handleConfirm() {
    if (reason === null) return;
    setStaleWords(null);
    const set = { status: 'cancelled', cancel_reason: reason, cancel_note: note.trim() || null };
    const message = 'Estado da reserva atualizado com sucesso!';
    const result = await cancelling.run(
      { kind: 'change', changes: targets.map((shown) => ({ shown, set })) },
      {
        message,
        detail: isOne ? 'Reserva cancelada.' : `${targets.length} reservas canceladas.`,
        undone: { message, detail: newStatusWords(targets) },
      },
    );
    if (result?.kind === 'stored') onClose();
    if (result?.kind === 'stale')
      setStaleWords(changedMeanwhile(targets, result.bookings, 'Nada foi cancelado.'));
  }

  return (
    <ConfirmDialog
      isOpen
      isWide
      isDestructive
      initialFocus={known === undefined ? firstReasonRef : undefined}
      isConfirmOff={reason === null || note.length > NOTE_MAX_LENGTH}
      title={
        isOne
          ? `Cancelar a reserva de ${first.guest_name}?`
          : `Cancelar ${targets.length} reservas de ${first.guest_name}?`
      }
      confirmLabel={isOne ? 'Cancelar a reserva' : `Cancelar as ${targets.length} reservas`}
      cancelLabel={isOne ? 'Manter a reserva' : 'Manter as reservas'}
      isBusy={cancelling.isPending}
      busyLabel="A cancelar..."
      error={staleWords ?? cancelling.error?.message ?? null}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {isOne ? <OneStay stay={first} /> : <Stays stays={targets} />}
      <SoldElsewhere stays={targets} />
      <fieldset className="grid grid-cols-2 gap-1.5">
        <legend className="sr-only">Motivo</legend>
        {STAFF_CANCEL_REASONS.map((one, place) => (
          <Choice
            key={one}
            ref={place === 0 ? firstReasonRef : undefined}
            name={name}
            isChecked={reason === one}
            onChoose={() => setReason(one)}
          >
            {cancelReasonLabel(one)}
          </Choice>
        ))}
      </fieldset>
      <Field label="Nota para o histórico" isOptional>
        <TextArea
          rows={2}
          countTo={NOTE_MAX_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

/** 'R26-H5ZT8A, quarto 7, de 26 a 29 nov., 306,00 €. O quarto fica logo livre.' */
function OneStay({ stay }: { stay: StaffBooking }) {
  const today = useToday();
  return (
    <p className="tabular-figures">
      {`${stay.booking_number}, ${stayWords(stay)}, ${pricePhrase(stay)}.`}
      {!hasEnded(stay, today) && ' O quarto fica logo livre.'}
    </p>
  );
}

/** A stay sold by a platform must be cancelled there as well; nothing is sent to it (CHAN-03). */
function SoldElsewhere({ stays }: { stays: readonly StaffBooking[] }) {
  const sources = [...new Set(stays.map(({ source }) => source))].filter(isChannelSource);
  if (sources.length === 0) return null;
  const channels = joinWords(sources.map(bookingSourceLabel));
  return (
    <p className="flex items-start gap-2 rounded-field bg-ocre-100 px-3 py-2 text-13 font-medium text-ocre-800 forced-colors:border">
      <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
      {`Origem: ${channels}. Cancelar aqui não cancela lá; cancele também na plataforma.`}
    </p>
  );
}

function Stays({ stays }: { stays: readonly StaffBooking[] }) {
  return (
    <ul className="max-h-40 divide-y divide-linha/60 overflow-y-auto rounded-field border border-linha text-13 tabular-figures">
      {stays.map((stay) => (
        <li key={stay.id} className="flex items-center gap-2.25 px-3 py-1.75">
          <RoomTile roomNumber={stay.rooms?.room_number ?? ''} size={20} />
          <span className="min-w-0 flex-1 wrap-anywhere">{stayWords(stay)}</span>
          <span className="text-tinta-2">{stay.booking_number}</span>
        </li>
      ))}
    </ul>
  );
}

function stayWords({ rooms, check_in_date, check_out_date }: StaffBooking): string {
  const days = formatStayBriefly({ from: check_in_date, to: check_out_date });
  return `quarto ${rooms?.room_number ?? 'N/A'}, ${days}`;
}
