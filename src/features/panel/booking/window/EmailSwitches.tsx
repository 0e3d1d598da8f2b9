import { useState } from 'react';
import { Switch } from '@/components/form/Switch';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import type { StaffBooking } from '@/queries/staff-bookings';

interface EmailSwitchesProps {
  booking: StaffBooking;
  onSent: (isSent: boolean) => Promise<void>;
  onConfirmed: (isConfirmed: boolean) => Promise<void>;
}

/**
 * Whether the confirmation e-mail was sent and the guest has confirmed, and since when
 * (ADM-BOOK-41, ADM-BOOK-42).
 */
export function EmailSwitches({ booking, onSent, onConfirmed }: EmailSwitchesProps) {
  return (
    <div className="grid gap-1">
      <EmailSwitch
        label="E-mail de confirmação enviado"
        isOn={booking.email_sent}
        since={booking.email_sent_at}
        onSet={onSent}
      />
      <EmailSwitch
        label="Confirmado pelo hóspede"
        isOn={booking.email_confirmed}
        since={booking.email_confirmed_at}
        onSet={onConfirmed}
      />
    </div>
  );
}

interface EmailSwitchProps {
  label: string;
  isOn: boolean;
  since: string | null;
  onSet: (isOn: boolean) => Promise<void>;
}

function EmailSwitch({ label, isOn, since, onSet }: EmailSwitchProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function handleChange(next: boolean) {
    setIsBusy(true);
    await onSet(next);
    setIsBusy(false);
  }

  return (
    <Switch
      label={label}
      isOn={isOn}
      isBusy={isBusy}
      onChange={(next) => void handleChange(next)}
      detail={isOn ? (since && formatTimestamp(since)) || 'Sim' : 'Ainda não'}
      className="w-full tabular-figures"
    />
  );
}
