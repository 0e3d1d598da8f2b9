import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { TextInput } from '@/components/form/TextInput';
import { countryList, countryName, findCountries } from '@/domain/register/country-names';

interface CountryInputProps {
  /** The authority's code, or the typed text where that is no country. */
  value: string;
  isRead?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A country by name: 'bra' and Tab is Brasil. It counts at each key, and is shown in full when the
 * field loses the focus; what is no country stays, to be mended.
 */
export function CountryInput({ value, isRead, ref, onChange, onKeyDown }: CountryInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function handleChange(text: string) {
    setTyped(text);
    onChange(findCountries(text, 'pt')[0]?.code ?? text.trim());
  }

  return (
    <>
      <TextInput
        ref={ref}
        list={id}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? countryName(value, 'pt')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => handleChange(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
        className={isRead ? READ : ''}
      />
      <datalist id={id}>
        {countryList('pt').map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** A field that the lines of a document have filled. */
export const READ = 'border-horta-700! bg-horta-100/40!';
