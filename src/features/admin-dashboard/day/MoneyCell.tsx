import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuros } from '@/domain/money';
import { paymentState } from '@/domain/payment';
import type { DayEntry } from '@/queries/day-sheet';
import { MONEY_CELL, SUM } from './row-styles';

interface MoneyCellProps {
  stay: DayEntry;
  isDone: boolean;
  /** Takes money for the stay. */
  receive?: ReactNode;
}

/** What is still to be paid, or that all is paid (DAY-02, PAY-04). What is done tells of debts alone. */
export function MoneyCell({ stay, isDone, receive }: MoneyCellProps) {
  const state = paymentState(stay);
  if (state === 'nothing' || (isDone && state === 'paid')) {
    return <span className={MONEY_CELL}>{receive}</span>;
  }
  if (state === 'paid') {
    return (
      <span className={MONEY_CELL}>
        <span className={SUM}>{formatEuros(stay.total_price)}</span>
        <span className="font-semibold text-ria-700">
          <Check className="inline size-3.25 align-[-2px]" strokeWidth={2.2} aria-hidden /> pago
        </span>{' '}
        {receive}
      </span>
    );
  }
  return (
    <span className={MONEY_CELL}>
      <span className={SUM} title={`Total ${formatEuros(stay.total_price)}`}>
        {formatEuros(stay.amount_due)}
      </span>
      <span className="font-semibold text-barro-800">a pagar</span> {receive}
    </span>
  );
}
