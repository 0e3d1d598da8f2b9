import type { ReactNode } from 'react';
import { TabList, TabPanel } from '@/components/Tabs';
import {
  GUEST_LANGUAGES,
  guestLanguageLabel,
  TRANSLATED_LANGUAGES,
  type GuestLanguage,
  type TranslatedLanguage,
} from '@/domain/language/guest-language';

interface LanguageTabsProps {
  /** Unique on the page. */
  id: string;
  /** Names the group. */
  label: string;
  language: GuestLanguage;
  onChange: (language: GuestLanguage) => void;
  /** How many texts a language lacks, and of how many; null while unknown. */
  lacking: (language: TranslatedLanguage) => Lacking | null;
  hasProblem: (language: TranslatedLanguage) => boolean;
  /** Whether this part of the form is open. */
  isShown: boolean;
  portuguese: ReactNode;
  children: (language: TranslatedLanguage) => ReactNode;
}

export interface Lacking {
  missing: number;
  isEmpty: boolean;
}

/** One part of the form in each language: Portuguese first, then the languages of translations. */
export function LanguageTabs({
  id,
  label,
  language,
  onChange,
  lacking,
  hasProblem,
  isShown,
  portuguese,
  children,
}: LanguageTabsProps) {
  const tabs = GUEST_LANGUAGES.map((value) => {
    const name = guestLanguageLabel(value);
    if (value === 'pt') return { value, label: name };
    const { tick, note } = statusOf(lacking(value));
    return { value, label: name, tick, note, hasProblem: hasProblem(value) };
  });
  return (
    <>
      <TabList
        {...{ id, label, tabs, onChange }}
        value={language}
        look="segments"
        isSettled={isShown && lacking('en') !== null}
        className="-mx-4 mb-4 px-4 md:-mx-5 md:px-5"
      />
      <TabPanel id={id} value="pt" isShown={language === 'pt'}>
        {portuguese}
      </TabPanel>
      {TRANSLATED_LANGUAGES.map((value) => (
        <TabPanel key={value} id={id} value={value} isShown={language === value}>
          {language === value && children(value)}
        </TabPanel>
      ))}
    </>
  );
}

/** Whether the texts of a language are there, in words beside its name. */
function statusOf(lacking: Lacking | null): { tick?: string; note?: string } {
  if (lacking === null) return {};
  const { missing, isEmpty } = lacking;
  if (isEmpty) return { note: 'em falta' };
  if (missing === 0) return { tick: 'completo' };
  return { note: missing === 1 ? 'falta 1' : `faltam ${missing}` };
}
