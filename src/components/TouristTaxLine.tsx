import * as t from '@messages/stay-prices';
import type { TaxLine, TouristTax } from '@/domain/rates/tourist-tax';
import { formatEuros } from '@/domain/basics/money';

/** A cap this high is never reached by a stay booked here, so it is not mentioned. */
const ENDLESS_NIGHTS = 31;

/** '18,00 €', 'até 18,00 €' while the ages are not known. */
export function taxSum({ total, isAtMost }: TouristTax): string {
  return isAtMost ? t.TAX.upTo(formatEuros(total)) : formatEuros(total);
}

function rateWords({ amount, minAge, maxNights, nights }: TaxLine, isOnly: boolean): string {
  return t.TAX.rate({
    amount: formatEuros(amount),
    minAge,
    maxNights: maxNights >= ENDLESS_NIGHTS ? null : maxNights,
    nights: isOnly ? null : nights,
  });
}

/** The tourist tax, on a line of its own: paid at reception, never part of the sum (RATE-03). */
export function TouristTaxLine({ tax, className }: { tax: TouristTax; className: string }) {
  return (
    <div
      className={`border-t border-dashed border-contorno/60 text-15 tabular-figures ${className}`}
    >
      <p className="flex items-baseline justify-between gap-3 font-medium">
        {t.TAX.title}
        <b className="font-semibold whitespace-nowrap">{taxSum(tax)}</b>
      </p>
      {tax.lines.map((line) => (
        <p key={`${line.amount} ${line.minAge}`} className="mt-0.75 text-14 text-tinta-2">
          {rateWords(line, tax.lines.length === 1)}
        </p>
      ))}
      <p className="mt-1.75 inline-block rounded-tile bg-sal px-1.75 text-13 leading-5 font-medium forced-colors:border">
        {t.TAX.atReception}
      </p>
    </div>
  );
}
