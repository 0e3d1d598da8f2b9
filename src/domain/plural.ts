import type { GuestLanguage } from './guest-language.ts';
import { LOCALES } from './language.ts';
import { lazyValue } from './lazy-value.ts';

/**
 * How a language counts: takes the noun for one and for more, gives a function that writes a count with its
 * noun, such as '3 noites'. French says 'one' of none as well (LANG-03).
 */
export function countIn(language: GuestLanguage) {
  const rules = lazyValue(() => new Intl.PluralRules(LOCALES[language]));
  return (one: string, other: string) =>
    (count: number): string =>
      `${count} ${rules().select(count) === 'one' ? one : other}`;
}
