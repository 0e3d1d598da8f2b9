import { type ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { languageWithProblem, missingTexts } from '@/domain/room/translation-checks';
import { typedTextsOf } from '@/domain/room/translation-draft';
import type { RoomForm } from '../useRoomForm';
import { LanguageTabs } from './LanguageTabs';
import { LoadedTexts } from './LoadedTexts';

// Translations are rarely edited, so the fields load when a language is opened.
const TextsInLanguage = lazyPart(async () => import('./TextsInLanguage')).Part;

const NOTHING = JSON.stringify(typedTextsOf(undefined));

interface RoomTextTabsProps {
  id: string;
  form: RoomForm;
  /** The fields in Portuguese. */
  children: ReactNode;
}

/** A room's own data in Portuguese, and beside them its texts in the other languages (LANG-06). */
export function RoomTextTabs({ id, form, children }: RoomTextTabsProps) {
  const { draft, texts, problems } = form;
  return (
    <LanguageTabs
      id={id}
      label="Língua dos dados"
      language={texts.language}
      onChange={texts.show}
      isShown={form.tab === 'data'}
      lacking={(language) => {
        if (!texts.texts.isLoaded) return null;
        const typed = texts.textsIn(language);
        return {
          missing: missingTexts(draft, typed),
          isEmpty: JSON.stringify(typed) === NOTHING,
        };
      }}
      hasProblem={(language) =>
        problems.translations !== undefined && languageWithProblem(draft.translations) === language
      }
      portuguese={children}
    >
      {(language) => (
        <LoadedTexts state={texts.texts}>
          <TextsInLanguage form={form} language={language} />
        </LoadedTexts>
      )}
    </LanguageTabs>
  );
}
