import { TriangleAlert } from 'lucide-react';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';
import { dayPanelId, dayTabId, type DayListName } from './day-list-names';

interface DayListProps {
  name: DayListName;
  title: string;
  count: number;
  /** How many of them are late, and how that is called. */
  late?: { count: number; words: string };
  /** Beside the title: '1 feita', '19 hóspedes'. */
  detail?: string;
  /** Shown in place of rows. */
  empty: string;
  /** On a phone the lists lie behind tabs. */
  isTab: boolean;
  isShown: boolean;
  listRef: Ref<HTMLUListElement>;
  /** Called when the pointer or the focus leaves the list. */
  onLeave: () => void;
  children: ReactNode;
}

const NONE_LATE = { count: 0, words: '' };

/** One of the day's four lists, as a card; on a phone below its tab. */
export function DayList({
  name,
  title,
  count,
  late = NONE_LATE,
  detail,
  empty,
  isTab,
  isShown,
  listRef,
  onLeave,
  children,
}: DayListProps) {
  const hasDetail = late.count > 0 || detail !== undefined;
  const titleId = `dia-${name}-titulo`;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  }

  return (
    <section
      id={dayPanelId(name)}
      role={isTab ? 'tabpanel' : undefined}
      aria-labelledby={isTab ? dayTabId(name) : titleId}
      hidden={isTab && !isShown}
      className={`overflow-hidden max-md:rounded-t-none max-md:border-t-0 ${PANEL_CARD}`}
    >
      <div
        className={`flex items-center gap-2 px-3 pt-2.75 pb-2.5 text-13 text-tinta-2 max-md:py-2.25 md:px-3.5 ${hasDetail ? '' : 'max-md:hidden'}`}
      >
        <h3
          id={titleId}
          className="font-sans text-16 font-semibold tracking-normal text-tinta max-md:sr-only"
        >
          {title}
        </h3>
        <span className="min-w-6.5 rounded-[4px] bg-anil-50 px-1.75 text-center text-14 leading-5.5 font-bold text-anil-700 tabular-figures max-md:hidden">
          {count}
        </span>
        <span className="md:ms-auto">
          {late.count > 0 && (
            <span className="font-semibold text-barro-800">
              <TriangleAlert className="me-1.25 inline size-3.75 align-[-3px]" aria-hidden />
              {late.count} {late.words}
            </span>
          )}
          {late.count > 0 && detail !== undefined && ' · '}
          {detail}
        </span>
      </div>
      {count === 0 ? (
        <p className="border-t border-linha/60 px-3 py-4.25 text-tinta-2 md:px-3.5">{empty}</p>
      ) : (
        <div role="presentation" onPointerLeave={onLeave} onBlur={handleBlur}>
          <ul
            ref={listRef}
            aria-labelledby={titleId}
            className="border-t border-linha/60 tabular-figures"
          >
            {children}
          </ul>
        </div>
      )}
    </section>
  );
}
