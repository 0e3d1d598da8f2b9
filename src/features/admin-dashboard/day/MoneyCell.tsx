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
  const isTold = state === 'due' || (state === 'paid' && !isDone);
  return (
    <div className={MONEY_CELL}>
      {isTold && <Sum stay={stay} isDue={state === 'due'} />}
      {/* Always in this place: what was just received can be taken back there. */}
      {receive}
    </div>
  );
}

function Sum({ stay, isDue }: { stay: DayEntry; isDue: boolean }) {
  return (
    <>
      <span className={SUM} title={`Total ${formatEuros(stay.total_price)}`}>
        {formatEuros(isDue ? stay.amount_due : stay.total_price)}
      </span>
      {isDue ? (
        <span className="font-semibold text-barro-800 md:block">a pagar</span>
      ) : (
        <span className="font-semibold text-ria-700 md:block">
          <Check className="inline size-3.25 align-[-2px]" strokeWidth={2.2} aria-hidden /> pago
        </span>
      )}
    </>
  );
}
