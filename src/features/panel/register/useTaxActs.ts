import { useRef } from 'react';
import { formatEuros } from '@/domain/basics/money';
import type { PaymentMethod } from '@/domain/payment/payment';
import type { StayRegister, TaxPayment } from '@/domain/register/stay-register';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { type NewTaxPayment, receiveTax, undoTax } from '@/queries/register/month';

type TaxAct = { kind: 'receive'; payment: NewTaxPayment } | { kind: 'undo'; id: string };

/** What stored it already: an earlier request whose answer was lost. */
const UNIQUE_VIOLATION = '23505';

/** Receives the tourist tax of a stay, and undoes it; what is undone stays to be seen (TAX-01). */
export function useTaxActs({
  booking_id,
  booking_number,
}: Pick<StayRegister, 'booking_id' | 'booking_number'>) {
  // The same for each attempt until one is answered, so that the tax is stored once.
  const nextId = useRef<string>(undefined);
  const { change, isPending, error, input } = usePanelMutation<TaxAct, true>({
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
      nextId.current = undefined;
      return {
        message: `Taxa turística recebida: ${formatEuros(act.payment.amount)}.`,
        detail: booking_number,
        undo: { kind: 'undo', id: act.payment.id },
      };
    },
    failure: (cause, { kind }) =>
      `Erro ao ${kind === 'undo' ? 'anular' : 'guardar'} a taxa: ${refusalReason(cause)}`,
    showFailure: 'inline',
    log: 'tax',
    refresh: [queryKeys.register, queryKeys.taxTakings, queryKeys.months],
  });
  return {
    isPending,
    storing: isPending && input?.kind === 'receive' ? input.payment.method : null,
    failure: error === null || error.isSessionOver ? null : error.message,
    receive: async (entered: { amount: number; method: PaymentMethod; paid_on: string }) => {
      const { amount, method, paid_on } = entered;
      nextId.current ??= crypto.randomUUID();
      const payment = { id: nextId.current, booking_id, amount, method, paid_on };
      return (await change({ kind: 'receive', payment })) !== null;
    },
    undo: ({ id }: TaxPayment) => change({ kind: 'undo', id }),
  };
}

export type TaxActs = ReturnType<typeof useTaxActs>;
