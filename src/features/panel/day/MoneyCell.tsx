import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnpriced } from '@/domain/booking/booking-source';
import { formatEuros } from '@/domain/basics/money';
import { paymentState } from '@/domain/payment/payment';
import type { DayEntry } from '@/queries/day-sheet';
import { MONEY_CELL, SUM } from './row-styles';

/** What a row tells of the payment: all, or only a debt once the step is done. */
export type ShownMoney = 'all' | 'debts';

interface MoneyCellProps {
  stay: DayEntry;
  told: ShownMoney;
  /** Takes money for the stay. */
  receive?: ReactNode;
}

/** What is still to be paid, or that all is paid (DAY-02, PAY-04). */
export function MoneyCell({ stay, told, receive }: MoneyCellProps) {
  const state = paymentState(stay);
  const isPriceMissing = told === 'all' && isUnpriced(stay);
  // The button that takes it says how much is due.
  const isTold =
    state === 'due' ? receive === undefined : state === 'paid' && told === 'all' && !isPriceMissing;
  return (
    <div className={MONEY_CELL}>
      {isPriceMissing && <span>preço por indicar</span>}
      {isTold && (
        <div>
          <Sum stay={stay} isDue={state === 'due'} />
        </div>
      )}
      {/* Always rendered here, because a payment just received can be taken back here. */}
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
