/** Which translations of a room are missing, and what is wrong with them (LANG-06). */
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../language/guest-language.ts';
import { featureTooLong, ROOM_TEXT_TOO_LONG } from './room-text-limits.ts';
import { ROOM_TEXTS, type RoomText } from './translated-room.ts';
import type { TranslationDrafts, TypedTexts } from './translation-draft.ts';

interface PortugueseTexts extends Record<RoomText, string> {
  features: readonly string[];
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/**
 * How many of a room's texts and features are not translated, so that guests read them in
 * Portuguese. A title that repeats the name needs no translation: the translated name is shown
 * instead.
 */
export function missingTexts(portuguese: PortugueseTexts, texts: TypedTexts): number {
  const isOwnTitle = portuguese.room_title.trim() !== portuguese.name.trim();
  const wanted = ROOM_TEXTS.filter(
    (field) => !isBlank(portuguese[field]) && (field !== 'room_title' || isOwnTitle),
  );
  return (
    wanted.filter((field) => isBlank(texts[field])).length +
    portuguese.features.filter((feature) => isBlank(texts.features[feature])).length
  );
}

/** What is wrong with a text in another language, or undefined (limits of the database). */
export function textProblem(field: RoomText, text: string): string | undefined {
  return ROOM_TEXT_TOO_LONG[field](text);
}

export const featureProblem = featureTooLong;

/** The first language of the drafts in which a text is wrong, or null. */
export function languageWithProblem(drafts: TranslationDrafts): TranslatedLanguage | null {
  return TRANSLATED_LANGUAGES.find((language) => hasProblem(drafts[language]?.now)) ?? null;
}

function hasProblem(texts: TypedTexts | undefined): boolean {
  if (texts === undefined) return false;
  return (
    ROOM_TEXTS.some((field) => textProblem(field, texts[field]) !== undefined) ||
    Object.values(texts.features).some((text) => featureProblem(text) !== undefined)
  );
}
