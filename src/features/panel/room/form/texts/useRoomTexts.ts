import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asGuestLanguage, type GuestLanguage } from '@/domain/language/guest-language';
import { languageWithLongName, nameIn, withName, type NameKey } from '@/domain/room/name-drafts';
import type { RoomDraft, RoomProblems } from '@/domain/room/room-form-schema';
import { languageWithProblem } from '@/domain/room/translation-checks';
import { textsIn, withTexts, type TypedTexts } from '@/domain/room/translation-draft';
import type { TranslatedLanguage } from '@/domain/language/guest-language';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listRoomTranslations } from '@/queries/translations';
import type { RoomTab } from '../room-tabs';
import { readNames } from './stored-texts';

interface RoomTextsOptions {
  /** Null for a room that is not stored yet. */
  roomId: string | null;
  tab: RoomTab;
  draft: RoomDraft;
  change: (changes: Partial<RoomDraft>) => void;
}

/** Stands in for a list that has not loaded. */
const NONE = [] as const;

/**
 * The room's texts and the names of amenities in other languages, and the language that is shown
 * (LANG-06).
 */
export function useRoomTexts({ roomId, tab, draft, change }: RoomTextsOptions) {
  const [language, setLanguage] = useState<GuestLanguage>('pt');
  const rows = useQuery({
    queryKey: [...queryKeys.roomTranslations, roomId ?? ''],
    queryFn: () => (roomId === null ? [] : listRoomTranslations(staffClient(), roomId)),
  });
  const names = useQuery({
    queryKey: queryKeys.amenityTranslations,
    queryFn: () => readNames(staffClient()),
    enabled: tab === 'amenities' || draft.amenityNames.length > 0,
  });
  const drafts = draft.translations;
  const drafted = { drafts: draft.amenityNames, stored: names.data ?? NONE };

  return {
    language,
    show: setLanguage,
    /** Shows the language of the problem that saving found; Portuguese if it has one. */
    showProblem: (problems: RoomProblems) => {
      const { translations, amenityNames: _names, ...inPortuguese } = problems;
      const found =
        translations === undefined
          ? languageWithLongName(drafted.drafts)
          : languageWithProblem(drafts);
      const isElsewhere = Object.keys(inPortuguese).length === 0;
      setLanguage(asGuestLanguage((isElsewhere && found) || 'pt'));
    },
    /** Whether the texts in other languages are there, and how to ask for them again. */
    texts: rows,
    names,
    /** The room's texts in a language, as typed or stored. */
    textsIn: (of: TranslatedLanguage) => textsIn({ drafts, rows: rows.data ?? NONE, language: of }),
    changeTexts: (of: TranslatedLanguage, changes: Partial<TypedTexts>) =>
      change({
        translations: withTexts({ drafts, rows: rows.data ?? NONE, language: of }, changes),
      }),
    /**
     * What somebody else wrote into a text that is being changed here; undefined where nobody did.
     */
    theirText: (of: TranslatedLanguage, key: string) => drafts[of]?.clashes[key],
    nameIn: (key: NameKey) => nameIn(drafted, key),
    changeName: (key: NameKey, name: string) =>
      change({ amenityNames: withName(drafted, key, name) }),
    theirName: ({ kind, id, language: of }: NameKey) =>
      draft.amenityNames.find(
        (other) => other.kind === kind && other.id === id && other.language === of,
      )?.theirs ?? undefined,
  };
}

export type RoomTexts = ReturnType<typeof useRoomTexts>;
