import { Check } from 'lucide-react';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from './look/VisuallyHidden';
import { showInStrip } from '@/lib/show-in-strip';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** The whole word, where the label is short for it. */
  name?: string;
  /** A tick beside the label, and what it stands for. */
  tick?: string;
  /** How many things are behind it. */
  count?: number;
  /** A word on what is behind it. */
  note?: string;
  /** Something behind it must be put right. */
  hasProblem?: boolean;
}

interface TabListProps<Value extends string> {
  /** The same for the list and its panels; unique on the page. */
  id: string;
  /** Names the group. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `line` for the tabs of a page; `segments`, as of a SegmentedControl, within one of its parts. */
  look?: keyof typeof LOOKS;
  /** False while the list is hidden, or while the counts beside its labels are still loading. */
  isSettled?: boolean;
  className?: string;
}

const LOOKS = {
  line: {
    list: 'border-b border-linha bg-branco',
    tab: 'min-h-10.5 border-b-3 border-transparent px-2.5 pt-0.75 text-tinta-2 hover:text-anil-700 aria-selected:border-anil-600 aria-selected:text-tinta',
  },
  segments: {
    // `relative` contains the visually hidden texts, which would otherwise widen the page.
    list: 'relative',
    tab: '-ms-px min-h-8.5 scroll-mx-4 border border-contorno px-3 first:ms-0 first:rounded-s-field last:rounded-e-field hover:bg-sal focus-visible:z-1 aria-selected:bg-anil-50 aria-selected:text-anil-700 aria-selected:shadow-[inset_0_-4px_0_theme(colors.ocre.400)]',
  },
};

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs, one of whose panels is shown. A single tab stop; arrows, Home and End move between them.
 */
export function TabList<Value extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  isSettled = true,
  className = '',
}: TabListProps<Value>) {
  const { list, tab: tabLook } = LOOKS[look];

  // On a narrow screen the list scrolls: a tab that is opened from elsewhere is scrolled into view.
  useEffect(() => {
    if (!isSettled) return;
    showInStrip(document.getElementById(tabId(id, value)));
  }, [id, value, isSettled]);

  function handleKeyDown(event: KeyboardEvent) {
    const place = tabs.findIndex((tab) => tab.value === value);
    const target = tabs.at(targetPlace(event.key, { place, count: tabs.length }) ?? place);
    if (target === undefined || target.value === value) return;
    event.preventDefault();
    onChange(target.value);
    document.getElementById(tabId(id, target.value))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={`flex [scrollbar-width:none] overflow-x-auto ${list} ${className}`}
    >
      {tabs.map((tab) => {
        const isShown = tab.value === value;
        return (
          <button
            key={tab.value}
            id={tabId(id, tab.value)}
            type="button"
            role="tab"
            aria-selected={isShown}
            aria-controls={panelId(id, tab.value)}
            tabIndex={isShown ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={handleKeyDown}
            className={`flex flex-none items-center gap-1.5 font-medium -outline-offset-3! transition-colors aria-selected:font-semibold max-md:min-h-11 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight] ${tabLook}`}
          >
            {/* Reserves the width of the bold label, so that nothing moves when another tab is
                opened. */}
            <span
              data-label={tab.label}
              className="grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)/'']"
            >
              {tab.label}
            </span>
            {tab.count !== undefined && (
              <span className="text-12 font-normal text-tinta-2 tabular-figures">{tab.count}</span>
            )}
            {tab.note !== undefined && (
              <span className="text-12 font-normal text-tinta-2 tabular-figures">{tab.note}</span>
            )}
            {tab.name !== undefined && <VisuallyHidden>, {tab.name}</VisuallyHidden>}
            {tab.tick !== undefined && (
              <>
                <Check className="size-3.5 stroke-[2.4] text-horta-700" aria-hidden />
                <VisuallyHidden>, {tab.tick}</VisuallyHidden>
              </>
            )}
            {tab.hasProblem && (
              <span className="size-2 rounded-pill bg-erro-700 forced-colors:bg-[Mark]">
                <VisuallyHidden> com erros</VisuallyHidden>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  value: string;
  isShown: boolean;
  className?: string;
  children: ReactNode;
}

/** What a tab opens. It stays mounted while hidden, so that nothing typed in it is lost. */
export function TabPanel({ id, value, isShown, className = '', children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isShown}
      className={className}
    >
      {children}
    </div>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

function targetPlace(key: string, { place, count }: { place: number; count: number }) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}
