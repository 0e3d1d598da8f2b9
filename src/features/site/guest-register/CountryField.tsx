import * as t from '@messages/guest-register-form';
import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { foldText } from '@/domain/basics/fold-text';
import type { TypedCountry } from '@/domain/register/guest-draft';
import { useCountryChoice } from './useCountryChoice';

interface CountryFieldProps {
  label: string;
  /** Behind the label, lighter. */
  hint?: string;
  value: TypedCountry;
  error?: string;
  autoComplete?: string;
  onChange: (country: TypedCountry) => void;
  onLeave: () => void;
}

/** A field for a country: what is typed finds it in five languages, without accents, or by code. */
export function CountryField({
  label,
  hint,
  value,
  error,
  autoComplete = 'off',
  onChange,
  onLeave,
}: CountryFieldProps) {
  const choice = useCountryChoice({ value, onChange });
  const { countries, isOpen, isNone } = choice;
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) listRef.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);
  return (
    <div className="relative">
      <Field
        label={
          hint === undefined ? (
            label
          ) : (
            <>
              {label} <span className="text-14 font-normal text-tinta-2">{hint}</span>
            </>
          )
        }
        isRequired
        error={error}
      >
        <TextInput
          autoComplete={autoComplete}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list finds a country in five languages
          role="combobox"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={choice.listId}
          aria-autocomplete="list"
          aria-activedescendant={choice.activeId}
          value={value.text}
          onChange={({ target }) => choice.type(target.value)}
          onKeyDown={choice.handleKeyDown}
          onBlur={() => {
            choice.settle();
            onLeave();
          }}
          className={value.code === null ? '' : 'border-anil-600! bg-anil-50! font-medium'}
        />
      </Field>
      <div
        ref={listRef}
        id={choice.listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-3 mt-1 scroll-mb-24 rounded-field border border-contorno bg-branco p-1 shadow-s2"
      >
        {countries.map((country, place) => (
          // The keys are those of the field, which keeps the focus (WAI-ARIA, combobox).
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={country.code}
            id={choice.optionId(place)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={place === choice.active}
            onPointerMove={() => choice.setActive(place)}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choice.choose(country)}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-tile border-s-3 border-transparent px-3 aria-selected:border-anil-600 aria-selected:bg-anil-50 aria-selected:font-semibold forced-colors:aria-selected:outline-2"
          >
            <Found name={country.name} typed={value.text} />
            {place === choice.active && (
              <CornerDownLeft className="size-4 flex-none text-tinta-2" aria-hidden />
            )}
          </div>
        ))}
      </div>
      <output
        className={
          isNone
            ? 'absolute inset-x-0 top-full z-3 mt-1 block rounded-field border border-contorno bg-branco px-3.5 py-3 text-16 shadow-s2'
            : 'sr-only'
        }
      >
        {isOpen && t.COUNTRIES.found(countries.length)}
        {isNone && t.COUNTRIES.none(value.text.trim())}
      </output>
    </div>
  );
}

/** A name, the letters that were typed underlined in it. */
function Found({ name, typed }: { name: string; typed: string }) {
  const [folded, wanted] = [foldText(name), foldText(typed.trim())];
  const start = folded.length === name.length ? folded.indexOf(wanted) : -1;
  if (start < 0) return <span>{name}</span>;
  const end = start + wanted.length;
  return (
    <span>
      {name.slice(0, start)}
      <u className="decoration-ocre-400 decoration-2 underline-offset-4">
        {name.slice(start, end)}
      </u>
      {name.slice(end)}
    </span>
  );
}
