import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { SegmentedControl } from '@/components/SegmentedControl';
import { stepAnchor, viewPeriod, type AvailabilityView } from '@/domain/availability-period';
import type { Day } from '@/domain/dates';
import { PeriodTitle } from './PeriodTitle';

const VIEWS = [
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
  { value: 'three-months', label: '3 meses' },
] as const;

interface GridToolbarProps {
  view: AvailabilityView;
  anchor: Day;
  today: Day;
  onShow: (changes: { view?: AvailabilityView; anchor?: Day }) => void;
  /** What can be done with the grid. */
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
        className="max-lg:basis-full lg:[&_span]:px-2"
      />
      <div className="flex flex-wrap gap-x-1 gap-y-1.5 lg:ms-auto">{children}</div>
    </div>
  );
}
