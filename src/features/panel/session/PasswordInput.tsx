import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { TextInput } from '@/components/form/TextInput';

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pe-12" />
      <button
        type="button"
        aria-label={isShown ? 'Esconder password' : 'Mostrar password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11.5 place-items-center rounded-field text-tinta-2 transition-colors hover:text-tinta"
      >
        <Icon className="size-5" aria-hidden />
      </button>
    </span>
  );
}
