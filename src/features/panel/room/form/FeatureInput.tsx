import { X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { FieldError } from '@/components/form/Field';
import { withFeature } from '@/domain/room/room-form';

interface FeatureInputProps {
  features: string[];
  /** What is typed and not added yet. */
  typed: string;
  error?: string;
  onTyped: (text: string) => void;
  onChange: (features: string[]) => void;
}

/**
 * The room's own features as typed tags: Enter adds one, Backspace in the empty field removes one.
 */
export function FeatureInput({ features, typed, error, onTyped, onChange }: FeatureInputProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onChange(withFeature(features, typed));
    } else if (event.key === 'Backspace' && typed === '' && features.length > 0) {
      onChange(features.slice(0, -1));
    }
  }

  function handleRemove(feature: string) {
    onChange(features.filter((other) => other !== feature));
    inputRef.current?.focus();
  }

  return (
    <div className="md:col-span-6">
      <label htmlFor={id} className="mb-1 block text-13 font-medium">
        Características
      </label>
      <div
        className={`flex min-h-9.5 flex-wrap items-center gap-1.5 rounded-field border p-1.25 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-anil-600 ${error === undefined ? 'border-contorno' : 'border-erro-700 bg-erro-50'}`}
      >
        {features.length > 0 && (
          <ul className="contents">
            {features.map((feature) => (
              <li
                key={feature}
                className="flex min-w-0 items-center rounded-tile bg-anil-50 ps-2.25 text-13 font-medium"
              >
                <span className="min-w-0 wrap-anywhere">{feature}</span>
                <button
                  type="button"
                  aria-label={`Remover ${feature}`}
                  onClick={() => handleRemove(feature)}
                  className="grid size-7 flex-none place-items-center rounded-tile hover:bg-anil-100 max-md:size-11"
                >
                  <X className="size-3.25" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={inputRef}
          id={id}
          value={typed}
          autoComplete="off"
          placeholder="Escreva e carregue em Enter"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={handleKeyDown}
          className="min-h-7 min-w-50 flex-1 bg-transparent px-1.5 text-13 outline-none max-md:min-h-11 max-md:text-16"
        />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-12 text-tinta-2">
        As três primeiras aparecem no cartão do quarto.
      </p>
    </div>
  );
}
