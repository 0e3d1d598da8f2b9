import { Button } from '@/components/Button';
import type { ReadFilter } from './message-view';

const FILTERS: readonly { filter: ReadFilter; label: string }[] = [
  { filter: 'all', label: 'Todas' },
  { filter: 'unread', label: 'Não lidas' },
  { filter: 'read', label: 'Lidas' },
];

interface MessageFiltersProps {
  current: ReadFilter;
  /** How many messages each filter lists; undefined while unknown. */
  counts: Record<ReadFilter, number> | undefined;
  onChange: (filter: ReadFilter) => void;
}

/** All, unread or read, each with its count (ADM-MSG-01). */
export function MessageFilters({ current, counts, onChange }: MessageFiltersProps) {
  return (
    <fieldset className="mb-3 flex">
      <legend className="sr-only">Filtro</legend>
      {FILTERS.map(({ filter, label }) => (
        <Button
          key={filter}
          variant="outline"
          aria-pressed={filter === current}
          onClick={() => onChange(filter)}
          className="relative rounded-none! tabular-figures not-first-of-type:-ms-px first-of-type:rounded-s-field! last-of-type:rounded-e-field!"
        >
          {label} {counts?.[filter]}
        </Button>
      ))}
    </fieldset>
  );
}
