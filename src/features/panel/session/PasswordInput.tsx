import { Eye } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { TextInput } from '@/components/form/TextInput';

interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** What the button beside it shows and hides. */
  noun: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ noun, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput {...rest} type={isShown ? 'text' : 'password'} className="pe-12" />
      <button
        type="button"
        aria-label={`${isShown ? 'Esconder' : 'Mostrar'} ${noun}`}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11.5 place-items-center rounded-field text-tinta-2 transition-colors hover:text-tinta"
      >
        {/* Struck through while shown: a second icon here would split the panel's first script. */}
        <span
          aria-hidden
          className={`relative ${isShown ? 'after:absolute after:inset-x-0 after:top-1/2 after:h-0.5 after:-rotate-45 after:rounded-pill after:bg-current' : ''}`}
        >
          <Eye className="size-5" />
        </span>
      </button>
    </span>
  );
}
