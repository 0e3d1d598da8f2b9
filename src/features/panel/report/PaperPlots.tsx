import { sourceBars } from '@/domain/report/bars';
import { spanName } from '@/domain/report/columns';
import { hasNoData, lastYearLabel } from '@/domain/report/glossary';
import { leadSentence } from '@/domain/report/sentences';
import type { Report, ReportRoom, PeriodFigures } from '@/queries/reports';
import { LastYear } from './plots/LastYear';
import { LeadBars } from './plots/LeadBars';
import { PaperPlot } from './plots/PaperPlot';
import { RoomMonths } from './plots/RoomMonths';
import { SourceBars } from './plots/SourceBars';

/** With more rooms than this the numbers on the sheet would be too small to read. */
const MOST_ROOMS = 24;

/** Heights in px: a room's row, a bar, all heads together, and the sheet above its footer. */
const ROOM_ROW = 29.5;
const BAR_ROW = 31.5;
const HEADS = 175;
const LEAD_ROWS = 6;
const SHEET = 925;

interface PaperPlotsProps {
  report: Report;
  /** Null when they could not be read. */
  rooms: ReportRoom[] | null;
}

/**
 * The second sheet: rooms by months, where the nights come from, how long before people book. With
 * many rooms or sources everything is scaled down, so that it still fits on one sheet (REP-04).
 */
export function PaperPlots({ report, rooms }: PaperPlotsProps) {
  const shown = rooms !== null && rooms.length <= MOST_ROOMS ? rooms : [];
  const bars = sourceBars(report).length + LEAD_ROWS;
  const height = HEADS + shown.length * ROOM_ROW + bars * BAR_ROW;
  return (
    <div className="*:first:mt-0" style={{ zoom: Math.min(1, SHEET / height) }}>
      {rooms !== null && shown.length === rooms.length ? (
        <RoomMonthsPaper rooms={shown} {...report} />
      ) : (
        <p>{withoutRooms(rooms)}</p>
      )}
      <SourcePaper report={report} />
      <LeadPaper report={report} />
    </div>
  );
}

function withoutRooms(rooms: ReportRoom[] | null): string {
  return rooms === null
    ? 'O mapa dos quartos não pôde ser feito.'
    : `A ocupação dos ${rooms.length} quartos não cabe nesta folha; está no ecrã e no seu ficheiro CSV.`;
}

/** Where the nights come from, on paper (REP-04). */
export function SourcePaper({ report }: { report: Report }) {
  return (
    <PaperPlot
      title="De onde vêm as noites"
      sentence={
        <>
          Parte das noites, número de noites e receita.{' '}
          <LastYear before={report.before} mark="standing" />
        </>
      }
    >
      <SourceBars report={report} isPaper />
    </PaperPlot>
  );
}

/** How long ahead guests book, on paper (REP-04). */
export function LeadPaper({ report }: { report: Report }) {
  return (
    <PaperPlot
      title="Com que antecedência reservam"
      sentence={
        <>
          Parte das reservas. {leadSentence(report.period)}{' '}
          <LastYear before={report.before} mark="standing" />
        </>
      }
    >
      <LeadBars report={report} />
    </PaperPlot>
  );
}

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
