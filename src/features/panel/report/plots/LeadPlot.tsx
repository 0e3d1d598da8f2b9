import { leadCsv } from '@/domain/report/csv';
import { leadSentence } from '@/domain/report/sentences';
import { leadTable } from '@/domain/report/tables';
import type { Report } from '@/queries/reports';
import { LastYear } from './LastYear';
import { LeadBars } from './LeadBars';
import { PlotCard } from './PlotCard';

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
