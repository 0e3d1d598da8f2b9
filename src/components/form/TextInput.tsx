import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { CONTROL } from './control-styles';
import { useFieldControl } from './Field';

interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Drawn inside, at the left. */
  icon?: LucideIcon;
}

/** A one-line field; inside a Field it is linked to its label, hint and error. */
export function TextInput({ icon: Icon, className = '', ...rest }: TextInputProps) {
  const control = useFieldControl();
  if (Icon === undefined)
    return <input {...control} {...rest} className={`${CONTROL} ${className}`} />;
  return (
    <span className={`relative block ${className}`}>
      <Icon
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-tinta-2 panel:left-2.5 panel:size-4"
        aria-hidden
      />
      <input {...control} {...rest} className={`${CONTROL} ps-10.5 panel:ps-8.5`} />
    </span>
  );
}
