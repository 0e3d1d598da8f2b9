import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { reportFigures } from '@/domain/report/figures';
import { reportNotes } from '@/domain/report/notes';
import { formatPeriod } from '@/domain/report/period';
import { hasNoData, yearsOf } from '@/domain/report/glossary';
import { knownReason } from '@/features/panel/change/refusal-reason';
import type { Report } from '@/queries/reports';
import { ReportFigures } from './ReportFigures';
import { ReportSkeleton, MapSkeleton } from './ReportSkeleton';
import type { ReportState } from './useReport';
import { LeadPlot } from './plots/LeadPlot';
import { MonthsPlot } from './plots/MonthsPlot';
import { RoomNightsPlot } from './plots/RoomNightsPlot';
import { SourcePlot } from './plots/SourcePlot';

/** The report below the period form in all its states: loading, shown, empty, failed. */
export function ReportBody({ state }: { state: ReportState }) {
  const { report, isOfLastPeriod, error, isFetching, retry } = state;
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
      {error !== null && (
        <ErrorBox
          title="Não foi possível fazer o relatório."
          retryLabel="Tentar novamente"
          onRetry={retry}
          isRetrying={isFetching}
        >
          {knownReason(error) ?? undefined}
        </ErrorBox>
      )}
      {report === null && error === null && <ReportSkeleton />}
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
function announcement({ report, isOfLastPeriod, error }: ReportState): string | null {
  if (error !== null) return null;
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
  const { rooms, roomsError, isFetching, retry } = state;
  return (
    <div className="grid gap-4">
      {rooms !== null && <RoomNightsPlot rooms={rooms} {...report} />}
      {roomsError !== null && (
        <ErrorBox
          title="Não foi possível fazer o mapa dos quartos."
          retryLabel="Tentar novamente"
          onRetry={retry}
          isRetrying={isFetching}
        >
          {knownReason(roomsError) ?? undefined}
        </ErrorBox>
      )}
      {rooms === null && roomsError === null && <MapSkeleton />}
      <MonthsPlot report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 menu:grid-cols-2">
        <LeadPlot report={report} />
        <SourcePlot report={report} />
      </div>
    </div>
  );
}
