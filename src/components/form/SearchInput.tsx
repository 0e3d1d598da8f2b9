import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './TextInput';

interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  value: string;
  /** Called with every change, and with '' by the button that empties the field. */
  onSearch: (text: string) => void;
  /** Names that button. */
  clearLabel: string;
}

/** A field to search in, with a button of the house's own in place of the browser's blue cross. */
export function SearchInput({
  value,
  onSearch,
  clearLabel,
  className = '',
  ...rest
}: SearchInputProps) {
  return (
    <span className={`relative block ${className}`}>
      <TextInput
        {...rest}
        type="search"
        icon={Search}
        value={value}
        onChange={({ target }) => onSearch(target.value)}
        className="[&_::-webkit-search-cancel-button]:hidden [&_input]:pe-11 [&_input]:panel:md:pe-9"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus goes back to the field.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onSearch('');
          }}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-tinta-2 hover:text-anil-600 panel:md:w-9"
        >
          <X className="size-5 panel:size-4" aria-hidden />
        </button>
      )}
    </span>
  );
}
