import { LOADING } from '@messages/parts';
import { LoaderCircle } from 'lucide-react';

/** Says that something is loading, with a text beside the spinning icon. */
export function Spinner({
  label = LOADING,
  className = '',
}: {
  label?: string;
  className?: string;
}) {
  return (
    <output className={`flex items-center justify-center gap-2.5 py-8 text-tinta-2 ${className}`}>
      <LoaderCircle className="size-5 animate-turn text-anil-600" aria-hidden />
      {label}
    </output>
  );
}
