import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { CONTROL } from '@/components/control-styles';
import { formatStayDay } from '@/domain/date-formats';
import { isDay, type Day } from '@/domain/dates';

interface DayInputProps {
  label: string;
  /** yyyy-mm-dd; '' while none is typed. */
  value: Day;
  min?: Day;
  describedBy?: string;
  isInvalid?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (day: Day) => void;
}

/** A day, in the words of the house while it is read and in the browser's own field while it is typed. */
export function DayInput({
  label,
  value,
  min,
  describedBy,
  isInvalid = false,
  ref,
  onChange,
}: DayInputProps) {
  const isRead = isDay(value);
  return (
    <span className="relative block">
      <input
        ref={ref}
        type="date"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={value}
        min={min}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL} peer tabular-figures [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-y-0 [&::-webkit-calendar-picker-indicator]:right-0 [&::-webkit-calendar-picker-indicator]:h-full [&::-webkit-calendar-picker-indicator]:w-9 [&::-webkit-calendar-picker-indicator]:opacity-0 ${isRead ? 'not-focus:text-transparent' : ''}`}
      />
      {isRead && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-2.75 flex items-center tabular-figures peer-focus:hidden max-md:text-16"
        >
          {formatStayDay(value)}
        </span>
      )}
      <CalendarDays
        className="pointer-events-none absolute top-1/2 right-2.75 size-4 -translate-y-1/2 text-tinta-2"
        aria-hidden
      />
    </span>
  );
}
