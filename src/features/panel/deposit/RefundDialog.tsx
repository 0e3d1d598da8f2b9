import { useRef, useState } from 'react';
import { Field } from '@/components/form/Field';
import { PriceInput } from '@/components/form/PriceInput';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { formatEuros } from '@/domain/basics/money';
import { priceText, typedPrice } from '@/domain/basics/price-input';
import { refundSumProblem } from '@/domain/deposit/deposit-input';
import { type DepositSession, leftOf } from '@/domain/deposit/deposit-sheet';
import type { DepositActs } from './useDepositActs';

interface RefundDialogProps {
  /** The payment that is given back; null while the dialog is closed. */
  session: DepositSession | null;
  name: string;
  acts: DepositActs;
  onClose: () => void;
}

/** 'Devolver…': how much of a payment goes back, at most what is left of it (DEPOSIT-02). */
export function RefundDialog({ session, name, acts, onClose }: RefundDialogProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const left = session === null ? 0 : leftOf(session);
  const text = typed ?? priceText(left);
  const problem = refundSumProblem(text, left);

  function close() {
    setTyped(null);
    setWasTried(false);
    onClose();
  }

  async function refund() {
    const amount = typedPrice(text);
    setWasTried(true);
    if (session === null || amount === null || problem !== undefined) {
      fieldRef.current?.focus();
      return;
    }
    if (await acts.run({ kind: 'refund', session: session.id, amount })) close();
  }

  return (
    <ConfirmDialog
      isOpen={session !== null}
      title={`Devolver a ${name}?`}
      initialFocus={fieldRef}
      confirmLabel={
        problem === undefined ? `Devolver ${formatEuros(typedPrice(text) ?? 0)}` : 'Devolver'
      }
      isBusy={acts.isBusy('refund')}
      busyLabel="A devolver…"
      error={acts.failureOf('refund')}
      onConfirm={() => void refund()}
      onCancel={close}
    >
      <p>
        O dinheiro volta pelo serviço de pagamentos, por onde veio. Conta quando o serviço
        confirmar.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!acts.isPending) void refund();
        }}
      >
        <Field
          label="Valor a devolver"
          hint={`até ${formatEuros(left)}`}
          error={wasTried ? problem : undefined}
          className="max-w-44"
        >
          <PriceInput
            ref={fieldRef}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        </Field>
      </form>
    </ConfirmDialog>
  );
}
