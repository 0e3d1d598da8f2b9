import * as t from '@messages/stay-minimum';
import { CalendarDays } from 'lucide-react';
import type { RulePeriod } from '@/domain/rates/arrival-calendar';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import type { StayDates } from '@/domain/stay/stay';
import { formatStayInSentence } from '@/domain/calendar/stay-formats';

/** Only so many are listed in words; the calendar marks all of them. */
const MOST_PERIODS = 3;

interface RulePeriodsProps {
  periods: readonly RulePeriod[];
  dates: StayDates;
}

/**
 * The house's rules in words, before the guest runs into one; once a check-in is chosen, only the
 * period that holds for it (RATE-02).
 */
export function RulePeriods({ periods, dates: { checkIn } }: RulePeriodsProps) {
  const told =
    checkIn === null ? periods : periods.filter(({ from, to }) => from <= checkIn && checkIn <= to);
  if (told.length === 0) return null;
  const more = told.length - MOST_PERIODS;
  return (
    <div
      role="note"
      aria-label={t.RULES}
      className="mb-3.5 flex gap-3 rounded-tile border-s-6 border-ocre-400 bg-areia px-3.5 py-3 text-15 leading-5.5 tabular-figures md:px-4.5"
    >
      <CalendarDays className="mt-px size-5 text-ocre-800" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        {told.slice(0, MOST_PERIODS).map((period) => (
          <p key={period.from}>
            <b className="font-semibold">{t.period({ ...period, days: daysOf(period) })}</b>
            {told.length === 1 && ` ${t.BY_ARRIVAL}`}
          </p>
        ))}
        {told.length > 1 && <p>{t.BY_ARRIVAL}</p>}
        {more > 0 && <p>{t.morePeriods(more)}</p>}
      </div>
    </div>
  );
}

/** 'de 5 a 9 de fevereiro'; one day alone '5 de fevereiro'. */
function daysOf({ from, to }: RulePeriod): string {
  return from === to ? formatLongDayAndMonth(from) : formatStayInSentence({ from, to });
}
