import { reportColumns } from '@/domain/report/columns';
import { monthsCsv } from '@/domain/report/csv';
import { monthsSentence } from '@/domain/report/sentences';
import { monthsTable } from '@/domain/report/tables';
import type { Report } from '@/queries/reports';
import { LastYear } from './LastYear';
import { MonthColumns } from './MonthColumns';
import { monthsTitle } from './months-title';
import { PlotCard } from './PlotCard';

/** How full the rooms were month by month, beside the year before (REP-01, REP-02). */
export function MonthsPlot({ report }: { report: Report }) {
  const columns = reportColumns(report.period, report.before);
  return (
    <PlotCard
      title={monthsTitle(report)}
      sentence={
        <>
          {monthsSentence(columns)} <LastYear before={report.before} mark="lying" />
        </>
      }
      subject="da ocupação por mês"
      table={() => monthsTable(report)}
      file={{ what: 'ocupacao-por-mes', days: report.period, csv: () => monthsCsv(report) }}
    >
      <MonthColumns report={report} columns={columns} />
    </PlotCard>
  );
}
