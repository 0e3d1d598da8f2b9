import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { formatEuros } from '@/domain/basics/money';
import type { Day } from '@/domain/calendar/dates';
import type { PaidBooking } from '@/domain/payment/payment';
import { idempotentPaymentId } from './payment-ids';
import { type PayingGroup, useGroupPaymentActs } from './useGroupPaymentActs';
import { SHEET_FAILED } from './usePaymentActs';
import type { EnteredPayment } from './usePaymentForm';

const sheet = lazyDialog(async () => import('./ReceiveSheet'), SHEET_FAILED);

interface GroupReceiveProps extends PayingGroup {
  /** EUR, of all live rooms. */
  sums: PaidBooking;
  today: Day;
}

/**
 * 'Receber' for all of a group: one payment, which the database spreads over its rooms; the same
 * button then takes it back (PAY-02). It renders nothing where nothing is due.
 */
export function GroupReceive({ reference, name, sums, today }: GroupReceiveProps) {
  const openSheet = useDialogOpening(sheet);
  const [isOpen, setIsOpen] = useState(false);
  /** `group_payment` of what was received here; null once it is taken back, undefined before. */
  const [received, setReceived] = useState<string | null>();
  const acts = useGroupPaymentActs({ reference, name }, ([part]) =>
    setReceived(part === undefined || part.undone ? null : part.group_payment),
  );
  const due = sums.status === 'cancelled' ? 0 : sums.amount_due;
  const isDone = Boolean(received) && due <= 0;
  // Once used it stays, and keeps the focus; so does the open sheet, even if somebody else's payment
  // leaves nothing due.
  if (due <= 0 && received === undefined && !isOpen) return null;

  const label = due > 0 ? `Receber ${formatEuros(due)}` : 'Receber';

  async function open() {
    acts.reset();
    // An answer that was lost is settled first, so that an equal payment is not taken for the one
    // that is stored.
    if (!(await acts.settle())) return;
    openSheet(() => setIsOpen(true));
  }

  async function store({ amount, method, paid_on, note }: EnteredPayment) {
    const id = idempotentPaymentId(reference, 'receive');
    const payment = { amount, method, paid_on, note, id, reference };
    if ((await acts.receive(payment)) !== null) setIsOpen(false);
  }

  return (
    <>
      {/* One button for both, so that the focus stays where it was. */}
      <Button
        variant={isDone ? 'outline' : 'primary'}
        isBusy={acts.isPending && !isOpen}
        aria-haspopup={isDone ? undefined : 'dialog'}
        onClick={() => void (received && isDone ? acts.undo(received) : open())}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
      >
        {isDone ? 'Anular o recebimento' : label}
      </Button>
      {isOpen && (
        <sheet.Part
          title={`${name}. Divide-se pelos quartos do grupo.`}
          due={due}
          paid={sums.paid}
          today={today}
          storing={acts.storing}
          failure={acts.failure}
          onEntered={(entered) => void store(entered)}
          onClose={() => {
            // While a payment is being stored the sheet stays open to show a failure.
            if (acts.storing === null) setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
