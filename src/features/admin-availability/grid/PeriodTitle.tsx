import { ChevronDown } from 'lucide-react';
import {
  anchorDay,
  jumpMonths,
  periodTitle,
  viewPeriod,
  type AvailabilityView,
} from '@/domain/availability-period';
import { formatMonthTitle } from '@/domain/date-formats';
import { startOfMonth, type Day } from '@/domain/dates';

interface PeriodTitleProps {
  view: AvailabilityView;
  anchor: Day;
  today: Day;
  onJump: (anchor: Day) => void;
}

/** Which days are shown, and a list of months beneath the words to jump to another. */
export function PeriodTitle({ view, anchor, today, onJump }: PeriodTitleProps) {
  const period = viewPeriod(view, anchor, today);
  return (
    <div className="relative flex min-h-8.5 items-center justify-center gap-0.5 rounded-campo px-1 outline-offset-2 hover:bg-anil-50 has-focus-visible:outline-3 has-focus-visible:outline-(--foco) max-lg:flex-1 max-md:min-h-11 forced-colors:border">
      <h2 aria-live="polite" className="text-[1.0625rem] max-lg:text-center max-lg:text-16">
        {periodTitle(view, period)}
      </h2>
      <ChevronDown className="size-4 text-anil-600 forced-colors:text-[CanvasText]" aria-hidden />
      <select
        aria-label="Escolher o mês"
        value={startOfMonth(period.from)}
        onChange={({ target }) => onJump(anchorDay(target.value, today))}
        className="absolute inset-0 w-full cursor-pointer text-16 opacity-0"
      >
        {jumpMonths(today, period.from).map((month) => (
          <option key={month} value={month}>
            {formatMonthTitle(month)}
          </option>
        ))}
      </select>
    </div>
  );
}
