import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DayRange } from '@/domain/calendar/dates';
import type { Reading } from '@/features/panel/kit/StillReading';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { readReport, readReportMap, type Report, type ReportRoom } from '@/queries/reports';

/**
 * While another period loads, the last one stays on the screen. The panel's polling invalidates
 * reports, so returning to the window need not refetch them.
 */
const OF_A_PERIOD = { placeholderData: keepPreviousData, refetchOnWindowFocus: false } as const;

/** What is known of the period that is asked for. */
export interface ReportState {
  /** The last period's report while another loads; null before the first, and after a failure. */
  report: Report | null;
  /** The rooms of the same days as the report. */
  rooms: ReportRoom[] | null;
  /** The report is that of another period than the one asked for. */
  isOfLastPeriod: boolean;
  reading: Reading;
  mapReading: Reading;
  /** Asks again for whatever failed. */
  retry: () => void;
}

/** Reads a period and its rooms, both at once; the figures do not wait for the map (REP-01, REP-02). */
export function useReport({ from, to }: DayRange): ReportState {
  const period = { from, until: to };
  const report = useQuery({
    ...OF_A_PERIOD,
    queryKey: [...queryKeys.reports, from, to],
    queryFn: () => readReport(staffClient(), period),
  });
  const map = useQuery({
    ...OF_A_PERIOD,
    queryKey: [...queryKeys.reportMaps, from, to],
    // With its days, so that rooms are never drawn beside the report of another period.
    queryFn: async () => ({ ...period, rooms: await readReportMap(staffClient(), period) }),
  });

  const shown = report.data?.period;
  const isOfSameDays = map.data?.from === shown?.from && map.data?.until === shown?.until;
  return {
    report: report.data ?? null,
    rooms: isOfSameDays ? (map.data?.rooms ?? null) : null,
    isOfLastPeriod: report.isPlaceholderData,
    reading: report,
    // The rooms of other days than the report's are not those that are waited for.
    mapReading: { ...map, data: isOfSameDays ? map.data : undefined },
    retry: () => {
      for (const query of [report, map]) if (query.isError) void query.refetch();
    },
  };
}
