import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './TextInput';

/**
 * An amount in EUR, with the sign inside. A field of text on purpose: in a numeric one, a browser set
 * to English takes the comma out of '79,50' without a word.
 */
export function PriceInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative block">
      <TextInput
        {...props}
        inputMode="decimal"
        autoComplete="off"
        className="pe-8.5! text-end tabular-figures"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-tinta-2"
      >
        €
      </span>
    </span>
  );
}
