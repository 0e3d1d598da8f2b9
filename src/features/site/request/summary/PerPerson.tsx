import * as t from '@messages/stay-prices';
import type { PartyPrice } from '@/domain/rates/house-rates';
import { formatEuros } from '@/domain/basics/money';

/** 'Por pessoa e noite, em média'. */
const labelOf = ({ isAverage }: PartyPrice) => (isAverage ? t.PER_PERSON_ON_AVERAGE : t.PER_PERSON);

/** What each guest pays for a night, beside what the party pays (RATE-04). */
export function PerPerson({ price, className = '' }: { price: PartyPrice; className?: string }) {
  if (price.perPerson === null) return null;
  return (
    <span className={`flex items-baseline justify-between gap-2.5 text-tinta-2 ${className}`}>
      {labelOf(price)}
      <b className="font-semibold whitespace-nowrap text-tinta">{formatEuros(price.perPerson)}</b>
    </span>
  );
}
