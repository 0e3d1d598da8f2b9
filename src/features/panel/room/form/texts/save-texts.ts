import { nameRows, withTheirNames, type NameDraft } from '@/domain/room/name-drafts';
import {
  translationRows,
  withTheirs,
  type TranslationDrafts,
} from '@/domain/room/translation-draft';
import type { RestClient } from '@/lib/rest-client';
import { QueryError } from '@/queries/query-error';
import {
  listRoomTranslations,
  saveAmenityCategoryTranslations,
  saveAmenityTranslations,
  saveRoomTranslations,
} from '@/queries/translations';
import { readNames } from './stored-texts';

export interface TextDrafts {
  translations: TranslationDrafts;
  amenityNames: NameDraft[];
}

/** What became of the texts in other languages; the room itself is stored in every case. */
export type TextOutcome =
  | { kind: 'stored' }
  /** Refused, or without an answer: they are still drafts. */
  | { kind: 'unsaved'; error: unknown }
  /**
   * Somebody else has written in this language: the drafts now have the other texts beside them.
   */
  | { kind: 'stale'; error: unknown; language: string; drafts: TextDrafts };

interface TextsToSave {
  roomId: string;
  /** The Portuguese features that the room has now. */
  features: readonly string[];
  /** The pictures that the room has now. */
  images: readonly string[];
  drafts: TextDrafts;
}

/**
 * Stores what was typed in other languages, one request for each kind of text, none where nothing
 * was typed. Sent again after a lost answer, it stores nothing twice. Never rejects.
 */
export async function saveTexts(
  client: RestClient,
  { roomId, features, images, drafts }: TextsToSave,
): Promise<TextOutcome> {
  const texts = translationRows(drafts.translations, { roomId, features, images });
  const { amenities, categories } = namesByTable(drafts.amenityNames);
  try {
    if (texts.length > 0) await saveRoomTranslations(client, texts);
    if (amenities.length > 0) await saveAmenityTranslations(client, amenities);
    if (categories.length > 0) await saveAmenityCategoryTranslations(client, categories);
    return { kind: 'stored' };
  } catch (error) {
    const isStale = error instanceof QueryError && error.kind === 'stale';
    return isStale ? besideTheirs(client, { roomId, drafts, error }) : { kind: 'unsaved', error };
  }
}

function namesByTable(drafts: readonly NameDraft[]) {
  const rows = nameRows(drafts);
  return {
    amenities: rows
      .filter(({ kind }) => kind === 'amenity')
      .map(({ id, language, name, updated_at }) => {
        return { amenity_id: id, language, name, updated_at };
      }),
    categories: rows
      .filter(({ kind }) => kind === 'category')
      .map(({ id, language, name, updated_at }) => {
        return { category_id: id, language, name, updated_at };
      }),
  };
}

/** Reads what others have written. If that fails, the drafts stay as they are, to be sent again. */
async function besideTheirs(
  client: RestClient,
  { roomId, drafts, error }: { roomId: string; drafts: TextDrafts; error: QueryError },
): Promise<TextOutcome> {
  try {
    const [rows, stored] = await Promise.all([
      listRoomTranslations(client, roomId),
      readNames(client),
    ]);
    return {
      kind: 'stale',
      error,
      language: error.hint ?? '',
      drafts: {
        translations: withTheirs(drafts.translations, rows),
        amenityNames: withTheirNames({ drafts: drafts.amenityNames, stored }),
      },
    };
  } catch (readingFailed) {
    return { kind: 'unsaved', error: readingFailed };
  }
}
