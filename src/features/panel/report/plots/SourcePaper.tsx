import type { Report } from '@/queries/reports';
import { LastYear } from './LastYear';
import { PaperPlot } from './PaperPlot';
import { SourceBars } from './SourceBars';

/** Where the nights come from, on paper (REP-04). */
export function SourcePaper({ report }: { report: Report }) {
  return (
    <PaperPlot
      title="De onde vêm as noites"
      sentence={
        <>
          Parte das noites, número de noites e receita.{' '}
          <LastYear before={report.before} mark="standing" />
        </>
      }
    >
      <SourceBars report={report} isPaper />
    </PaperPlot>
  );
}
