import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '@/components/useToast';
import { amountByMethod, storedWords } from '@/domain/payment-words';
import { refusalReason } from '@/features/auth/refusal-reason';
import { usePanelMutation } from '@/features/panel/usePanelMutation';
import type { NewPayment, Payment } from '@/queries/payments';
import { queryKeys } from '@/queries/query-keys';
import { closeActs } from './open-acts';
import { storePayment, storeUndo, type StoredPayment } from './store-payment';
import { paymentsKey } from './usePayments';

/** What a notice names a booking by. */
export interface PaidFor {
  booking_number: string;
  guest_name: string;
}

type PaymentAct = { kind: 'enter'; payment: NewPayment } | { kind: 'undo'; payment: Payment };

const REASONS = {
  network:
    'sem ligação ao servidor. Pode tentar de novo: o pagamento não fica guardado duas vezes.',
  conflict: 'a reserva já não existe.',
  missing: 'a reserva já não existe ou esta conta não a pode alterar.',
};

/** What is read anew once money has come or gone. */
const CHANGED = [
  queryKeys.payments,
  queryKeys.daySheets,
  queryKeys.openBookings,
  queryKeys.bookingEvents,
];

/**
 * Enters and undoes payments (PAY-01, PAY-02). An undone payment does not come back: its notice offers
 * 'Repor', which enters the same again, and all three stay in the history.
 */
export function usePaymentActs(
  booking: PaidFor,
  onStored?: (stored: Payment, isUndone: boolean) => void,
) {
  const client = useQueryClient();
  const toast = useToast();
  const name = `${booking.guest_name}, ${booking.booking_number}`;
  const isShown = useIsShown();

  const { change, isPending, error, input, reset } = usePanelMutation<PaymentAct, StoredPayment>({
    send: (rest, act) =>
      act.kind === 'enter' ? storePayment(rest, act.payment) : storeUndo(rest, act.payment),
    onDone: ({ payment, isRepeated }) => {
      closeActs([payment]);
      client.setQueryData<Payment[]>(paymentsKey(payment.booking_id), (payments) =>
        payments === undefined
          ? undefined
          : [...payments.filter(({ id }) => id !== payment.id), payment].toSorted(byEntry),
      );
      onStored?.(payment, payment.undone);
      if (payment.undone) {
        tellUndone(payment);
        return undefined;
      }
      const detail = isRepeated ? `${name}. Já estava guardado: não ficou duas vezes.` : name;
      return { message: storedWords(payment), detail, undo: { kind: 'undo', payment } };
    },
    failure: (cause, { kind }) =>
      `Erro ao ${kind === 'enter' ? 'guardar' : 'anular'} o pagamento: ${refusalReason(cause, REASONS)}`,
    told: 'in-place',
    log: 'payment',
    onFailed: ({ message, isSessionOver }, { kind }) => {
      // The form tells of its own failure; with the window closed, and of an undo, a notice does.
      const isToldInForm = kind === 'enter' && isShown.current;
      if (!isToldInForm && !isSessionOver) toast.error(message, { detail: name });
    },
    refresh: CHANGED,
  });

  function tellUndone(payment: Payment) {
    toast.success('Pagamento anulado.', {
      detail: `${amountByMethod(payment)}. ${name}`,
      action: { label: 'Repor', onPress: () => void enterAgain(payment), isUndo: true },
    });
  }

  async function enterAgain({ booking_id, amount, method, paid_on, note }: Payment) {
    const payment = { id: crypto.randomUUID(), booking_id, amount, method, paid_on, note };
    const stored = await change({ kind: 'enter', payment });
    if (stored === null && isShown.current)
      toast.error(`O pagamento não foi reposto.`, { detail: name });
  }

  return {
    isPending,
    /** Why the last entry failed; null when it did not. */
    failure:
      error !== null && !error.isSessionOver && input?.kind === 'enter' ? error.message : null,
    /** The payment that is on its way, or was the last. */
    entered: input?.kind === 'enter' ? input.payment : null,
    undone: input?.kind === 'undo' ? input.payment : null,
    enter: (payment: NewPayment) => change({ kind: 'enter', payment }),
    undo: (payment: Payment) => change({ kind: 'undo', payment }),
    reset,
  };
}

/** Whether what uses this is still on the screen. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function byEntry(a: Payment, b: Payment): number {
  return a.created_at < b.created_at ? -1 : 1;
}
