import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { formatEuros } from '@/domain/money';
import { amountByMethod } from '@/domain/payment-words';
import { dueAfter } from '@/domain/payment-sums';
import { useToday } from '@/hooks/useToday';
import type { Payment } from '@/queries/payments';
import { openAct } from './open-acts';
import { PaymentForm } from './PaymentForm';
import type { EnteredPayment } from './usePaymentForm';
import { usePaymentActs } from './usePaymentActs';

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
}

/**
 * 'Receber' within a line of a row: proposes what is due, one tap on a method stores it, and in its place one takes it
 * back (PAY-02). Not there where nothing is due, so that a row may always hold it. A thumb's height, of
 * which it takes no more room than its line.
 */
export function ReceiveButton({ booking }: ReceiveButtonProps) {
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const [received, setReceived] = useState<Payment | null>(null);
  const { due, isTouched, count } = useShownDue(booking.amount_due);
  const acts = usePaymentActs(booking, (payment, isUndone) => {
    count(isUndone ? -payment.amount : payment.amount);
    setReceived(isUndone ? null : payment);
    setIsOpen(false);
  });
  const isAsked = booking.status !== 'cancelled' && due > 0;
  // Under an open window the row may be paid by somebody else: what is typed there stays.
  if (today === null || !(isAsked || isTouched || isOpen)) return null;
  const isDone = received !== null && due <= 0;

  function open() {
    acts.reset();
    setIsOpen(true);
  }

  function store({ amount, method, paid_on, note }: EnteredPayment) {
    const { id: booking_id } = booking;
    const id = openAct(booking_id, 'receive');
    void acts.enter({ id, booking_id, amount, method, paid_on, note });
  }

  return (
    <>
      {/* One button for both, so that the focus stays where it was. */}
      <Button
        variant="quiet"
        isBusy={acts.isPending && !isOpen}
        aria-haspopup={isDone ? undefined : 'dialog'}
        aria-label={
          isDone
            ? `Anular ${amountByMethod(received)}, ${booking.guest_name}`
            : `Receber, ${booking.guest_name}`
        }
        onClick={isDone ? () => void acts.undo(received) : open}
        className="relative z-1 -my-2 -me-1.5 px-1.5! text-13! max-md:-my-3.5 panel:min-h-8"
      >
        {isDone ? 'Anular' : 'Receber'}
      </Button>
      {/* What a row says of its own text is not said of the window. */}
      <div className="contents text-start text-14 whitespace-normal">
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          size="sheet"
          title={`Receber ${formatEuros(Math.max(0, due))}`}
          subtitle={`${booking.guest_name}, ${booking.booking_number}`}
        >
          <div className="p-4 md:p-5">
            <PaymentForm
              kind="receive"
              due={due}
              paid={booking.paid}
              today={today}
              storing={acts.isPending ? (acts.entered?.method ?? null) : null}
              failure={acts.failure}
              onEntered={store}
            />
          </div>
        </Dialog>
      </div>
    </>
  );
}

/** What is due in EUR, with what was received here counted until the row has been read anew. */
function useShownDue(stored: number) {
  const [counted, setCounted] = useState<{ stored: number; due: number } | null>(null);
  return {
    due: counted?.stored === stored ? counted.due : stored,
    /** Something was received or taken back here: the button keeps its place, and the focus. */
    isTouched: counted !== null,
    count: (amount: number) =>
      setCounted((known) => ({
        stored,
        due: dueAfter(known?.stored === stored ? known.due : stored, amount),
      })),
  };
}
