import * as t from '@messages/guest-page';
import { CalendarX2, CreditCard, Croissant, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import type { GuestStage, GuestSums } from '@/domain/booking/guest-stay';
import { formatClock, formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { lisbonToday } from '@/domain/calendar/dates';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPage } from '@/queries/guest-page';

interface GoodToKnowProps {
  stage: GuestStage;
  sums: GuestSums;
  payment: GuestPage['payment'];
  /** Until when cancelling costs nothing, ISO text; null where it is of no interest any more. */
  cancelUntil: string | null;
}

/** The rules of the house that matter now. */
export function GoodToKnow({ stage, sums, payment, cancelUntil }: GoodToKnowProps) {
  const words = t.GOOD_TO_KNOW;
  // A deposit stands beside the state of the request; what is left of the price is paid here.
  const rest = payment?.rest || sums.due;
  const isBefore = stage === 'awaiting-payment' && rest === sums.due;
  return (
    <section aria-labelledby="bom-saber">
      <h2 id="bom-saber" className="text-24 md:text-30">
        {words.title}
      </h2>
      <dl className="mt-4 divide-y divide-linha border-y border-linha tabular-figures">
        <Rule
          icon={LogIn}
          term={words.checkIn}
          value={words.checkInHours}
          note={words.checkInNote}
        />
        <Rule
          icon={LogOut}
          term={words.checkOut}
          value={words.checkOutHours}
          note={words.checkOutNote}
        />
        <Rule
          icon={Croissant}
          term={words.breakfast}
          value={words.breakfastHours}
          note={words.breakfastNote}
        />
        {sums.isPriced && sums.due > 0 && (
          <Rule
            icon={CreditCard}
            term={stage === 'in-review' ? words.payment : words.paymentOf(formatEuros(rest))}
            value={isBefore ? words.paymentBefore : words.paymentWhen}
            note={words.paymentNote}
          />
        )}
        {cancelUntil !== null && (
          <Rule
            icon={CalendarX2}
            term={words.freeCancellation}
            value={words.cancelUntil(
              formatShortWeekdayAndDay(lisbonToday(new Date(cancelUntil))),
              formatClock(cancelUntil),
            )}
            note={words.lateCancellation(
              sums.firstNight === null ? null : formatEuros(sums.firstNight),
            )}
          />
        )}
      </dl>
    </section>
  );
}

interface RuleProps {
  icon: LucideIcon;
  term: string;
  value: string;
  note: string;
}

function Rule({ icon: Icon, term, value, note }: RuleProps) {
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 py-3 md:grid-cols-[1.75rem_minmax(0,1fr)_auto]">
      <dt className="contents">
        <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
        <span>{term}</span>
      </dt>
      <dd className="font-semibold max-md:col-start-2 md:text-end">{value}</dd>
      <dd className="col-start-2 text-14 text-tinta-2 md:col-end-4">{note}</dd>
    </div>
  );
}
