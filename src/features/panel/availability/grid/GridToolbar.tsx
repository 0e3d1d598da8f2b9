import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import {
  anchorDay,
  jumpMonths,
  periodTitle,
  stepAnchor,
  viewPeriod,
  type AvailabilityView,
} from '@/domain/availability/availability-period';
import { formatMonthTitle } from '@/domain/calendar/date-formats';
import { startOfMonth, type Day } from '@/domain/calendar/dates';

const VIEWS = [
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
  { value: 'three-months', label: '3 meses' },
] as const;

/** Hidden while a stay is lifted, because the grid needs the space. */
const ASIDE = 'in-[:root[data-moving-stay]]:hidden';

interface GridToolbarProps {
  view: AvailabilityView;
  anchor: Day;
  today: Day;
  onShow: (changes: { view?: AvailabilityView; anchor?: Day }) => void;
  /** The room filter and the bulk actions. */
  children: ReactNode;
}

/** Which days the grid shows (ADM-AVAIL-02, ADM-AVAIL-03). */
export function GridToolbar({ view, anchor, today, onShow, children }: GridToolbarProps) {
  const period = viewPeriod(view, anchor, today);
  const handleStep = (direction: 1 | -1) => () =>
    onShow({ anchor: stepAnchor(view, anchor, { today, direction }) });

  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-1.5 [&_button]:px-2.5 lg:[&_button]:px-2">
      <Button
        variant="outline"
        aria-label="Anterior"
        disabled={period.from <= today}
        onClick={handleStep(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <PeriodTitle {...{ view, anchor, today }} onJump={(next) => onShow({ anchor: next })} />
      <Button variant="outline" aria-label="Seguinte" onClick={handleStep(1)}>
        <ChevronRight aria-hidden />
      </Button>
      <Button
        variant="outline"
        className={ASIDE}
        disabled={anchor === today}
        onClick={() => onShow({ anchor: today })}
      >
        Hoje
      </Button>
      <SegmentedControl
        legend="Vista"
        look="filter"
        segments={VIEWS}
        value={view}
        onChange={(next) => onShow({ view: next })}
        className={`max-lg:basis-full lg:[&_span]:px-2 ${ASIDE}`}
      />
      <div className={`flex flex-wrap gap-x-1 gap-y-1.5 lg:ms-auto ${ASIDE}`}>{children}</div>
    </div>
  );
}

interface PeriodTitleProps {
  view: AvailabilityView;
  anchor: Day;
  today: Day;
  onJump: (anchor: Day) => void;
}

/** The period shown. An invisible select over it lists the months to jump to. */
function PeriodTitle({ view, anchor, today, onJump }: PeriodTitleProps) {
  const period = viewPeriod(view, anchor, today);
  return (
    <div className="relative flex min-h-8.5 items-center justify-center gap-0.5 rounded-field px-1 outline-offset-2 hover:bg-anil-50 has-focus-visible:outline-3 has-focus-visible:outline-(--focus) max-lg:flex-1 max-md:min-h-11 forced-colors:border">
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
