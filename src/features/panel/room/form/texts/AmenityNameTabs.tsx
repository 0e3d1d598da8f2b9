import { type ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { languageWithLongName, type NameKey } from '@/domain/room/name-drafts';
import type { TranslatedLanguage } from '@/domain/room/translated-room';
import type { AmenityCatalogue } from '../useAmenities';
import type { RoomForm } from '../useRoomForm';
import { LanguageTabs } from './LanguageTabs';
import { LoadedTexts } from './LoadedTexts';

const NamesInLanguage = lazyPart(async () => import('./NamesInLanguage')).Part;

interface AmenityNameTabsProps {
  id: string;
  form: RoomForm;
  catalogue: AmenityCatalogue;
  /** The choice of amenities, in Portuguese. */
  children: ReactNode;
}

/**
 * The room's amenities in Portuguese, and beside them their names in the other languages (LANG-06).
 */
export function AmenityNameTabs({ id, form, catalogue, children }: AmenityNameTabsProps) {
  const { draft, texts, problems } = form;
  return (
    <LanguageTabs
      id={id}
      label="Língua das comodidades"
      language={texts.language}
      onChange={texts.show}
      isShown={form.tab === 'amenities'}
      lacking={(language) => {
        if (!texts.names.isLoaded) return null;
        const names = keysOf(catalogue, language).map((key) => texts.nameIn(key));
        const missing = names.filter((name) => name.trim() === '').length;
        return { missing, isEmpty: missing === names.length };
      }}
      hasProblem={(language) =>
        problems.amenityNames !== undefined && languageWithLongName(draft.amenityNames) === language
      }
      portuguese={children}
    >
      {(language) => (
        <LoadedTexts state={texts.names}>
          <NamesInLanguage {...{ catalogue, texts, language }} />
        </LoadedTexts>
      )}
    </LanguageTabs>
  );
}

const keysOf = (
  { amenities, categories }: AmenityCatalogue,
  language: TranslatedLanguage,
): NameKey[] => [
  ...amenities.map(({ id }) => ({ kind: 'amenity' as const, id, language })),
  ...categories.map(({ id }) => ({ kind: 'category' as const, id, language })),
];
