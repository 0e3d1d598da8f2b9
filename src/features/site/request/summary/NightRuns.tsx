import * as t from '@messages/stay-prices';
import { addDays } from '@/domain/calendar/dates';
import { formatEuros, timesEuros } from '@/domain/basics/money';
import { formatNights } from '@/domain/calendar/short-dates';
import type { PriceRun, StayQuote } from '@/domain/rates/stay-quote';

/** The nights of a bill line by line, where one of them has a special price (RATE-01). */
export function NightRuns({ quote, className = '' }: { quote: StayQuote; className?: string }) {
  return (
    <dl
      className={`grid gap-0.5 border-s-3 border-linha ps-3 text-14 leading-5.25 tabular-figures md:text-15 md:leading-5.5 ${className}`}
    >
      {quote.runs.map((run) => (
        <RunLine key={run.from} run={run} />
      ))}
    </dl>
  );
}

function RunLine({ run: { from, until, nights, price, isSpecial } }: { run: PriceRun }) {
  const days = formatNights({ from, to: addDays(until, -1) });
  return (
    <div
      className={`flex items-start justify-between gap-3.5 ${isSpecial ? 'font-medium text-ocre-800' : ''}`}
    >
      <dt className={isSpecial ? 'flex min-w-0 items-start gap-2' : 'min-w-0 text-tinta-2'}>
        {isSpecial && (
          // The folded corner that such a day has in the calendar of its room.
          <span
            aria-hidden
            className="relative mt-1 size-3.25 flex-none rounded-tile bg-ocre-100 forced-colors:border"
          >
            <span className="absolute top-0 right-0 border-[6.5px] border-ocre-400 border-s-transparent border-b-transparent" />
          </span>
        )}
        {isSpecial ? t.special(days) : days}
      </dt>
      <dd className="whitespace-nowrap">
        {nights === 1 ? formatEuros(price) : timesEuros(nights, price)}
      </dd>
    </div>
  );
}
