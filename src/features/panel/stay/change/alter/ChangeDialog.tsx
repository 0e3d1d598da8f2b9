import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { RoomTile } from '@/components/look/RoomTile';
import { StatusBadge } from '@/components/look/StatusBadge';
import type { Day } from '@/domain/calendar/dates';
import type { StayValues } from '@/domain/stay-change/stay-change';
import { hasSlept } from '@/domain/stay/ended-stay';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { MergeView } from '../merge/MergeView';
import { useSubmitKeys } from '../useSubmitKeys';
import { changeBaseOf } from './change-drafts';
import { ChangeFooter, whatIsMissing } from './ChangeFooter';
import { ChangeView } from './ChangeView';
import { isOtherBase, useChangeForm } from './useChangeForm';
import { useSaveChange } from './useSaveChange';
import { StaleStrip } from './StaleStrip';

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
  const checkOutRef = useRef<HTMLInputElement>(null);
  const isChangedElsewhere = isOtherBase(form.base, fresh);

  // Runs after the effect that opens the dialog and focuses its title.
  useEffect(() => {
    if (focus === 'check-out') checkOutRef.current?.focus();
  }, [focus]);

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
