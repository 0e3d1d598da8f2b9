import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import {
  DAY_LIST_NAMES,
  DAY_LIST_TITLES,
  LATE_STAYS,
  dayPanelId,
  dayTabId,
  type DayListName,
} from './day-list-names';

interface DayTabsProps {
  shown: DayListName;
  onShow: (name: DayListName) => void;
  counts: Record<DayListName, { count: number; late: number; lateWords?: string }>;
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The four lists as tabs with their counts, where they do not fit beside one another. */
export function DayTabs({ shown, onShow, counts }: DayTabsProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const place = DAY_LIST_NAMES.indexOf(shown);
    const step = STEPS[event.key];
    const ends = { Home: 0, End: DAY_LIST_NAMES.length - 1 }[event.key];
    const target = ends ?? (step === undefined ? place : (place + step) % DAY_LIST_NAMES.length);
    const name = DAY_LIST_NAMES.at(target);
    if (name === undefined || name === shown) return;
    event.preventDefault();
    onShow(name);
    document.getElementById(dayTabId(name))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label="Listas do dia"
      className="sticky top-0 z-3 grid grid-cols-4 overflow-hidden rounded-t-card border border-linha bg-branco tabular-figures"
    >
      {DAY_LIST_NAMES.map((name) => {
        const { count, late, lateWords = LATE_STAYS } = counts[name];
        const isShown = name === shown;
        return (
          <button
            key={name}
            id={dayTabId(name)}
            type="button"
            role="tab"
            aria-selected={isShown}
            aria-controls={dayPanelId(name)}
            tabIndex={isShown ? 0 : -1}
            onClick={() => onShow(name)}
            onKeyDown={handleKeyDown}
            className="min-h-14 px-0.5 pt-2 pb-2.25 text-12 font-medium text-tinta-2 -outline-offset-3! transition-colors not-first:border-s not-first:border-linha/60 aria-selected:bg-anil-50 aria-selected:font-semibold aria-selected:text-anil-700 aria-selected:shadow-[inset_0_-3px_0_theme(colors.anil.600)] forced-colors:aria-selected:outline-2"
          >
            <span className="flex items-center justify-center gap-1 text-[1.125rem] leading-5.5 font-bold text-tinta">
              {count}
              {late > 0 && (
                <>
                  <TriangleAlert className="size-3.75 text-barro-600" aria-hidden />
                  <VisuallyHidden>
                    , {late} {lateWords},{' '}
                  </VisuallyHidden>
                </>
              )}
            </span>
            {DAY_LIST_TITLES[name]}
          </button>
        );
      })}
    </div>
  );
}
