import type { GuestLanguage } from './guest-language.ts';
import { LOCALES } from './language.ts';

const rules: Partial<Record<GuestLanguage, Intl.PluralRules>> = {};

/**
 * The plural rule of a language: takes the singular and the plural noun and returns a function that
 * writes a count with its noun, such as '3 noites'. French uses the singular for 0 too (LANG-03).
 */
export function countIn(language: GuestLanguage) {
  return (one: string, other: string) =>
    (count: number): string => {
      rules[language] ??= new Intl.PluralRules(LOCALES[language]);
      return `${count} ${rules[language].select(count) === 'one' ? one : other}`;
    };
}
