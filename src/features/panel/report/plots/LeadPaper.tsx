import { leadSentence } from '@/domain/report/sentences';
import type { Report } from '@/queries/reports';
import { LastYear } from './LastYear';
import { LeadBars } from './LeadBars';
import { PaperPlot } from './PaperPlot';

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
