import { Suspense, useState } from 'react';
import { Button } from '@/components/Button';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { useToast } from '@/components/useToast';
import { amountByMethod } from '@/domain/payment-words';
import { dueAfter } from '@/domain/payment-sums';
import { useToday } from '@/hooks/useToday';
import { retryImport } from '@/lib/retry-import';
import type { Payment } from '@/queries/payments';
import { openAct } from './open-acts';
import type { EnteredPayment } from './usePaymentForm';
import { usePaymentActs } from './usePaymentActs';

const sheet = lazyWithPreload(() => retryImport(async () => import('./ReceiveSheet')));

/** A finger or the focus is on its way: what it will ask for is fetched. A failure is told by the press. */
const prepare = () => void sheet.preload().catch(() => undefined);

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
  const toast = useToast();
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
  const storing = acts.isPending ? (acts.entered?.method ?? null) : null;

  async function open() {
    acts.reset();
    try {
      await sheet.preload();
      setIsOpen(true);
    } catch {
      toast.error('Não foi possível abrir. Verifique a rede e tente novamente.');
    }
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
        onClick={() => void (isDone ? acts.undo(received) : open())}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="relative z-1 -my-2 -me-1.5 px-1.5! text-13! max-md:-my-3.5 panel:min-h-8"
      >
        {isDone ? 'Anular' : 'Receber'}
      </Button>
      {isOpen && (
        <Suspense>
          <sheet.Part
            title={`${booking.guest_name}, ${booking.booking_number}`}
            due={due}
            paid={booking.paid}
            today={today}
            storing={storing}
            failure={acts.failure}
            onEntered={store}
            onClose={() => {
              // What is being stored is answered here: its failure would be told to nobody.
              if (storing === null) setIsOpen(false);
            }}
          />
        </Suspense>
      )}
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
