import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './TextInput';

/**
 * An amount in EUR, with the sign inside. It is a text field on purpose: in a numeric field, a
 * browser set to English silently drops the comma of '79,50'.
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
