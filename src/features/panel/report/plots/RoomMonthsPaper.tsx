import { spanName } from '@/domain/report/columns';
import { hasNoData, lastYearLabel } from '@/domain/report/glossary';
import type { PeriodFigures, ReportRoom } from '@/queries/reports';
import { PaperPlot } from './PaperPlot';
import { RoomMonths } from './RoomMonths';

interface RoomMonthsPaperProps {
  rooms: ReportRoom[];
  period: PeriodFigures;
  before: PeriodFigures;
}

/** Rooms by months on paper, with their names and the year before (REP-04). */
export function RoomMonthsPaper({ rooms, period, before }: RoomMonthsPaperProps) {
  return (
    <PaperPlot
      title={`Ocupação por quarto e ${spanName(period)}, em percentagem das noites`}
      sentence={
        <>
          Mais escuro, mais cheio. O número diz o mesmo a preto e branco.
          {hasNoData(before) && ` ${lastYearLabel(before)}.`}
        </>
      }
    >
      <RoomMonths rooms={rooms} period={period} before={before} isPaper />
    </PaperPlot>
  );
}
