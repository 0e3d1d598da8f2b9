/** The paragraph that staff can add to each kind of mail to guests (MAIL-06). */
import {
  GUEST_LANGUAGES,
  guestLanguageLabel,
  type GuestLanguage,
} from '../language/guest-language.ts';
import { joinWords } from '../calendar/short-dates.ts';

/** The longest paragraph, in characters. */
export const PARAGRAPH_MAX_LENGTH = 600;

export interface MailParagraph {
  kind: string;
  language: string;
  paragraph: string;
}

/** The paragraph for a kind of mail in a language; '' without one. */
export function paragraphOf(
  texts: readonly MailParagraph[],
  { kind, language }: { kind: string; language: string },
): string {
  const text = texts.find((one) => one.kind === kind && one.language === language);
  return text?.paragraph ?? '';
}

/** The languages in which a kind of mail has a paragraph, in the order of the tabs. */
export function languagesWithParagraph(
  texts: readonly MailParagraph[],
  kind: string,
): GuestLanguage[] {
  return GUEST_LANGUAGES.filter((language) => paragraphOf(texts, { kind, language }) !== '');
}

/** 'parágrafo da casa: PT EN', or 'sem parágrafo da casa'. */
export function paragraphWords(texts: readonly MailParagraph[], kind: string): string {
  const languages = languagesWithParagraph(texts, kind);
  if (languages.length === 0) return 'sem parágrafo da casa';
  return `parágrafo da casa: ${languages.join(' ').toUpperCase()}`;
}

/**
 * 'Em espanhol e francês sai sem parágrafo: nunca na língua errada.'; null if all languages have a
 * paragraph, or none has.
 */
export function missingParagraphWords(
  texts: readonly MailParagraph[],
  kind: string,
): string | null {
  const has = languagesWithParagraph(texts, kind);
  if (has.length === 0 || has.length === GUEST_LANGUAGES.length) return null;
  const missing = GUEST_LANGUAGES.filter((language) => !has.includes(language));
  const names = missing.map((language) => guestLanguageLabel(language).toLowerCase());
  return `Em ${joinWords(names)} sai sem parágrafo: nunca na língua errada.`;
}
