import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { barScale, type ReportBar } from '@/domain/report/bars';
import { percentOf, percentText } from '@/domain/report/glossary';
import { BAR, LAST_YEAR, TRACK } from './plot-colours';

interface BarListProps<Bar extends ReportBar> {
  bars: readonly Bar[];
  lastYear: string;
  /** Further numbers after the share. */
  notes?: (bar: Bar) => ReactNode;
  /** The places of label, bar, share and notes, as classes of a grid. */
  columns: string;
}

/** Shares as horizontal bars with their numbers; a mark across each shows the year before. */
export function BarList<Bar extends ReportBar>({
  bars,
  lastYear,
  notes,
  columns,
}: BarListProps<Bar>) {
  const scale = barScale(bars);
  return (
    <ul className="grid gap-1.25 text-13">
      {bars.map((bar) => (
        <li key={bar.key} className={`grid items-center gap-x-2.5 gap-y-0.5 ${columns}`}>
          <span>{bar.label}</span>
          <BarDrawing bar={bar} scale={scale} />
          <b className="text-end font-bold whitespace-nowrap">{percentText(bar.part, bar.whole)}</b>
          {bar.before && (
            <VisuallyHidden>
              {lastYear}: {percentText(bar.before.part, bar.before.whole)}
            </VisuallyHidden>
          )}
          {notes?.(bar)}
        </li>
      ))}
    </ul>
  );
}

function BarDrawing({ bar: { part, whole, before }, scale }: { bar: ReportBar; scale: number }) {
  const reach = (percent: number | null) => ((percent ?? 0) / scale) * 100;
  const length = reach(percentOf(part, whole));
  return (
    <svg aria-hidden className="h-5.5 w-full overflow-visible">
      <rect y="3" width="100%" height="16" className={TRACK} />
      {length > 0 && <rect y="3" width={`${length}%`} height="16" className={BAR} />}
      {before && before.whole > 0 && (
        <svg x={`${reach(percentOf(before.part, before.whole))}%`} className="overflow-visible">
          <rect x="-2" y="0.5" width="4" height="21" className={LAST_YEAR} />
        </svg>
      )}
    </svg>
  );
}
