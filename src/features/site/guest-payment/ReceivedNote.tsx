import * as t from '@messages/guest-payment';
import { CircleCheck } from 'lucide-react';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPayment } from '@/queries/guest-page';
import { Rehearsal } from './PayCard';
import { PaymentNote } from './PaymentNote';
import { atMoment } from './payment-words';

/** What has come, what is left of the price, and what went back. */
export function ReceivedNote({ payment, isOff }: { payment: GuestPayment; isOff: boolean }) {
  const { paid, paid_at, refunded } = payment;
  const back = refunded > 0 ? [t.RECEIVED.refunded(formatEuros(refunded))] : [];
  if (paid <= 0) return <PaymentNote tone="anil" icon={CircleCheck} first={back} />;
  // What went back is already taken off what is paid, but all of it came at that moment.
  const came = paid + refunded;
  const rest = isOff ? t.RECEIVED.cancelled : restWords(payment);
  return (
    <PaymentNote
      tone="horta"
      icon={CircleCheck}
      first={t.RECEIVED.first(formatEuros(came), paid_at === null ? null : atMoment(paid_at))}
    >
      {` ${[...back, rest, t.RECEIVED.noBill].join(' ')} `}
      <Rehearsal payment={payment} />
    </PaymentNote>
  );
}

function restWords({ rest }: GuestPayment): string {
  return rest > 0 ? t.RECEIVED.rest(formatEuros(rest)) : t.RECEIVED.all;
}
