import type { GuestLanguage } from './guest-language.ts';
import { LOCALES } from './language.ts';

const rules: Partial<Record<GuestLanguage, Intl.PluralRules>> = {};

/**
 * How a language counts: takes the noun for one and for more, gives a function that writes a count with its
 * noun, such as '3 noites'. French says 'one' of none as well (LANG-03).
 */
export function countIn(language: GuestLanguage) {
  return (one: string, other: string) =>
    (count: number): string => {
      rules[language] ??= new Intl.PluralRules(LOCALES[language]);
      return `${count} ${rules[language].select(count) === 'one' ? one : other}`;
    };
}
