import { CalendarX2, CreditCard, Croissant, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { GOOD_TO_KNOW } from '@/copy/guest-page';
import type { GuestStage, GuestSums } from '@/domain/guest-stay';
import { formatClock } from '@/domain/date-formats';
import { lisbonToday } from '@/domain/dates';
import { formatEuros } from '@/domain/money';
import { shortDay } from './guest-words';

interface GoodToKnowProps {
  stage: GuestStage;
  sums: GuestSums;
  /** Until when cancelling costs nothing, ISO text; null where it is of no interest any more. */
  cancelUntil: string | null;
}

/** The rules of the house that matter now. */
export function GoodToKnow({ stage, sums, cancelUntil }: GoodToKnowProps) {
  const words = GOOD_TO_KNOW;
  return (
    <section aria-labelledby="bom-saber">
      <h2 id="bom-saber" className="text-24 md:text-30">
        Bom saber
      </h2>
      <dl className="mt-4 divide-y divide-linha border-y border-linha tabular-figures">
        <Rule icon={LogIn} term="Check-in" value={words.checkInHours} note={words.checkIn} />
        <Rule icon={LogOut} term="Check-out" value={words.checkOutHours} note={words.checkOut} />
        <Rule
          icon={Croissant}
          term="Pequeno-almoço"
          value={words.breakfastHours}
          note={words.breakfast}
        />
        {sums.due > 0 && stage !== 'awaiting-payment' && (
          <Rule
            icon={CreditCard}
            term={stage === 'in-review' ? 'Pagamento' : `Pagamento de ${formatEuros(sums.due)}`}
            value={words.paymentWhen}
            note={words.payment}
          />
        )}
        {cancelUntil !== null && (
          <Rule
            icon={CalendarX2}
            term="Cancelamento gratuito"
            value={words.cancelUntil(
              shortDay(lisbonToday(new Date(cancelUntil))),
              formatClock(cancelUntil),
            )}
            note={words.lateCancellation(formatEuros(sums.firstNight))}
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
