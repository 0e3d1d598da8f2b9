import * as t from '@messages/guest-payment';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/CopyButton';
import { formatEuros } from '@/domain/basics/money';
import { guestSums } from '@/domain/booking/guest-stay';
import type { GuestPage } from '@/queries/guest-page';

interface HowToPayProps {
  page: GuestPage;
  /** EUR; all that is due where it is not given. */
  amount?: number;
}

/** How to pay while payment is awaited: the facts that the mail has (TRACK-07). */
export function HowToPay({ page, amount }: HowToPayProps) {
  const { bookings, group_reference, transfer = null } = page;
  const words = t.HOW_TO_PAY;
  const awaited = bookings.filter(({ status }) => status === 'awaiting_payment');
  const sums = guestSums(awaited);
  if (sums === null || (sums.isPriced && sums.due <= 0)) return null;
  const iban = transfer?.iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <section
      aria-labelledby="pagar"
      className="mt-6 rounded-e-field border-s-6 border-anil-600 bg-sal px-4 py-3.5 tabular-figures"
    >
      <h2 id="pagar" className="flex items-center gap-2.5 text-20">
        <CreditCard className="size-5.5 flex-none text-anil-600" aria-hidden />
        {words.title}
      </h2>
      <dl className="mt-2.5 grid gap-2">
        {sums.isPriced && <Fact term={words.amount}>{formatEuros(amount ?? sums.due)}</Fact>}
        {iban !== undefined && (
          <Fact term={words.iban} action={<CopyButton text={iban} label={words.copyIban} />}>
            {iban}
          </Fact>
        )}
        {transfer?.account_holder && <Fact term={words.holder}>{transfer.account_holder}</Fact>}
        <Fact term={words.reference}>{group_reference ?? awaited[0]?.booking_number}</Fact>
      </dl>
      <p className="mt-3 text-15 text-tinta-2">{transfer === null ? words.call : words.proof}</p>
    </section>
  );
}

interface FactProps {
  term: string;
  action?: ReactNode;
  children: ReactNode;
}

function Fact({ term, action, children }: FactProps) {
  return (
    <div className="grid items-center gap-x-4 md:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
      <dt className="text-15 text-tinta-2">{term}</dt>
      <dd className="font-semibold wrap-anywhere max-md:text-15">{children}</dd>
      {action !== undefined && <dd className="max-md:mt-1">{action}</dd>}
    </div>
  );
}
