import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/overlay/useToast';
import { amountByMethod, storedWords } from '@/domain/payment/words';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useIsMounted } from '@/hooks/useIsMounted';
import type { RestClient } from '@/lib/rest-client';
import type { NewPayment, Payment } from '@/queries/payments';
import { haveSumsChanged } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { releasePaymentIds, unfinishedPaymentId } from './payment-ids';
import { findPayment, storePayment, storeUndo, type StoredPayment } from './store-payment';
import { paymentsKey } from './usePayments';

export interface PaidFor {
  booking_number: string;
  guest_name: string;
}

type PaymentAct = { of: PaidFor } & (
  | { kind: 'enter'; payment: NewPayment }
  | { kind: 'undo'; payment: Payment }
  /** Finds out whether a payment whose answer was lost is stored. */
  | { kind: 'settle'; payment: Pick<Payment, 'id' | 'booking_id'> }
);

/** What came of an act; `stored` is null when a payment looked for is not stored. */
interface PaymentOutcome {
  stored: StoredPayment | null;
}

export const SHEET_FAILED = 'Não foi possível abrir. Verifique a rede e tente novamente.';

export const PAYMENT_REASONS = {
  network:
    'sem ligação ao servidor. Pode tentar de novo: o pagamento não fica guardado duas vezes.',
  conflict: 'a reserva já não existe.',
  missing: 'a reserva já não existe ou esta conta não a pode alterar.',
};

/** The query keys to invalidate after a payment was entered or undone. */
const CHANGED = [
  queryKeys.payments,
  queryKeys.daySheets,
  queryKeys.openBookings,
  queryKeys.bookingEvents,
  queryKeys.deposits,
];

/**
 * Enters and undoes payments (PAY-01, PAY-02). An undone payment cannot be restored: its notice
 * offers 'Repor', which enters an equal one, and the history keeps all three events.
 */
export function usePaymentActs(booking: PaidFor, onStored?: (stored: StoredPayment) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const isMounted = useIsMounted();

  const { change, isPending, error, input, reset } = usePanelMutation<PaymentAct, PaymentOutcome>({
    send: async (rest, act) => ({ stored: await carryOut(rest, act) }),
    onDone: ({ stored }, { kind, of }) => {
      if (stored === null) return undefined;
      const { payment, payments: known } = stored;
      releasePaymentIds([payment]);
      client.setQueryData<Payment[]>(paymentsKey(payment.booking_id), (payments) =>
        payments === undefined
          ? undefined
          : [...payments.filter(({ id }) => id !== payment.id), payment].toSorted(byEntry),
      );
      onStored?.(stored);
      if (payment.undone) {
        if (kind === 'undo') tellUndone(payment, of);
        return undefined;
      }
      const name = nameOf(of);
      const detail = known === null ? name : `${name}. Já estava guardado: não ficou duas vezes.`;
      return { message: storedWords(payment), detail, undo: { kind: 'undo', payment, of } };
    },
    failure: (cause, { kind }) =>
      kind === 'settle'
        ? SHEET_FAILED
        : `Erro ao ${kind === 'enter' ? 'guardar' : 'anular'} o pagamento: ${refusalReason(cause, PAYMENT_REASONS)}`,
    showFailure: 'inline',
    log: 'payment',
    onFailed: ({ message, isSessionOver }, { kind, of }) => {
      // The form shows the failure of an entry; a notice shows that of an undo, or without a form.
      const isToldInForm = kind === 'enter' && isMounted.current;
      if (!isToldInForm && !isSessionOver) toast.error(message, { detail: nameOf(of) });
    },
    refresh: CHANGED,
  });

  function tellUndone(payment: Payment, of: PaidFor) {
    toast.success('Pagamento anulado.', {
      detail: `${amountByMethod(payment)}. ${nameOf(of)}`,
      action: { label: 'Repor', onPress: () => void enterAgain(payment, of), isUndo: true },
    });
  }

  async function enterAgain({ booking_id, amount, method, paid_on, note }: Payment, of: PaidFor) {
    const payment = { id: crypto.randomUUID(), booking_id, amount, method, paid_on, note };
    const stored = await change({ kind: 'enter', payment, of });
    if (stored === null && isMounted.current)
      toast.error(`O pagamento não foi reposto.`, { detail: nameOf(of) });
  }

  return {
    isPending,
    /** Why the last entry failed; null when it did not. */
    failure:
      error !== null && !error.isSessionOver && input?.kind === 'enter' ? error.message : null,
    /** It failed because what is due has changed, and the person has been told so. */
    isTold: error !== null && input?.kind === 'enter' && haveSumsChanged(error.cause),
    /** The payment being entered, or the last one entered. */
    entered: input?.kind === 'enter' ? input.payment : null,
    undone: input?.kind === 'undo' ? input.payment : null,
    /** @param of whom the notices name, where it is not the booking of this screen */
    enter: (payment: NewPayment, of: PaidFor = booking) => change({ kind: 'enter', payment, of }),
    undo: (payment: Payment) => change({ kind: 'undo', payment, of: booking }),
    /**
     * Finds out whether the booking's payment whose answer was lost is stored, and tells of it;
     * null when that cannot be known now.
     */
    settle: async (booking_id: string): Promise<PaymentOutcome | null> => {
      const id = unfinishedPaymentId(booking_id, 'receive');
      return id === null
        ? { stored: null }
        : change({ kind: 'settle', payment: { id, booking_id }, of: booking });
    },
    reset,
  };
}

async function carryOut(rest: RestClient, act: PaymentAct): Promise<StoredPayment | null> {
  if (act.kind === 'enter') return storePayment(rest, act.payment);
  return act.kind === 'undo' ? storeUndo(rest, act.payment) : findPayment(rest, act.payment);
}

function byEntry(a: Payment, b: Payment): number {
  return a.created_at < b.created_at ? -1 : 1;
}

function nameOf({ guest_name, booking_number }: PaidFor): string {
  return `${guest_name}, ${booking_number}`;
}
