import { ErrorBox } from '@/components/ErrorBox';
import { knownReason } from '@/features/panel/change/refusal-reason';
import type { Report } from '@/queries/reports';
import { LeadPlot } from './plots/LeadPlot';
import { MonthsPlot } from './plots/MonthsPlot';
import { RoomNightsPlot } from './plots/RoomNightsPlot';
import { SourcePlot } from './plots/SourcePlot';
import { MapSkeleton } from './ReportSkeleton';
import type { ReportState } from './useReport';

interface ReportPlotsProps {
  report: Report;
  state: ReportState;
}

/** The four plots of a report; the map of the rooms loads separately (REP-02). */
export function ReportPlots({ report, state }: ReportPlotsProps) {
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
