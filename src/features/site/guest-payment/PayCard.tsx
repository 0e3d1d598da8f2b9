import * as t from '@messages/guest-payment';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { longMoment } from '@/domain/calendar/moments';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPayment } from '@/queries/guest-page';
import { PAY_ID } from './payable';
import type { PayNow } from './usePayNow';

interface PayCardProps {
  payment: GuestPayment;
  lapses: boolean;
  payNow: PayNow;
  /** What stands in the place of the button where it cannot be pressed; null where it can. */
  instead: ReactNode;
}

/** What is to be paid, until when, and the way to the payment service. */
export function PayCard({ payment, lapses, payNow, instead }: PayCardProps) {
  const { amount, until, total, paid, rest, methods } = payment;
  return (
    <section
      aria-labelledby="sinal"
      className="rounded-card border border-linha px-4 py-5 tabular-figures md:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="sinal" className="font-sans text-17 font-medium">
          {titleOf(payment)}
        </h2>
        <p className="text-30 font-bold whitespace-nowrap">
          {formatEuros(amount)} <Rehearsal payment={payment} />
        </p>
      </div>
      <p className="mt-1 text-tinta-2">
        {t.UNTIL.before}
        <b className="font-semibold text-tinta">{longMoment(until)}</b>
        {t.UNTIL.after}
        {lapses && ` ${t.LAPSES}`}
      </p>
      <dl className="mt-4 grid gap-1.5 border-t border-linha pt-3">
        <Sum term={t.SUMS.total}>{formatEuros(total)}</Sum>
        {paid > 0 && <Sum term={t.SUMS.paid}>{formatEuros(paid)}</Sum>}
        {rest > 0 && <Sum term={t.SUMS.rest}>{formatEuros(rest)}</Sum>}
      </dl>
      <div className="mt-4.5">{instead ?? <PayButton {...{ amount, methods, payNow }} />}</div>
    </section>
  );
}

function titleOf({ basis, share }: GuestPayment): string {
  if (basis === 'share' && share !== null) return t.shareOf(share);
  return basis === 'first_night' ? t.BASIS.first_night : t.BASIS.other;
}

/** Says beside a sum that it moves no money (DEPOSIT-03). */
export function Rehearsal({ payment }: { payment: Pick<GuestPayment, 'is_rehearsal'> }) {
  if (!payment.is_rehearsal) return null;
  return (
    <span className="inline-block rounded-tile bg-ocre-100 px-2 align-middle text-13 leading-5 font-semibold text-ocre-800">
      {t.REHEARSAL}
    </span>
  );
}

function Sum({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-tinta-2">{term}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

interface PayButtonProps extends Pick<GuestPayment, 'amount' | 'methods'> {
  payNow: PayNow;
}

function PayButton({ amount, methods, payNow }: PayButtonProps) {
  const noteId = useId();
  const { pay, isBusy, failure, pressedIn } = payNow;
  return (
    <>
      <Button
        id={PAY_ID}
        variant="ocre"
        isBusy={isBusy}
        busyLabel={t.OPENING}
        onClick={() => void pay('card')}
        aria-describedby={noteId}
        className="min-h-13.5 w-full scroll-mt-[30vh] text-17"
      >
        {t.pay(formatEuros(amount))}
        <ArrowUpRight aria-hidden />
      </Button>
      {failure !== null && pressedIn === 'card' && (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
      {methods.length > 0 && (
        <ul aria-label={t.METHODS_LEGEND} className="mt-2.5 flex flex-wrap gap-2">
          {methods.map((method) => (
            <li
              key={method}
              className="rounded-tile border border-linha px-2.5 py-0.5 text-14 font-semibold"
            >
              {t.METHODS[method]}
            </li>
          ))}
        </ul>
      )}
      <p id={noteId} className="mt-2.5 text-14 text-tinta-2">
        {t.NOTE}
      </p>
    </>
  );
}
