/** What guests call the days of a stay rule in the languages beside Portuguese (RATE-02, LANG-06). */
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../language/guest-language.ts';

/** The longest name that the days of a rule can have, in each language. */
export const MAX_RULE_NAME = 60;

/** The translations of a rule's name; a language without one reads the Portuguese name. */
export type RuleNames = { readonly [language in TranslatedLanguage]?: string };

/** The translations as the database keeps them, without what is no name. */
export function storedRuleNames(stored: unknown): RuleNames {
  if (typeof stored !== 'object' || stored === null) return {};
  const texts = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.flatMap((language): [TranslatedLanguage, string][] => {
      const text = texts.get(language);
      return typeof text === 'string' && text.trim() !== '' ? [[language, text]] : [];
    }),
  );
}
