import { reportColumns } from '@/domain/report/columns';
import { monthsSentence } from '@/domain/report/sentences';
import type { Report } from '@/queries/reports';
import { LastYear } from './LastYear';
import { MonthColumns } from './MonthColumns';
import { monthsTitle } from './months-title';
import { PaperPlot } from './PaperPlot';

/** The months as columns on paper (REP-04). */
export function MonthsPaper({ report }: { report: Report }) {
  const columns = reportColumns(report.period, report.before);
  return (
    <PaperPlot
      title={monthsTitle(report)}
      sentence={
        <>
          {monthsSentence(columns, { withFigures: false })}{' '}
          <LastYear before={report.before} mark="lying" />
        </>
      }
    >
      <MonthColumns report={report} columns={columns} isPaper />
    </PaperPlot>
  );
}
