import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { formatEuros } from '@/domain/basics/money';
import { amountByMethod } from '@/domain/payment/words';
import { dueAfter, paymentSums } from '@/domain/payment/sums';
import { useToday } from '@/hooks/useToday';
import type { Payment } from '@/queries/payments';
import { idempotentPaymentId } from './payment-ids';
import type { StoredPayment } from './store-payment';
import type { EnteredPayment } from './usePaymentForm';
import { SHEET_FAILED, usePaymentActs } from './usePaymentActs';

const sheet = lazyDialog(async () => import('./ReceiveSheet'), SHEET_FAILED);

interface ReceiveButtonProps {
  /** Sums in EUR. */
  booking: {
    id: string;
    booking_number: string;
    guest_name: string;
    total_price: number;
    paid: number;
    amount_due: number;
    status: string;
  };
  /** Stands in its place where there is nothing to receive, and nothing to take back. */
  children?: ReactNode;
}

/**
 * 'Receber 62,00 €' in a row: proposes what is due, one tap on a method stores it, and the same
 * button then undoes it (PAY-02). It is as wide before as after, so that the row keeps its height. On
 * wide screens it is narrow, in two lines, because a name and its marks stand beside it; on a phone
 * negative margins give it the height of a touch target without making the row higher.
 */
export function ReceiveButton({ booking, children }: ReceiveButtonProps) {
  const today = useToday();
  const openSheet = useDialogOpening(sheet);
  const [isOpen, setIsOpen] = useState(false);
  const [received, setReceived] = useState<Payment | null>(null);
  const { due, isTouched, changeDue } = useShownDue(booking.amount_due);
  const acts = usePaymentActs(booking, (stored) => {
    changeDue((known) => dueWith(stored, known));
    setReceived(stored.payment.undone ? null : stored.payment);
  });
  const isAsked = booking.status !== 'cancelled' && due > 0;
  // While the sheet is open it stays, even if somebody else's payment leaves nothing due.
  if (today === null || !(isAsked || isTouched || isOpen)) return children;
  const isDone = received !== null && due <= 0;
  const sum = due > 0 ? formatEuros(due) : '';
  const storing = acts.isPending ? (acts.entered?.method ?? null) : null;

  /** What is due once a payment is stored or undone. A list just read may count it already. */
  function dueWith({ payment, payments }: StoredPayment, known: number): number {
    if (payments !== null) return paymentSums(booking.total_price, payments).due;
    return dueAfter(known, payment.undone ? -payment.amount : payment.amount);
  }

  async function open() {
    acts.reset();
    // An answer that was lost is settled first, so that the sheet says what is left to receive, and
    // an equal payment is not taken for the one that is stored.
    const settled = await acts.settle(booking.id);
    if (settled === null) return;
    if (settled.stored !== null && dueWith(settled.stored, due) <= 0) return;
    openSheet(() => setIsOpen(true));
  }

  async function store(entered: EnteredPayment) {
    const { id: booking_id } = booking;
    const id = idempotentPaymentId(booking_id, 'receive');
    const stored = await acts.enter({ ...entered, id, booking_id });
    if (stored !== null) setIsOpen(false);
  }

  return (
    <>
      {/* One button for both, so that the focus stays where it was. */}
      <Button
        variant="outline"
        title={`Total ${formatEuros(booking.total_price)}`}
        isBusy={acts.isPending && !isOpen}
        aria-haspopup={isDone ? undefined : 'dialog'}
        aria-label={
          isDone
            ? `Anular ${amountByMethod(received)}, ${booking.guest_name}`
            : `${['Receber', sum].filter(Boolean).join(' ')}, ${booking.guest_name}`
        }
        onClick={() => void (isDone ? acts.undo(received) : open())}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        className="relative z-1 gap-x-1! gap-y-0! px-2! text-13! leading-4! max-md:-my-3.5 max-md:-ms-2 max-md:border-transparent! max-md:bg-transparent! max-md:text-anil-600! md:min-h-9.5 md:min-w-19 md:flex-col"
      >
        {isDone ? 'Anular' : 'Receber'}{' '}
        <b className={`font-semibold ${isDone ? 'text-horta-700' : ''}`}>
          {isDone ? formatEuros(received.amount) : sum}
        </b>
      </Button>
      {isOpen && (
        <sheet.Part
          title={`${booking.guest_name}, ${booking.booking_number}`}
          due={due}
          paid={booking.paid}
          today={today}
          storing={storing}
          failure={acts.failure}
          isTold={acts.isTold}
          onEntered={(entered) => void store(entered)}
          onClose={() => {
            // While a payment is being stored the sheet stays open to show a failure.
            if (storing === null) setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

/** What is due in EUR; counts what was received here until the row has been read again. */
function useShownDue(stored: number) {
  const [counted, setCounted] = useState<{ stored: number; due: number } | null>(null);
  return {
    due: counted?.stored === stored ? counted.due : stored,
    /** Something was received or undone here, so the button stays and keeps the focus. */
    isTouched: counted !== null,
    changeDue: (change: (due: number) => number) =>
      setCounted((known) => ({
        stored,
        due: change(known?.stored === stored ? known.due : stored),
      })),
  };
}
