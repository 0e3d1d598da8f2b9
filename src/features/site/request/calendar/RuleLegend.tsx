import * as t from '@messages/stay-minimum';
import { Ban } from 'lucide-react';
import { LegendEntry } from '@/components/LegendEntry';
import type { CalendarTerms } from '@/domain/rates/arrival-calendar';

interface RuleLegendProps {
  terms: CalendarTerms;
  /** Whether days of the calendar are drawn as too early to leave. */
  isLeaving: boolean;
}

/** Further entries of the calendar's legend: how the house's rules are drawn (RATE-02). */
export function RuleLegend({ terms, isLeaving }: RuleLegendProps) {
  const minimums = [...new Set(terms.minimum.values())];
  const [only] = minimums;
  const minimum = minimums.length === 1 && only !== undefined ? t.atLeast(only) : t.MINIMUM_STAY;
  return (
    <>
      {isLeaving && (
        <LegendEntry label={t.TOO_EARLY}>
          <span className="size-5.5 rounded-tile border border-linha bg-anil-50" />
        </LegendEntry>
      )}
      {minimums.length > 0 && (
        <LegendEntry label={minimum}>
          <span className="w-5.5 rounded-tile border-b-6 border-ocre-400" />
        </LegendEntry>
      )}
      {terms.closed.size > 0 && (
        <LegendEntry label={t.CLOSED_DAY}>
          <span className="grid size-5.5 place-items-center">
            <Ban className="size-4 text-barro-600" />
          </span>
        </LegendEntry>
      )}
    </>
  );
}
