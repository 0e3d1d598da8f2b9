import { ErrorBox } from '@/components/ErrorBox';
import { knownReason } from '@/features/auth/refusal-reason';
import type { Report } from '@/queries/reports';
import { MapSkeleton } from './ReportSkeleton';
import type { ReportState } from './useReport';

interface ReportPlotsProps {
  report: Report;
  state: ReportState;
}

/** The four plots of a report; the map of the rooms comes by itself (REP-02). */
export function ReportPlots({ report, state }: ReportPlotsProps) {
  const { rooms, roomsError, isFetching, retry } = state;
  return (
    <>
      {rooms !== null && <p>{report.period.days * rooms.length}</p>}
      {roomsError !== null && (
        <ErrorBox
          title="Não foi possível fazer o mapa dos quartos."
          retryLabel="Tentar novamente"
          onRetry={retry}
          isRetrying={isFetching}
          className="mb-4"
        >
          {knownReason(roomsError) ?? undefined}
        </ErrorBox>
      )}
      {rooms === null && roomsError === null && <MapSkeleton />}
    </>
  );
}
