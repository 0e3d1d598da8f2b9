import { Button } from '@/components/Button';
import { monthsOf } from '@/domain/availability/availability-period';
import type { Day } from '@/domain/calendar/dates';
import { formatMonth, formatMonthTitle } from '@/domain/calendar/date-formats';
import type { GridColumn } from './grid-columns';

interface MonthJumpsProps {
  columns: readonly GridColumn[];
  /** The first day shown of the month that was chosen. */
  onJump: (firstDay: Day) => void;
}

/** Buttons that scroll the three-month grid to one of its months. */
export function MonthJumps({ columns, onJump }: MonthJumpsProps) {
  return (
    <fieldset className="mb-2.5 flex flex-wrap gap-1 lg:mb-2 lg:justify-end">
      <legend className="sr-only">Ir para o mês</legend>
      {monthsOf(columns.map(({ day }) => day)).map(({ first }) => (
        <Button
          key={first}
          variant="outline"
          aria-label={formatMonthTitle(first)}
          onClick={() => onJump(first)}
          className="panel:min-h-7.5 panel:px-2.5 panel:text-13"
        >
          {formatMonth(first)}
        </Button>
      ))}
    </fieldset>
  );
}
