import * as t from '@messages/fields';
import { useId, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { CONTROL } from './control-styles';
import { useFieldControl } from './Field';

/** From this share of the limit on, the counter is read out. */
const SPEAK_FROM = 0.9;

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Counts characters below the field, against this limit; typing beyond it stays possible. */
  countTo?: number;
}

/** A field of several lines; inside a Field it is linked to its label, hint and error. */
export function TextArea({ countTo, className = '', onChange, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = String(rest.value ?? typed).length;
  const describedBy = [control['aria-describedby'], countTo && counterId].filter(Boolean).join(' ');

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <>
      <textarea
        {...control}
        rows={4}
        aria-describedby={describedBy || undefined}
        {...rest}
        onChange={handleChange}
        className={`${CONTROL} resize-y py-3 panel:py-1.75 ${className}`}
      />
      {countTo !== undefined && (
        <p
          id={counterId}
          aria-live={length > countTo * SPEAK_FROM ? 'polite' : 'off'}
          className={`mt-1.5 text-end text-13 tabular-figures panel:text-12 ${length > countTo ? 'font-medium text-erro-700' : 'text-tinta-2'}`}
        >
          {t.typed(length, countTo)}
        </p>
      )}
    </>
  );
}
