import { useRef } from 'react';
import { formatEuros } from '@/domain/basics/money';
import type { StayRegister, TaxPayment } from '@/domain/register/stay-register';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { EnteredPayment } from '@/features/panel/payment/usePaymentForm';
import { haveSumsChanged, QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { type NewTaxPayment, receiveTax, undoTax } from '@/queries/register/month';

type TaxAct = { kind: 'enter'; payment: NewTaxPayment } | { kind: 'undo'; id: string };

/** What stored it already: an earlier request whose answer was lost. */
const UNIQUE_VIOLATION = '23505';

/** Receives the tourist tax of a stay, gives it back, undoes either; what is undone stays to be seen (TAX-01). */
export function useTaxActs({
  booking_id,
  booking_number,
}: Pick<StayRegister, 'booking_id' | 'booking_number'>) {
  // The same for each attempt at the same payment until one is answered, so that it is stored once.
  const unanswered = useRef<{ what: string; id: string }>(undefined);
  const { change, isPending, error, input, reset } = usePanelMutation<TaxAct, true>({
    send: async (client, act) => {
      if (act.kind === 'undo') await undoTax(client, act.id);
      else {
        await receiveTax(client, act.payment).catch((cause: unknown) => {
          if (!(cause instanceof QueryError) || cause.code !== UNIQUE_VIOLATION) throw cause;
        });
      }
      return true;
    },
    onDone: (_, act) => {
      if (act.kind === 'undo')
        return { message: 'Taxa turística anulada.', detail: booking_number };
      unanswered.current = undefined;
      const { amount } = act.payment;
      return {
        message: `Taxa turística ${amount < 0 ? 'devolvida' : 'recebida'}: ${formatEuros(Math.abs(amount))}.`,
        detail: booking_number,
        undo: { kind: 'undo', id: act.payment.id },
      };
    },
    failure: (cause, { kind }) =>
      `Erro ao ${kind === 'undo' ? 'anular' : 'guardar'} a taxa: ${refusalReason(cause)}`,
    showFailure: 'inline',
    log: 'tax',
    refresh: [queryKeys.register, queryKeys.taxTakings, queryKeys.months, queryKeys.deposits],
  });
  return {
    isPending,
    storing: isPending && input?.kind === 'enter' ? input.payment.method : null,
    failure: error === null || error.isSessionOver ? null : error.message,
    /** It was not stored because what is due has changed, and the person has been told so. */
    isTold: error !== null && haveSumsChanged(error.cause),
    reset,
    /** @param entered the amount below zero for what is given back */
    enter: async ({ amount, method, paid_on, due_before }: EnteredPayment) => {
      const what = [amount, method, paid_on].join();
      if (unanswered.current?.what !== what) unanswered.current = { what, id: crypto.randomUUID() };
      const { id } = unanswered.current;
      const payment = { id, booking_id, amount, method, paid_on, due_before };
      return (await change({ kind: 'enter', payment })) !== null;
    },
    undo: ({ id }: TaxPayment) => change({ kind: 'undo', id }),
  };
}

export type TaxActs = ReturnType<typeof useTaxActs>;
