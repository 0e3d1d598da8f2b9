import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Button } from '@/components/Button';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatMonthTitle } from '@/domain/calendar/date-formats';
import { addMonths, type Day } from '@/domain/calendar/dates';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useHouseTime } from '@/hooks/useHouseTime';
import { StillReading } from '@/features/panel/kit/StillReading';
import { MonthBody } from './MonthBody';
import { useMonthSheet, useShownMonth } from './useMonth';

/** The month: tourist tax and survey, to be copied, printed and ticked as handed in (TAX-02). */
export function MonthScreen() {
  const { today } = useHouseTime();
  const { month, running, show } = useShownMonth(today);
  const reading = useMonthSheet(month);

  return (
    <>
      <BackToHouse />
      <PanelHeader title="Mês">
        {month !== null && <MonthSteps {...{ month, running }} onShow={show} />}
        <Button
          variant="outline"
          disabled={reading.data === undefined}
          onClick={() => window.print()}
          className="max-md:w-full print:hidden"
        >
          <Printer aria-hidden />
          Imprimir
        </Button>
      </PanelHeader>
      {reading.data && <MonthBody sheet={reading.data} today={today} />}
      <StillReading of={reading} title="Não foi possível carregar o mês">
        <MonthSkeleton />
      </StillReading>
    </>
  );
}

interface MonthStepsProps {
  month: Day;
  /** The running month: there is nothing after it. */
  running: Day;
  onShow: (month: Day) => void;
}

function MonthSteps({ month, running, onShow }: MonthStepsProps) {
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  return (
    <div className="flex items-center gap-1.5 max-md:w-full">
      <Button
        variant="outline"
        className="size-8.5 px-0! max-md:size-11"
        aria-label={formatMonthTitle(before)}
        onClick={() => onShow(before)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <h2 aria-live="polite" className="min-w-46 text-center text-20 lowercase max-md:flex-1">
        {formatMonthTitle(month)}
      </h2>
      <Button
        variant="outline"
        className="size-8.5 px-0! max-md:size-11"
        aria-label={formatMonthTitle(after)}
        disabled={month >= running}
        onClick={() => onShow(after)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

/** As tall as a month of some countries. */
function MonthSkeleton() {
  return (
    <div className="grid animate-breathe items-start gap-4 lg:grid-cols-2">
      <output className="sr-only">A carregar...</output>
      {['tax', 'ine'].map((kind) => (
        <div key={kind} className={`h-130 ${PANEL_CARD}`} />
      ))}
    </div>
  );
}
