import { CalendarDays } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { addDays, isDay, type Day } from '@/domain/calendar/dates';
import { dayText, typedDay } from '@/domain/calendar/typed-day';
import { TextInput } from './TextInput';

interface DayInputProps {
  /** What the day is, e.g. 'Check-in'; it names the calendar button. */
  label: string;
  /** The label also names the field, where no Field does. */
  isNamed?: boolean;
  /** yyyy-mm-dd, or the typed text where that is no day. */
  value: string;
  today: Day;
  /** The first day that the calendar offers. */
  min?: Day;
  /** The first day that the arrow keys reach, where `min` is earlier. */
  firstStep?: Day;
  /** Shows the day in words while nobody types: 'ter., 24 nov. 2026', or as `format` writes it. */
  isInWords?: boolean;
  format?: (day: Day) => string;
  /** The id of the error message, where no Field links it. */
  problemId?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A day that is typed ('28/11', '2811'), stepped with the arrow keys, or chosen in the device's own
 * calendar. What is typed counts when the field loses focus, or on Enter.
 */
export function DayInput({
  label,
  isNamed = false,
  value,
  today,
  min,
  firstStep,
  isInWords = false,
  format = formatStayDay,
  problemId,
  ref,
  onChange,
}: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const calendarRef = useRef<HTMLInputElement>(null);
  const words = isInWords && typed === null && isDay(value) ? format(value) : null;
  const ties =
    problemId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };

  function settle() {
    if (typed === null) return;
    setTyped(null);
    onChange(typedDay(typed, today) ?? typed.trim());
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const day = typedDay(typed ?? value, today);
    if (event.key === 'Enter') settle();
    else if (step !== undefined && day !== null) {
      event.preventDefault();
      const next = addDays(day, step);
      // From a day before it, e.g. one that was typed, one may go either way.
      if (firstStep !== undefined && day >= firstStep && next < firstStep) return;
      setTyped(null);
      onChange(next);
    }
  }

  return (
    <span className="relative block">
      <TextInput
        {...ties}
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        aria-label={isNamed ? label : undefined}
        aria-keyshortcuts="ArrowUp ArrowDown"
        value={typed ?? dayText(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={handleKeyDown}
        className={`peer pe-9! tabular-figures ${words === null ? '' : 'not-focus:text-transparent'}`}
      />
      {words !== null && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-2.75 flex items-center tabular-figures peer-focus:hidden max-md:text-16"
        >
          {words}
        </span>
      )}
      <input
        ref={calendarRef}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        value={isDay(value) ? value : ''}
        onChange={({ target }) => {
          if (isDay(target.value)) onChange(target.value);
        }}
        className="pointer-events-none absolute inset-y-0 right-0 w-9 opacity-0"
      />
      <button
        type="button"
        // Not a tab stop: keyboard users have the field itself.
        tabIndex={-1}
        aria-label={`Calendário do ${label.toLowerCase()}`}
        onClick={() => calendarRef.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-field text-tinta-2 hover:text-anil-600 max-md:w-11"
      >
        <CalendarDays className="size-4" aria-hidden />
      </button>
    </span>
  );
}
