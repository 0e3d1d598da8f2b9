import * as t from '@messages/guest-register-form';
import { type FocusEvent, useId, useRef } from 'react';
import { Field, FieldError } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import type { TypedBirth } from '@/domain/register/guest-birth';

interface BirthFieldsProps {
  value: TypedBirth;
  error?: string;
  onChange: (part: Partial<TypedBirth>) => void;
  onLeave: () => void;
}

const PARTS = [
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

/** Day, month and year: two figures lead to the next field, and nothing leads back. */
export function BirthFields({ value, error, onChange, onLeave }: BirthFieldsProps) {
  const id = useId();
  const isYear = error === t.PROBLEMS.future || error === t.PROBLEMS.tooEarly;
  const rowRef = useRef<HTMLDivElement>(null);

  function type(place: number, text: string) {
    const { part, length } = PARTS[place] ?? PARTS[0];
    const figures = text.replaceAll(/\D/g, '').slice(0, length);
    const isFilled = figures.length === length && value[part].length < length;
    onChange({ [part]: figures });
    if (isFilled) rowRef.current?.querySelectorAll('input')[place + 1]?.focus();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (!rowRef.current?.contains(relatedTarget)) onLeave();
  }

  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1 text-15 font-medium">{t.LABELS.birth_date}</legend>
      <div ref={rowRef} onBlur={handleBlur} className="grid grid-cols-[1fr_1fr_1.4fr] gap-3">
        {PARTS.map(({ part, length, autoComplete }, place) => (
          <Field
            key={part}
            label={<span className="text-14 font-normal text-tinta-2">{t.LABELS[part]}</span>}
            isRequired
          >
            <TextInput
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              aria-invalid={error !== undefined && (part === 'year' || !isYear) ? true : undefined}
              value={value[part]}
              onChange={({ target }) => type(place, target.value)}
              className="tabular-figures"
            />
          </Field>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
