import { type SourceBar, sourceBars } from '@/domain/report/bars';
import { countText, wholeEuros } from '@/domain/report/numbers';
import { yearsOf } from '@/domain/report/glossary';
import type { Report } from '@/queries/reports';
import { BarList } from './BarList';

interface SourceBarsProps {
  report: Report;
  /** On paper each source takes one line, also when a phone prints it. */
  isPaper?: boolean;
}

/** Sources as bars with their nights and revenue, for the screen and for paper. */
export function SourceBars({ report, isPaper = false }: SourceBarsProps) {
  return (
    <BarList
      bars={sourceBars(report)}
      lastYear={yearsOf(report.before)}
      columns={isPaper ? ONE_LINE : `${TWO_LINES} ${ONE_LINE_FROM_MD}`}
      notes={isPaper ? NotesBeside : NotesBelow}
    />
  );
}

const ONE_LINE = 'grid-cols-[5.75rem_minmax(0,1fr)_2.75rem_5.75rem_5.5rem]';
const ONE_LINE_FROM_MD = 'md:grid-cols-[5.25rem_minmax(0,1fr)_2.75rem_5rem_4.75rem]';
const TWO_LINES = 'grid-cols-[5.25rem_minmax(0,1fr)_2.75rem]';

/** Nights and revenue after the share. */
function NotesBeside(bar: SourceBar) {
  return (
    <span className="contents text-12 *:text-end *:whitespace-nowrap">
      <Numbers sums={bar.sums} />
    </span>
  );
}

/** The same, on a phone below the bar. */
function NotesBelow(bar: SourceBar) {
  return (
    <span className="text-12 text-tinta-2 *:text-end *:whitespace-nowrap max-md:col-span-2 max-md:col-start-2 max-md:flex max-md:justify-between md:contents">
      <Numbers sums={bar.sums} />
    </span>
  );
}

function Numbers({ sums: { room_nights, revenue } }: Pick<SourceBar, 'sums'>) {
  return (
    <>
      <span>{countText(room_nights, { one: 'noite', many: 'noites' })}</span>
      <span>{wholeEuros(revenue)}</span>
    </>
  );
}
