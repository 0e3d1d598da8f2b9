import { type KeyboardEvent, useId, useState } from 'react';
import { LANGUAGE } from '@/domain/language/language';
import {
  findCountries,
  meantCountry,
  namedCountry,
  type Country,
} from '@/domain/register/country-names';
import type { TypedCountry } from '@/domain/register/guest-draft';

interface CountryChoiceOptions {
  value: TypedCountry;
  onChange: (country: TypedCountry) => void;
}

/** The keys of a field that offers countries while somebody types (REG-02). */
export function useCountryChoice({ value, onChange }: CountryChoiceOptions) {
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(0);
  /** Tab takes what is marked only where somebody went to it. */
  const [wentTo, setWentTo] = useState(false);
  const isAsking = isWanted && value.text.trim() !== '';
  const countries = isAsking ? findCountries(value.text, LANGUAGE) : [];
  const isOpen = countries.length > 0;
  const marked = isOpen ? countries[active] : undefined;

  function close() {
    setIsWanted(false);
    setActive(0);
    setWentTo(false);
  }

  function choose({ code, name }: Country) {
    close();
    onChange({ text: name, code });
  }

  /** Takes what was gone to, or what is written in full, under its name in this language. */
  function settle(wanted?: Country) {
    const country = wanted ?? meantCountry(value.text, LANGUAGE);
    if (country !== null && country.code + country.name !== (value.code ?? '') + value.text) {
      choose(country);
    } else close();
  }

  function type(text: string) {
    setIsWanted(true);
    setActive(0);
    setWentTo(false);
    onChange({ text, code: namedCountry(text, LANGUAGE)?.code ?? null });
  }

  function goTo(place: number) {
    setActive((place + countries.length) % countries.length);
    setWentTo(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || value.text === '') return;
      setIsWanted(true);
    } else if (event.key === 'ArrowDown') goTo(wentTo ? active + 1 : 0);
    else if (event.key === 'ArrowUp') goTo(active - 1);
    else if (event.key === 'Enter' && marked !== undefined) choose(marked);
    else if (event.key === 'Escape') close();
    else {
      // Before the focus moves: the next field may not be there yet.
      if (event.key === 'Tab') settle(wentTo ? marked : undefined);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    countries,
    isOpen,
    isNone: isAsking && !isOpen,
    active,
    setActive,
    listId: `${id}-list`,
    optionId: (place: number) => `${id}-${place}`,
    activeId: marked && `${id}-${active}`,
    type,
    choose,
    handleKeyDown,
    settle,
  };
}
