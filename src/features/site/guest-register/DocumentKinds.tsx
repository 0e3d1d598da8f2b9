import * as t from '@messages/guest-register-form';
import { useId } from 'react';
import { FieldError } from '@/components/form/Field';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import type { DocumentKind } from '@/domain/register/entry';

interface DocumentKindsProps {
  value: DocumentKind | null;
  error?: string;
  onChange: (kind: DocumentKind) => void;
}

const KINDS: readonly DocumentKind[] = ['P', 'B', 'O'];

/** Which document it is: one of three, side by side. */
export function DocumentKinds({ value, error, onChange }: DocumentKindsProps) {
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>
        <VisuallyHidden>{t.LABELS.doc_type}</VisuallyHidden>
      </legend>
      <div className="grid grid-cols-3 gap-2 max-[21rem]:grid-cols-1">
        {KINDS.map((kind) => (
          <label
            key={kind}
            className="relative flex min-h-13 items-center justify-center rounded-field border-[1.5px] border-contorno bg-branco px-2 py-1.5 text-center text-15 leading-5 font-medium transition-colors not-has-checked:hover:border-anil-600 has-checked:border-2 has-checked:border-anil-600 has-checked:bg-anil-50 has-checked:font-semibold has-checked:text-anil-700 has-checked:shadow-[inset_0_-4px_0_theme(colors.ocre.400)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-anil-600 forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              name={id}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="sr-only"
            />
            {t.DOCUMENTS[kind]}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
