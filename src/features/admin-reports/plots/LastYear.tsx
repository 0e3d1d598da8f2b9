import { hasNoData, type KnownSums, lastYearLabel, type ReportDays } from '@/domain/report-terms';

/** What the year before looks like in a plot, and which it is; that nothing is known of it. */
export function LastYear({
  before,
  mark,
}: {
  before: ReportDays & KnownSums;
  /** Lies over columns, stands across bars. */
  mark: 'lying' | 'standing';
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 align-top whitespace-nowrap ${hasNoData(before) ? '' : 'ms-1.5'}`}
    >
      {!hasNoData(before) && <span aria-hidden className={`flex-none ${MARKS[mark]}`} />}
      {lastYearLabel(before)}
    </span>
  );
}

// A border is printed where a background may not be, and is seen in forced colours.
const MARKS = {
  lying: 'w-4 border-t-4 border-tinta',
  standing: 'h-4 border-s-3 border-tinta',
};
