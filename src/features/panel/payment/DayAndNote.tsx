import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { type Day, isDay } from '@/domain/calendar/dates';
import { MAX_PAYMENT_NOTE } from '@/domain/payment/input';
import { relativeDayWords } from '@/domain/payment/words';
import type { PaymentFields } from './usePaymentForm';

type DayAndNoteProps = Pick<PaymentFields, 'day' | 'dayRef' | 'note'> & { today: Day };

/** The day of a payment, today by default, and a note; collapsed, because most need neither. */
export function DayAndNote({ day, dayRef, note, today }: DayAndNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || day.problem !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-13 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 flex-none text-tinta-2 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          aria-hidden
        />
        <span className="font-medium">Dia e nota</span>
        <span className="truncate text-tinta-2">
          {[isDay(day.value) ? relativeDayWords(day.value, today) : '', note.value.trim()]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <div className="grid gap-3 pt-1 pb-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label="Dia" error={day.problem}>
          <TextInput
            ref={dayRef}
            type="date"
            max={today}
            value={day.value}
            onChange={(event) => day.onChange(event.target.value)}
          />
        </Field>
        <Field label="Nota" isOptional>
          <TextInput
            maxLength={MAX_PAYMENT_NOTE}
            autoComplete="off"
            value={note.value}
            onChange={(event) => note.onChange(event.target.value)}
          />
        </Field>
      </div>
    </details>
  );
}
