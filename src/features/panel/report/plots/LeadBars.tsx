import { leadBars } from '@/domain/report/bars';
import { yearsOf } from '@/domain/report/glossary';
import type { Report } from '@/queries/reports';
import { BarList } from './BarList';

export function LeadBars({ report }: { report: Report }) {
  return (
    <BarList
      bars={leadBars(report)}
      lastYear={yearsOf(report.before)}
      columns="grid-cols-[7rem_minmax(0,1fr)_2.75rem]"
    />
  );
}
