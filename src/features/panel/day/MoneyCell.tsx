import { Check } from 'lucide-react';
import { isUnpriced } from '@/domain/booking/booking-source';
import { formatEuros } from '@/domain/basics/money';
import { paymentState } from '@/domain/payment/payment';
import { ReceiveButton } from '@/features/panel/payment/ReceiveButton';
import type { DayEntry } from '@/queries/day-sheet';
import { MONEY_CELL, SUM } from './row-styles';

/** What a row tells of the payment: all, or only a debt once the step is done. */
export type ShownMoney = 'all' | 'debts';

interface MoneyCellProps {
  stay: DayEntry;
  told: ShownMoney;
}

/** What is still to be paid, with the button that takes it, or that all is paid (DAY-02, PAY-02, PAY-04). */
export function MoneyCell({ stay, told }: MoneyCellProps) {
  const isPriceMissing = told === 'all' && isUnpriced(stay);
  const isPaid = paymentState(stay) === 'paid' && told === 'all' && !isPriceMissing;
  return (
    <div className={MONEY_CELL}>
      {isPriceMissing && <span>preço por indicar</span>}
      {/* The key keeps the button's undo state when the button moves within its row. */}
      <ReceiveButton key={stay.id} booking={stay}>
        {isPaid && <PaidSum sum={formatEuros(stay.total_price)} />}
      </ReceiveButton>
    </div>
  );
}

function PaidSum({ sum }: { sum: string }) {
  return (
    <div>
      <span className={SUM} title={`Total ${sum}`}>
        {sum}
      </span>
      <span className="font-semibold text-ria-700 md:block">
        <Check className="inline size-3.25 align-[-2px]" strokeWidth={2.2} aria-hidden /> pago
      </span>
    </div>
  );
}
