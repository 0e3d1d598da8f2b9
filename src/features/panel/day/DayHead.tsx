import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import { formatWeekdayAndDay, formatWeekdayName } from '@/domain/calendar/date-formats';
import { addDays, type Day } from '@/domain/calendar/dates';

interface DayHeadProps {
  day: Day;
  today: Day;
  /** The occupancy of its night, where there is room for it. */
  night: ReactNode;
  /** The field for any other day. */
  field: ReactNode;
  onShow: (day: Day) => void;
}

/**
 * The name of the day, the buttons to other days (DAY-01), and the occupancy of its night (DAY-05).
 */
export function DayHead({ day, today, night, field, onShow }: DayHeadProps) {
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-1.5 gap-y-2 max-md:mb-2 max-md:gap-y-1">
      <Button
        variant="outline"
        aria-label={`Dia anterior: ${formatWeekdayAndDay(before)}`}
        onClick={() => onShow(before)}
        className="size-8.5 px-0! max-md:size-11"
      >
        <ChevronLeft aria-hidden />
      </Button>
      <h2
        id="o-dia"
        className="text-20 max-md:order-first max-md:w-full md:mx-2"
        aria-live="polite"
        aria-atomic
      >
        {relativeName(day, today)}{' '}
        <small className="ms-1.5 font-sans text-14 tracking-normal text-tinta-2">
          {nearDay(day, today)}
        </small>
      </h2>
      <Button
        variant="outline"
        aria-label={`Dia seguinte: ${formatWeekdayAndDay(after)}`}
        onClick={() => onShow(after)}
        className="size-8.5 px-0! max-md:order-2 max-md:size-11"
      >
        <ChevronRight aria-hidden />
      </Button>
      <div className="max-md:order-1 max-md:min-w-28 max-md:flex-1 md:w-36">{field}</div>
      <Button
        variant="outline"
        disabled={day === today}
        aria-keyshortcuts="t"
        onClick={() => onShow(today)}
        className="max-md:order-3"
      >
        Hoje
        <span className="max-md:hidden" aria-hidden>
          <Keycap>T</Keycap>
        </span>
      </Button>
      {night && <div className="min-w-80 flex-1">{night}</div>}
    </div>
  );
}

function relativeName(day: Day, today: Day): string {
  if (day === today) return 'Hoje';
  if (day === addDays(today, 1)) return 'Amanhã';
  if (day === addDays(today, -1)) return 'Ontem';
  const name = formatWeekdayName(day);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The rest of the date beside the name of the day; the year only if it is another one. */
function nearDay(day: Day, today: Day): string {
  const isNamed = relativeName(day, today).toLowerCase() === formatWeekdayName(day);
  const date = formatWeekdayAndDay(day).replace(isNamed ? `${formatWeekdayName(day)}, ` : '', '');
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${date} de ${day.slice(0, 4)}`;
}
