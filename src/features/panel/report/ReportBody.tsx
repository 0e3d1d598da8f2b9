import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/look/Skeleton';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { leadCsv, sourceCsv } from '@/domain/report/csv';
import { reportFigures } from '@/domain/report/figures';
import { hasNoData, yearsOf } from '@/domain/report/glossary';
import { reportNotes } from '@/domain/report/notes';
import { formatPeriod } from '@/domain/report/period';
import { leadSentence, sourceSentence } from '@/domain/report/sentences';
import { leadTable, sourceTable } from '@/domain/report/tables';
import { StillReading } from '@/features/panel/kit/StillReading';
import type { Report } from '@/queries/reports';
import { LastYear } from './plots/LastYear';
import { LeadBars } from './plots/LeadBars';
import { MonthsPlot } from './plots/MonthsPlot';
import { PlotCard } from './plots/PlotCard';
import { RoomNightsPlot } from './plots/RoomNightsPlot';
import { SourceBars } from './plots/SourceBars';
import { FIGURE_CELL, FIGURE_GRID, ReportFigures } from './ReportFigures';
import type { ReportState } from './useReport';

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROOMS = 13;

/** Stands in for the report while it loads: ten figures, and the space of the plots. */
function ReportSkeleton() {
  return (
    <div className="animate-breathe">
      <div className={`mb-4 overflow-hidden ${FIGURE_GRID} ${PANEL_CARD}`}>
        {FIGURES.map((figure) => (
          <div key={figure} className={FIGURE_CELL}>
            <Skeleton className="my-1 h-2.5 w-3/4" />
            <Skeleton className="mt-2.5 mb-2 h-5 w-1/2" />
            <Skeleton className="my-1 h-2.5 w-2/3" />
          </div>
        ))}
      </div>
      <MapSkeleton />
      <div className={`mt-4 h-64 p-4 ${PANEL_CARD}`}>
        <Skeleton className="h-4 w-56" />
      </div>
    </div>
  );
}

/** Stands in for the heat map while it loads; takes the number of rooms where that is known. */
function MapSkeleton({ rooms = ROOMS }: { rooms?: number }) {
  return (
    <div className={`p-4 ${PANEL_CARD}`}>
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-2 mb-11 h-3 w-48" />
      {Array.from({ length: rooms }, (_, room) => (
        <Skeleton key={room} className="mb-1.5 h-4.5" />
      ))}
    </div>
  );
}

/** The report below the period form in all its states: loading, shown, empty, failed. */
export function ReportBody({ state }: { state: ReportState }) {
  const { report, isOfLastPeriod, reading } = state;
  return (
    <>
      <output className="sr-only">{announcement(state)}</output>
      {report !== null && (
        // While another period loads, the last one stays visible but cannot be used.
        <div
          aria-busy={isOfLastPeriod}
          inert={isOfLastPeriod}
          className={isOfLastPeriod ? 'opacity-50' : undefined}
        >
          <Shown report={report} state={state} />
        </div>
      )}
      <StillReading of={reading} title="Não foi possível fazer o relatório." onRetry={state.retry}>
        <ReportSkeleton />
      </StillReading>
    </>
  );
}

function Shown({ report, state }: { report: Report; state: ReportState }) {
  const { period, before } = report;
  const notes = reportNotes(report);
  const isEmpty = period.room_nights === 0;
  return (
    <>
      {!(hasNoData(period) && hasNoData(before)) && (
        <ReportFigures figures={reportFigures(report)} yearsBefore={yearsOf(before)} />
      )}
      {notes.length > 0 && (
        <NoteBox className="mb-4">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </NoteBox>
      )}
      {isEmpty ? (
        <div className={PANEL_CARD}>
          <EmptyState title="Sem noites ocupadas neste período." />
        </div>
      ) : (
        <ReportPlots report={report} state={state} />
      )}
    </>
  );
}

/** What a screen reader is told when a period has been asked for, and when it is there. */
function announcement({ report, isOfLastPeriod, reading }: ReportState): string | null {
  if (reading.isLoadingError) return null;
  if (report === null || isOfLastPeriod) return 'A fazer o relatório...';
  const { from, until } = report.period;
  return `Relatório: ${formatPeriod({ from, to: until })}`;
}

interface ReportPlotsProps {
  report: Report;
  state: ReportState;
}

/** The four plots of a report; the map of the rooms loads separately (REP-02). */
function ReportPlots({ report, state }: ReportPlotsProps) {
  const { rooms, mapReading, retry } = state;
  return (
    <div className="grid gap-4">
      {rooms !== null && <RoomNightsPlot rooms={rooms} {...report} />}
      <StillReading
        of={mapReading}
        title="Não foi possível fazer o mapa dos quartos."
        onRetry={retry}
      >
        <MapSkeleton />
      </StillReading>
      <MonthsPlot report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 menu:grid-cols-2">
        <LeadPlot report={report} />
        <SourcePlot report={report} />
      </div>
    </div>
  );
}

/** How long before their arrival guests book with the house itself (REP-01, REP-02). */
export function LeadPlot({ report }: { report: Report }) {
  return (
    <PlotCard
      title="Com que antecedência reservam"
      sentence={
        <>
          {leadSentence(report.period)} <LastYear before={report.before} mark="standing" />
        </>
      }
      subject="da antecedência"
      table={() => leadTable(report)}
      file={{ what: 'antecedencia', days: report.period, csv: () => leadCsv(report) }}
    >
      <LeadBars report={report} />
    </PlotCard>
  );
}

/** Where the nights of the period were sold, with how many they are and what they brought (REP-01, REP-02). */
export function SourcePlot({ report }: { report: Report }) {
  return (
    <PlotCard
      title="De onde vêm as noites"
      sentence={
        <>
          {sourceSentence(report)} <LastYear before={report.before} mark="standing" />
        </>
      }
      subject="das origens"
      table={() => sourceTable(report)}
      file={{ what: 'origens', days: report.period, csv: () => sourceCsv(report) }}
    >
      <SourceBars report={report} />
    </PlotCard>
  );
}
