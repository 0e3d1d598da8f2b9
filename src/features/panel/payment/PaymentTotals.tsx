import { Check } from 'lucide-react';
import { formatEuros } from '@/domain/basics/money';
import { type PaidBooking, paymentState } from '@/domain/payment/payment';
import { NOT_A_BILL } from '@/domain/payment/words';
import { Fact, Facts } from '@/features/panel/parts/Facts';

interface PaymentTotalsProps {
  /** EUR, of a booking or of all of a group. */
  sums: PaidBooking;
  /** What the price is called, and how it is written. */
  label: string;
  price: string;
  /** Nobody has entered a price yet (CHAN-03). */
  isUnpriced: boolean;
}

/**
 * What a booking or a group costs, what has been paid of it, and what is due or to be given back
 * (PAY-01, PAY-04). What lists sums paid says that it is no bill (DEPOSIT-04).
 */
export function PaymentTotals({ sums, label, price, isUnpriced }: PaymentTotalsProps) {
  const { paid, amount_due } = sums;
  const state = paymentState(sums);
  return (
    <div className="mb-3">
      <Facts columns={3}>
        <Fact label={label}>{price}</Fact>
        <Fact label="Pago">{formatEuros(paid)}</Fact>
        {state === 'due' && (
          <Fact label="Por pagar" isStrong>
            <span className="text-barro-800">{formatEuros(amount_due)}</span>
          </Fact>
        )}
        {state === 'paid' && amount_due < 0 && (
          <Fact label="A devolver" isStrong>
            <span className="text-barro-800">{formatEuros(-amount_due)}</span>
          </Fact>
        )}
        {state === 'paid' && amount_due === 0 && (
          <Fact label="Por pagar">
            <span className="inline-flex items-center gap-1 text-ria-700">
              <Check className="size-4" aria-hidden />
              Tudo pago
            </span>
          </Fact>
        )}
        {state === 'nothing' && (
          <Fact label="Por pagar">{isUnpriced ? 'por indicar' : 'Nada'}</Fact>
        )}
      </Facts>
      {paid !== 0 && <p className="mt-2 text-12 text-tinta-2">{NOT_A_BILL}.</p>}
    </div>
  );
}
