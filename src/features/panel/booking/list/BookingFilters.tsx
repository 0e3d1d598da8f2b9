import { Coins, SlidersHorizontal } from 'lucide-react';
import { memo, useId, useState, type Ref } from 'react';
import { Button } from '@/components/Button';
import { SearchInput } from '@/components/form/SearchInput';
import { Select } from '@/components/form/Select';
import { DATE_FILTERS, type DateFilter } from '@/domain/booking-list/filters';
import { BOOKING_SOURCES, bookingSourceLabel } from '@/domain/booking/booking-source';
import { BOOKING_STATUSES, bookingStatusLabel } from '@/domain/booking/booking-status';
import type { ListFilters } from '@/features/panel/booking-data/read-bookings';

interface BookingFiltersProps {
  filters: ListFilters;
  onFilter: (changes: Partial<ListFilters>) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Enter in the search. */
  onSubmit: () => void;
  searchRef: Ref<HTMLInputElement>;
}

const DATE_LABELS: Record<DateFilter, string> = {
  all: 'Todas as datas',
  upcoming: 'Próximas',
  past: 'Passadas',
};

/** The filters that the button of a phone counts. */
const CHOICES = ['date', 'status', 'source', 'payment'] as const;

export function BookingFilters({
  filters,
  onFilter,
  search,
  onSearch,
  onSubmit,
  searchRef,
}: BookingFiltersProps) {
  const choicesId = useId();
  // On a phone the choices open below the search.
  const [isOpen, setIsOpen] = useState(false);
  const chosen = CHOICES.filter((choice) => filters[choice] !== 'all').length;
  return (
    <form
      aria-label="Procurar reservas"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]"
    >
      <SearchInput
        ref={searchRef}
        clearLabel="Limpar pesquisa"
        aria-label="Pesquisar reservas"
        placeholder="Nome, e-mail, telefone, quarto, número ou grupo"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onSearch={onSearch}
        className="md:max-xl:col-span-4 max-md:[&_input]:placeholder:text-14"
      />
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setIsOpen(!isOpen)}
        className="md:hidden"
      >
        <SlidersHorizontal aria-hidden />
        Filtros{chosen > 0 && ` (${chosen})`}
      </Button>
      <div
        id={choicesId}
        className={`md:contents ${isOpen ? 'col-span-2 grid grid-cols-2 gap-2' : 'max-md:hidden'}`}
      >
        <Choices filters={filters} onFilter={onFilter} />
      </div>
    </form>
  );
}

/** The filters. Memoised, so that typing in the search does not render them again. */
const Choices = memo(function Choices({
  filters,
  onFilter,
}: Pick<BookingFiltersProps, 'filters' | 'onFilter'>) {
  return (
    <>
      <Select
        aria-label="Datas"
        value={filters.date}
        onChange={(event) =>
          onFilter({ date: DATE_FILTERS.find((date) => date === event.target.value) ?? 'all' })
        }
      >
        {DATE_FILTERS.map((date) => (
          <option key={date} value={date}>
            {DATE_LABELS[date]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Estado"
        value={filters.status}
        onChange={(event) =>
          onFilter({
            status: BOOKING_STATUSES.find((status) => status === event.target.value) ?? 'all',
          })
        }
      >
        <option value="all">Todos os estados</option>
        {BOOKING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {bookingStatusLabel(status)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Origem"
        value={filters.source}
        onChange={(event) =>
          onFilter({
            source: BOOKING_SOURCES.find((source) => source === event.target.value) ?? 'all',
          })
        }
      >
        <option value="all">Todas as origens</option>
        {BOOKING_SOURCES.map((source) => (
          <option key={source} value={source}>
            {bookingSourceLabel(source)}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        aria-pressed={filters.payment === 'due'}
        onClick={() => onFilter({ payment: filters.payment === 'due' ? 'all' : 'due' })}
      >
        <Coins aria-hidden />
        Por pagar
      </Button>
    </>
  );
});
