import { useState } from 'react';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { addDays, isDay, type Day } from '@/domain/calendar/dates';
import { useRequireFactor } from './useTeamChanges';

/** Time for everybody to set it up. */
const DAYS_TO_SET_UP = 7;

interface RequireFactorProps {
  isOpen: boolean;
  /** Who has none, in words. */
  missing: string;
  today: Day;
  onClose: () => void;
}

/** Asks from which day nobody works without a second factor (STAFF-04). */
export function RequireFactor({ isOpen, missing, today, onClose }: RequireFactorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const requiring = useRequireFactor({ showFailure: 'inline', onOver: handleClose });
  const day = chosen ?? addDays(today, DAYS_TO_SET_UP);
  const isGood = isDay(day) && day >= today;

  function handleClose() {
    onClose();
    setChosen(null);
    setWasTried(false);
    requiring.reset();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Exigir segundo fator a todos?"
      confirmLabel="Exigir"
      isBusy={requiring.isPending}
      error={requiring.error?.message ?? null}
      onConfirm={() => {
        setWasTried(true);
        if (isGood) void requiring.change({ from: day, before: null });
      }}
      onCancel={handleClose}
    >
      <p>{`${missing} A partir do dia escolhido, ninguém trabalha no painel sem ele: quem não o tiver liga-o ao entrar.`}</p>
      <Field
        label="Conta a partir de"
        error={wasTried && !isGood ? 'Escolha um dia, de hoje em diante.' : undefined}
      >
        <DayInput
          label="Dia"
          value={day}
          today={today}
          min={today}
          firstStep={today}
          isInWords
          onChange={setChosen}
        />
      </Field>
    </ConfirmDialog>
  );
}
