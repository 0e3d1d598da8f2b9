import {
  hasNoData,
  type KnownSums,
  lastYearLabel,
  type ReportDays,
} from '@/domain/report/glossary';

/** The legend for the year before: its mark and its year, or that there is no data for it. */
export function LastYear({
  before,
  mark,
}: {
  before: ReportDays & KnownSums;
  /** How the plot draws it: lying across columns, standing across bars. */
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

// Drawn as borders, because backgrounds may not be printed and disappear in forced colours.
const MARKS = {
  lying: 'w-4 border-t-4 border-tinta',
  standing: 'h-4 border-s-3 border-tinta',
};
