import { useState } from 'react';
import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import { RoomTile } from '@/components/look/RoomTile';
import { StatusBadge } from '@/components/look/StatusBadge';
import { Dialog } from '@/components/overlay/Dialog';
import type { Day } from '@/domain/calendar/dates';
import { priceDifference } from '@/domain/stay-change/price';
import { type StayValues, changesLabel } from '@/domain/stay-change/stay-change';
import { hasSlept } from '@/domain/stay/ended-stay';
import { useFocusWhen } from '@/hooks/focus';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { MergeView } from '../merge/MergeView';
import { useSubmitKeys } from '../useSubmitKeys';
import { changeBaseOf } from './change-drafts';
import { ChangeView } from './ChangeView';
import { StaleStrip } from './StaleStrip';
import { isOtherBase, useChangeForm, type ChangeForm } from './useChangeForm';
import { useSaveChange } from './useSaveChange';

export interface ChangeDialogProps {
  booking: StaffBooking;
  /** Which field gets the focus on opening; without it the title does. */
  focus?: 'check-out';
  onClose: () => void;
}

/** 'Alterar': dates, room, guests, price and contact of a booking, before and after side by side (DESK-06). */
export default function ChangeDialog(props: ChangeDialogProps) {
  const today = useToday();
  return today === null ? null : <OpenChange {...props} today={today} />;
}

function OpenChange({ booking: shown, focus, onClose, today }: ChangeDialogProps & { today: Day }) {
  const saving = useSaveChange(shown, onClose);
  const { fresh } = saving;
  const form = useChangeForm(fresh, today);
  const [acceptedClosed, setAcceptedClosed] = useState('');
  // Its effect runs after the one that opens the dialog and focuses its title.
  const checkOutRef = useFocusWhen<HTMLInputElement>(focus === 'check-out');
  const isChangedElsewhere = isOtherBase(form.base, fresh);

  const closedKey = `${form.offer?.room.id} ${form.offer?.closedDays.join(' ')}`;
  const missing = whatIsMissing(form, acceptedClosed === closedKey);
  const canSave = missing === null && form.fields.length > 0 && !saving.isSaving;

  function handleSave() {
    if (!canSave) return;
    const { base, after: wanted, change, parts } = form;
    const division = change.day === null || parts === null ? null : { day: change.day, parts };
    void saving.save({ booking: fresh, base, wanted, division });
  }

  function handleMerged(merged: StayValues) {
    const isAsked = hasSlept(fresh, today) && merged.room_id !== fresh.room_id;
    // From which day on the guest has the other room is asked in the form.
    if (isAsked) saving.resume(merged);
    else {
      const base = changeBaseOf(fresh);
      void saving.save({ booking: fresh, base, wanted: merged, division: null });
    }
  }
  useSubmitKeys(saving.isStale ? () => undefined : handleSave);

  const head = {
    title: 'Alterar a reserva',
    subtitle: `${fresh.booking_number}, ${fresh.guest_name}`,
    leading: <RoomTile roomNumber={fresh.rooms?.room_number ?? ''} size={40} />,
    trailing: <StatusBadge status={fresh.status} className="max-md:hidden" />,
  };

  if (saving.isStale) {
    return (
      <MergeView
        key={fresh.updated_at}
        head={head}
        booking={fresh}
        base={form.base}
        mine={form.after}
        isSaving={saving.isSaving}
        failure={saving.failure}
        onClose={onClose}
        onKeepTheirs={() => {
          form.discard();
          onClose();
        }}
        onSave={handleMerged}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="fitted"
      onClose={onClose}
      {...head}
      footer={
        <ChangeFooter
          form={form}
          missing={missing}
          isSaving={saving.isSaving}
          canSave={canSave}
          onBack={onClose}
          onSave={handleSave}
        />
      }
    >
      {isChangedElsewhere && (
        <StaleStrip base={form.base} booking={fresh}>
          <Button variant="outline" onClick={() => saving.showStale(form.base)}>
            Escolher o que fica
          </Button>
        </StaleStrip>
      )}
      <ChangeView
        form={form}
        checkOutRef={checkOutRef}
        isClosedAccepted={acceptedClosed === closedKey}
        onAcceptClosed={() => setAcceptedClosed(closedKey)}
        failure={saving.failure}
        clash={saving.clash}
      />
    </Dialog>
  );
}

interface ChangeFooterProps {
  form: ChangeForm;
  /** Why the change cannot be saved yet, in words; null when it can. */
  missing: string | null;
  isSaving: boolean;
  canSave: boolean;
  onBack: () => void;
  onSave: () => void;
}

/** The footer: how much has changed or what is missing, 'Voltar' and 'Guardar alterações'. */
function ChangeFooter({
  form: { fields, agreed, price },
  missing,
  isSaving,
  canSave,
  onBack,
  onSave,
}: ChangeFooterProps) {
  const hasChanged = fields.length > 0;
  return (
    <>
      <output className="me-auto min-w-0 text-13 tabular-figures max-sm:w-full">
        <span className={missing === null ? 'text-tinta-2' : 'font-semibold text-barro-800'}>
          {hasChanged && missing !== null ? missing : changesLabel(fields)}
        </span>
        {hasChanged && missing === null && price !== null && price !== agreed && (
          <b className="ms-2 font-bold md:hidden">{priceDifference(agreed, price)}</b>
        )}
      </output>
      <Button variant="outline" disabled={isSaving} onClick={onBack} className="max-sm:flex-1">
        Voltar
      </Button>
      <Button
        disabled={!canSave && !isSaving}
        isBusy={isSaving}
        busyLabel="A guardar..."
        aria-keyshortcuts="Control+Enter"
        onClick={onSave}
        className="max-sm:flex-1"
      >
        Guardar alterações
        <span className="max-md:hidden" aria-hidden>
          <Keycap isOnColour>Ctrl ↵</Keycap>
        </span>
      </Button>
    </>
  );
}

/** Why a change cannot be saved yet, in words; null when it can. */
function whatIsMissing(form: ChangeForm, isClosedAccepted: boolean): string | null {
  const { problems, priceProblem, price, offer, house, change } = form;
  if (Object.keys(problems).length > 0) return 'Falta corrigir o que está marcado';
  if (priceProblem !== undefined) return 'Falta o preço';
  if (price === null || house.isForOtherDates) return 'A ver quartos e preços...';
  if (change.isAsked && !change.isFromStart && change.day === null) {
    return 'Falta dizer a partir de quando muda de quarto';
  }
  if (offer?.inTheWay) return 'Falta escolher um quarto livre';
  if (offer !== null && offer.closedDays.length > 0 && !isClosedAccepted) {
    return 'Falta aceitar os dias bloqueados';
  }
  return null;
}
