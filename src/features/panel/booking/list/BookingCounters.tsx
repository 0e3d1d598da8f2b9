import { memo, type ReactNode } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import type { BookingCounts as Counts } from '@/domain/booking-list/filters';
import type { ListFilters } from '@/features/panel/booking-data/read-bookings';

interface BookingCountersProps {
  /** 'loading' holds the place, 'unknown' shows a dash. */
  counts: Counts | 'loading' | 'unknown';
  /** There is more to count than has been loaded. */
  isPartial: boolean;
  /** How many are archived, where only a part of all of them is loaded. */
  archived: number | undefined;
  filters: ListFilters;
  onFilter: (changes: Partial<ListFilters>) => void;
}

type Counter = { label: string; count: keyof Counts; filter: Partial<ListFilters> };

const COUNTERS: readonly Counter[] = [
  { label: 'Total', count: 'total', filter: { status: 'all', email: 'all' } },
  { label: 'Pendentes', count: 'pending', filter: { status: 'pending' } },
  { label: 'Aguarda pagamento', count: 'awaitingPayment', filter: { status: 'awaiting_payment' } },
  { label: 'Confirmadas', count: 'confirmed', filter: { status: 'confirmed' } },
  { label: 'E-mail enviado', count: 'emailSent', filter: { email: 'sent' } },
  { label: 'Confirmadas pelo hóspede', count: 'confirmedByGuest', filter: { email: 'confirmed' } },
];

/** The summary above the list; each count is a button that filters by what it counts. */
export const BookingCounters = memo(function BookingCounters({
  counts,
  isPartial,
  archived,
  filters,
  onFilter,
}: BookingCountersProps) {
  return (
    <fieldset
      aria-label="Resumo"
      className={`mb-3 grid min-w-0 gap-px overflow-clip bg-linha! [overflow-clip-margin:5px] ${isPartial ? '' : 'grid-cols-3 lg:grid-cols-6'} ${PANEL_CARD}`}
    >
      {/* Of a part, the others would count what happens to be loaded. */}
      {COUNTERS.filter(({ count }) => !isPartial || count === 'total').map(
        ({ label, count, filter }) => {
          const isOn = count !== 'total' && isFilteredBy(filters, filter);
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isOn}
              onClick={() => onFilter(isOn ? withoutFilter(filter) : filter)}
              className="flex flex-col items-start bg-branco px-3.5 pt-2.75 pb-3 text-start text-13 leading-4.25 text-tinta-2 transition-colors first:rounded-ss-card last:rounded-ee-card hover:bg-anil-50 focus-visible:z-1 aria-pressed:bg-anil-50 aria-pressed:text-anil-700 aria-pressed:shadow-[inset_0_-3px_0_theme(colors.anil.600)] max-md:min-h-11 max-md:px-2.5 max-md:py-1.5 max-md:text-12 max-md:leading-4"
            >
              {isPartial && archived !== undefined ? (
                <Figure>{archived}</Figure>
              ) : (
                <Count counts={counts} name={count} isPartial={isPartial} />
              )}
              {label}
            </button>
          );
        },
      )}
    </fieldset>
  );
});

type CountProps = Pick<BookingCountersProps, 'counts' | 'isPartial'> & { name: keyof Counts };

function Count({ counts, name, isPartial }: CountProps) {
  if (counts === 'loading')
    return <Skeleton className="mt-2.25 mb-1.5 h-3 w-8.5 animate-breathe max-md:my-1" />;
  return (
    <Figure>
      {counts === 'unknown' ? '–' : counts[name]}
      {isPartial && counts !== 'unknown' && '+'}
    </Figure>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <span className="text-22 leading-6.75 font-bold text-tinta tabular-figures max-md:min-w-7 max-md:text-[1.125rem] max-md:leading-6">
      {children}
    </span>
  );
}

function isFilteredBy({ status, email }: ListFilters, filter: Partial<ListFilters>): boolean {
  return filter.status === status || filter.email === email;
}

function withoutFilter(filter: Partial<ListFilters>): Partial<ListFilters> {
  return filter.status === undefined ? { email: 'all' } : { status: 'all' };
}
