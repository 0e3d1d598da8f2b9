import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import type { Day } from '@/domain/calendar/dates';
import { formatEuros } from '@/domain/basics/money';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { amountByMethod, canUndo, relativeDayWords, momentWords } from '@/domain/payment/words';
import type { Payment } from '@/queries/payments';
import { MethodMark } from './MethodMark';

interface PaymentListProps {
  payments: readonly Payment[];
  today: Day;
  /** The payment that is being undone; null while none is. */
  undoingId: string | null;
  onUndo: (payment: Payment) => void;
}

/**
 * The payments of a booking, oldest first; an undone one stays, struck through and in words (PAY-01).
 * What was paid online is given back instead (DEPOSIT-02).
 */
export function PaymentList({ payments, today, undoingId, onUndo }: PaymentListProps) {
  return (
    <ul aria-label="Pagamentos" className="mb-3 border-y border-linha/60 tabular-figures">
      {payments.map((payment) => (
        <li
          key={payment.id}
          className="flex items-center gap-2.5 border-t border-linha/60 py-1.5 first:border-0"
        >
          <MethodMark method={payment.method} className="text-tinta-2" />
          <div className={`min-w-0 flex-1 ${payment.undone ? 'text-tinta-2' : ''}`}>
            <p className="text-13">
              <Struck isStruck={payment.undone}>
                <span className="font-medium">{paymentMethodLabel(payment.method)}</span>
                {payment.amount < 0 && ' (devolução)'}
              </Struck>
              <span className="text-tinta-2">{`, ${enteredWords(payment, today)}`}</span>
            </p>
            {payment.note !== null && (
              <p className="text-12 wrap-anywhere text-tinta-2">{payment.note}</p>
            )}
            {payment.undone && <p className="text-12 font-medium">{undoneWords(payment, today)}</p>}
          </div>
          <span className={payment.undone ? 'text-tinta-2' : 'font-semibold'}>
            <Struck isStruck={payment.undone}>{formatEuros(payment.amount)}</Struck>
          </span>
          {canUndo(payment) && (
            <Button
              variant="quiet"
              isBusy={undoingId === payment.id}
              disabled={undoingId !== null && undoingId !== payment.id}
              aria-label={`Anular ${amountByMethod(payment)}`}
              onClick={() => onUndo(payment)}
              className="-me-2 flex-none"
            >
              <Undo2 aria-hidden />
              <span className="max-sm:sr-only">Anular</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Struck({ isStruck, children }: { isStruck: boolean; children: ReactNode }) {
  return isStruck ? <s>{children}</s> : children;
}

/** 'hoje, por Marta'. */
function enteredWords({ paid_on, entered_name }: Payment, today: Day): string {
  const day = relativeDayWords(paid_on, today);
  return entered_name === null ? day : `${day}, por ${entered_name}`;
}

/** 'Anulado por Marta, hoje às 10:14'. */
function undoneWords({ undone_at, undone_name }: Payment, today: Day): string {
  const who = undone_name === null ? 'Anulado' : `Anulado por ${undone_name}`;
  return undone_at === null ? who : `${who}, ${momentWords(undone_at, today)}`;
}
