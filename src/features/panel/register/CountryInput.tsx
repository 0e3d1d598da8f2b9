import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '@/components/form/TextInput';
import { countLabel } from '@/domain/basics/text';
import { countryName, findCountries } from '@/domain/register/country-names';

interface CountryInputProps {
  /** The authority's code, or the typed text where that is no country. */
  value: string;
  isRead?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A country by name: 'bra' and Tab is Brasil. It counts at each key, marked in a list from which
 * arrows and clicks choose another, and is shown in full when the field loses the focus; what is no
 * country stays, to be mended. The list is not the browser's own, because nobody could tell whether
 * Escape is meant for that or for the dialog around it.
 */
export function CountryInput({ value, isRead, ref, onChange, onKeyDown }: CountryInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const countries = typed === null ? [] : findCountries(typed, 'pt');
  const isOpen = isWanted && countries.length > 0;
  const active = countries.findIndex(({ code }) => code === value);
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) listRef.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  function handleChange(text: string) {
    setTyped(text);
    setIsWanted(true);
    onChange(findCountries(text, 'pt')[0]?.code ?? text.trim());
  }

  function choose(code: string | undefined) {
    if (code !== undefined) onChange(code);
    setTyped(null);
    setIsWanted(false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = countries.at((active + (step ?? 0)) % countries.length)?.code;
    if (step !== undefined && next !== undefined) onChange(next);
    else if (event.key === 'Enter') choose(countries[active]?.code);
    // Handled here, because the dialog around the field would close on Escape.
    else if (event.key === 'Escape') setIsWanted(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <TextInput
        ref={ref}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a native list nobody can tell whether it is open
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={typed ?? countryName(value, 'pt')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => handleChange(target.value)}
        onBlur={() => choose(undefined)}
        onKeyDown={handleKeyDown}
        className={isRead ? READ : ''}
      />
      <div
        ref={listRef}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="listbox"
        aria-label="Países"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-3 mt-1 scroll-mb-3 rounded-field border border-contorno bg-branco p-1 shadow-s2"
      >
        {countries.map(({ code, name }, place) => (
          // The keys are those of the field, which keeps the focus (WAI-ARIA, combobox).
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={code}
            id={`${id}-${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(code)}
            className="flex min-h-9 cursor-pointer items-center rounded-tile border-s-3 border-transparent px-2.5 hover:bg-anil-50 aria-selected:border-anil-600 aria-selected:bg-anil-50 aria-selected:font-semibold max-md:min-h-11 forced-colors:aria-selected:outline-2"
          >
            {name}
          </div>
        ))}
      </div>
      <output className="sr-only">
        {isOpen && countLabel(countries.length, { one: 'país', many: 'países' })}
      </output>
    </div>
  );
}

/** A field that the lines of a document have filled. */
export const READ = 'border-horta-700! bg-horta-100/40!';
