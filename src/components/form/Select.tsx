import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { CONTROL } from './control-styles';
import { useFieldControl } from './Field';

/** A native <select> in the site's style; give it <option> children. */
export function Select({ className = '', ...rest }: ComponentPropsWithRef<'select'>) {
  const control = useFieldControl();
  return (
    <span className={`relative block ${className}`}>
      <select {...control} {...rest} className={`${CONTROL} appearance-none pe-10 panel:pe-8.5`} />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-tinta-2 panel:size-4"
        aria-hidden
      />
    </span>
  );
}
