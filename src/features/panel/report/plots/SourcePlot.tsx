import { sourceCsv } from '@/domain/report/csv';
import { sourceSentence } from '@/domain/report/sentences';
import { sourceTable } from '@/domain/report/tables';
import type { Report } from '@/queries/reports';
import { LastYear } from './LastYear';
import { PlotCard } from './PlotCard';
import { SourceBars } from './SourceBars';

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
