import type { Ref } from 'react';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import type { TypedDeadline } from '@/domain/deposit/deposit-input';

interface DeadlineFieldsProps {
  deadline: TypedDeadline;
  problems: { day?: string; clock?: string };
  today: Day;
  dayRef?: Ref<HTMLInputElement>;
  onChange: (changes: Partial<TypedDeadline>) => void;
}

/** Until when the guest can pay: a day and an hour in Lisbon. */
export function DeadlineFields({
  deadline: { day, clock },
  problems,
  today,
  dayRef,
  onChange,
}: DeadlineFieldsProps) {
  return (
    <div className="flex items-start gap-2">
      <Field label="Prazo" error={problems.day} className="min-w-0 flex-1">
        <DayInput
          ref={dayRef}
          label="Prazo"
          value={day}
          today={today}
          min={today}
          isInWords
          format={formatShortWeekdayAndDay}
          onChange={(text) => onChange({ day: text })}
        />
      </Field>
      <Field label="Hora" error={problems.clock} className="w-31 flex-none">
        <TextInput
          type="time"
          value={clock}
          onChange={({ target }) => onChange({ clock: target.value })}
        />
      </Field>
    </div>
  );
}
