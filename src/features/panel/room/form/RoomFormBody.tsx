import { type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { TextsInLanguage } from './texts/TextsInLanguage';
import { NoteBox } from '@/components/NoteBox';
import { TabList, TabPanel } from '@/components/Tabs';
import { languageWithProblem, missingTexts } from '@/domain/room/translation-checks';
import { typedTextsOf } from '@/domain/room/translation-draft';
import { AmenitiesPanel } from './AmenitiesPanel';
import { PicturesPanel } from './PicturesPanel';
import { hasTabProblem, ROOM_TABS, type RoomTab } from './room-tabs';
import { RoomFields } from './RoomFields';
import { LanguageTabs } from './texts/LanguageTabs';
import { LoadedTexts } from './texts/LoadedTexts';
import type { RoomForm } from './useRoomForm';

// Translations are rarely edited, so the fields load when a language is opened.

const NOTHING = JSON.stringify(typedTextsOf(undefined));

interface RoomTextTabsProps {
  id: string;
  form: RoomForm;
  /** The fields in Portuguese. */
  children: ReactNode;
}

/** A room's own data in Portuguese, and beside them its texts in the other languages (LANG-06). */
function RoomTextTabs({ id, form, children }: RoomTextTabsProps) {
  const { draft, texts, problems } = form;
  return (
    <LanguageTabs
      id={id}
      label="Língua dos dados"
      language={texts.language}
      onChange={texts.show}
      isShown={form.tab === 'data'}
      lacking={(language) => {
        if (texts.texts.data === undefined) return null;
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

const LINKS = [
  { field: 'booking_url', label: 'Booking.com' },
  { field: 'airbnb_url', label: 'Airbnb' },
] as const;

/** Where the room is listed elsewhere; an empty field is stored as null (ADM-ROOM-16). */
function LinkFields({ form: { problems, bind } }: { form: RoomForm }) {
  return (
    <div className="grid gap-3.5">
      {LINKS.map(({ field, label }) => (
        <Field key={field} label={label} error={problems[field]}>
          <TextInput type="url" autoComplete="off" placeholder="https://" {...bind(field)} />
        </Field>
      ))}
      <p className="text-12 text-tinta-2">Um campo vazio não mostra ligação na página do quarto.</p>
    </div>
  );
}

const TAB_LABELS: Record<RoomTab, string> = {
  data: 'Dados',
  pictures: 'Imagens',
  amenities: 'Comodidades',
  links: 'Ligações',
};

interface RoomFormBodyProps {
  id: string;
  form: RoomForm;
}

/** The form in its four tabs; the first problem opens its tab and takes the focus. */
export function RoomFormBody({ id, form }: RoomFormBodyProps) {
  const { draft, ref, tab, problems } = form;

  /** Shows a tab from its top, however far the one before it was scrolled. */
  function handleShow(next: RoomTab) {
    form.show(next);
    ref.current?.parentElement?.scrollTo({ top: 0 });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  const counts: Partial<Record<RoomTab, number>> = {
    pictures: draft.images.length,
    amenities: form.amenityIds?.length,
  };

  return (
    <form ref={ref} id={id} noValidate onSubmit={handleSubmit} className="md:h-[41.5rem]">
      <TabList
        id={id}
        label="Partes do quarto"
        tabs={ROOM_TABS.map((value) => ({
          value,
          label: TAB_LABELS[value],
          count: counts[value],
          hasProblem: hasTabProblem(value, problems),
        }))}
        value={tab}
        onChange={handleShow}
        className="sticky top-0 z-2 gap-1 px-1.5 md:px-2.5"
      />
      {form.isRestored && form.isDirty && (
        <NoteBox tone="ocre" className="mx-4 mt-4 md:mx-5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p>Aqui está o que tinha ficado por guardar.</p>
            <Button variant="outline" onClick={form.reset}>
              Descartar
            </Button>
          </div>
        </NoteBox>
      )}
      <TabPanel id={id} value="data" isShown={tab === 'data'} className="p-4 md:p-5">
        <RoomTextTabs id={`${id}-textos`} form={form}>
          <RoomFields form={form} />
        </RoomTextTabs>
      </TabPanel>
      <TabPanel id={id} value="pictures" isShown={tab === 'pictures'} className="p-4 md:p-5">
        <PicturesPanel form={form} />
      </TabPanel>
      <TabPanel id={id} value="amenities" isShown={tab === 'amenities'} className="p-4 md:p-5">
        <AmenitiesPanel id={`${id}-nomes`} form={form} />
      </TabPanel>
      <TabPanel id={id} value="links" isShown={tab === 'links'} className="p-4 md:p-5">
        <LinkFields form={form} />
      </TabPanel>
    </form>
  );
}
