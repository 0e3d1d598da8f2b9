import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { lisbonMoment } from '@/domain/calendar/lisbon-moment';
import {
  deadlineProblems,
  typedDeadline,
  type TypedDeadline,
} from '@/domain/deposit/deposit-input';
import type { DepositRequest } from '@/domain/deposit/deposit-sheet';
import { useHouseTime } from '@/hooks/useHouseTime';
import { DeadlineFields } from './DeadlineFields';
import type { DepositActs } from './useDepositActs';

interface DeadlineDialogProps {
  request: DepositRequest;
  isOpen: boolean;
  acts: DepositActs;
  onClose: () => void;
}

/** 'Mudar prazo' of an open request (DEPOSIT-01). */
export function DeadlineDialog({ request, isOpen, acts, onClose }: DeadlineDialogProps) {
  const { now, today } = useHouseTime();
  const [typed, setTyped] = useState<Partial<TypedDeadline>>({});
  const [wasTried, setWasTried] = useState(false);
  const dayRef = useRef<HTMLInputElement>(null);
  const deadline = { ...typedDeadline(request.until), ...typed };
  const problems = deadlineProblems(deadline, now);

  function close() {
    setTyped({});
    setWasTried(false);
    onClose();
  }

  async function move() {
    setWasTried(true);
    if (Object.keys(problems).length > 0) {
      dayRef.current?.focus();
      return;
    }
    const until = lisbonMoment(deadline.day, deadline.clock);
    if (await acts.run({ kind: 'move', request, until })) close();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Mudar o prazo?"
      confirmLabel="Mudar prazo"
      initialFocus={dayRef}
      isBusy={acts.isBusy('move')}
      error={acts.failureOf('move')}
      onConfirm={() => void move()}
      onCancel={close}
    >
      <p>Depois dele o pedido caduca. O hóspede vê o novo prazo na sua página.</p>
      <DeadlineFields
        deadline={deadline}
        problems={wasTried ? problems : {}}
        today={today}
        dayRef={dayRef}
        onChange={(changes) => setTyped((known) => ({ ...known, ...changes }))}
      />
    </ConfirmDialog>
  );
}
