import { useToast } from '@/components/overlay/useToast';
import { sumEuros } from '@/domain/basics/money';
import { countLabel } from '@/domain/basics/text';
import { amountByMethod, storedWords } from '@/domain/payment/words';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import {
  listGroupPaymentParts,
  undoGroupPayment,
  type NewGroupPayment,
  type Payment,
} from '@/queries/payments';
import type { RestClient } from '@/lib/rest-client';
import { queryKeys } from '@/queries/query-keys';
import { releasePaymentIds, unfinishedPaymentId } from './payment-ids';
import { storeGroupPayment } from './store-payment';
import { PAYMENT_REASONS, SHEET_FAILED } from './usePaymentActs';

export interface PayingGroup {
  /** `group_reference`. */
  reference: string;
  name: string;
}

type GroupAct =
  | { kind: 'receive'; payment: NewGroupPayment }
  | { kind: 'undo'; id: string }
  /** Finds out whether a payment whose answer was lost is stored. */
  | { kind: 'settle'; id: string };

const ROOMS = { one: 'quarto', many: 'quartos' };

/**
 * Enters and undoes one payment for all of a group, whose parts stand with the rooms (PAY-01,
 * PAY-02). As with a single payment, the notice of an undone one offers to enter it again.
 *
 * @param onStored called with the parts of a payment that was entered or undone
 */
export function useGroupPaymentActs(
  { reference, name }: PayingGroup,
  onStored?: (parts: readonly Payment[]) => void,
) {
  const toast = useToast();

  const { change, isPending, error, input, reset } = usePanelMutation<GroupAct, Payment[]>({
    send: carryOut,
    onDone: (parts, act) => {
      const [first] = parts;
      if (first?.group_payment === undefined || first.group_payment === null) return undefined;
      const id = first.group_payment;
      releasePaymentIds([{ id, booking_id: reference }]);
      onStored?.(parts);
      const whole = { ...first, amount: sumEuros(parts.map(({ amount }) => amount)) };
      const rooms = `${name}, ${countLabel(parts.length, ROOMS)}`;
      if (act.kind === 'undo') {
        tellUndone(whole, rooms);
        return undefined;
      }
      if (first.undone) return undefined;
      const detail =
        act.kind === 'settle' ? `${rooms}. Já estava guardado: não ficou duas vezes.` : rooms;
      return { message: storedWords(whole), detail, undo: { kind: 'undo', id } };
    },
    failure: (cause, { kind }) =>
      kind === 'settle'
        ? SHEET_FAILED
        : `Erro ao ${kind === 'receive' ? 'guardar' : 'anular'} o pagamento: ${refusalReason(cause, PAYMENT_REASONS)}`,
    showFailure: 'inline',
    log: 'groupPayment',
    onFailed: ({ message, isSessionOver }, { kind }) => {
      // The form shows why a payment was not entered.
      if (kind !== 'receive' && !isSessionOver) toast.error(message, { detail: name });
    },
    refresh: [queryKeys.payments, queryKeys.bookings, queryKeys.groups, queryKeys.bookingEvents],
  });

  function tellUndone({ amount, method, paid_on, note }: Payment, rooms: string) {
    const again: NewGroupPayment = {
      id: crypto.randomUUID(),
      reference,
      amount,
      method,
      paid_on,
      note: withoutPart(note),
    };
    toast.success('Pagamento anulado.', {
      detail: `${amountByMethod({ amount, method })}. ${rooms}`,
      action: {
        label: 'Repor',
        onPress: () => void change({ kind: 'receive', payment: again }),
        isUndo: true,
      },
    });
  }

  return {
    isPending,
    /** Why the last entry failed; null when it did not. */
    failure:
      error !== null && !error.isSessionOver && input?.kind === 'receive' ? error.message : null,
    /** The method that is being stored; null while nothing is. */
    storing: isPending && input?.kind === 'receive' ? input.payment.method : null,
    receive: (payment: NewGroupPayment) => change({ kind: 'receive', payment }),
    undo: (id: string) => change({ kind: 'undo', id }),
    /** Tells of a payment whose answer was lost; false when that cannot be known now. */
    settle: async (): Promise<boolean> => {
      const id = unfinishedPaymentId(reference, 'receive');
      return id === null || (await change({ kind: 'settle', id })) !== null;
    },
    reset,
  };
}

async function carryOut(rest: RestClient, act: GroupAct): Promise<Payment[]> {
  if (act.kind === 'receive') return storeGroupPayment(rest, act.payment);
  return act.kind === 'undo' ? undoGroupPayment(rest, act.id) : listGroupPaymentParts(rest, act.id);
}

/** What the database adds to the note of each part goes, so that it does not stand there twice. */
function withoutPart(note: string | null): string | null {
  return note?.replace(/ ?Parte de \S+\s€ do grupo\.$/, '') || null;
}
