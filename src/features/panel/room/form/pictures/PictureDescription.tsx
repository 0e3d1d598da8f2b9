import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { TextInput } from '@/components/form/TextInput';
import {
  GUEST_LANGUAGES,
  TRANSLATED_LANGUAGES,
  type GuestLanguage,
  type TranslatedLanguage,
} from '@/domain/language/guest-language';
import { LANGUAGE_NAMES } from '@/domain/language/language';
import { pictureKeyOf } from '@/domain/room/translation-draft';
import { LoadedTexts } from '../texts/LoadedTexts';
import { TextHint } from '../texts/TextHint';
import type { RoomForm } from '../useRoomForm';

/** The limit of the database. */
const MOST_CHARACTERS = 200;

interface DescribedPicture {
  form: RoomForm;
  address: string;
  /** 'imagem 1', for whoever does not see beside which picture it stands. */
  which: string;
}

interface FoldProps extends DescribedPicture {
  /** Of the fields. */
  id: string;
  isShown: boolean;
}

/** The languages in which somebody else has written of a picture meanwhile. */
export function clashesOf({ texts }: RoomForm, address: string): TranslatedLanguage[] {
  return TRANSLATED_LANGUAGES.filter(
    (language) => texts.theirText(language, pictureKeyOf(address)) !== undefined,
  );
}

/** Says in how many languages a picture is described, and unfolds the fields (PIC-01). */
export function DescriptionToggle({
  form: { draft, texts },
  address,
  which,
  id,
  isShown,
  onToggle,
}: FoldProps & { onToggle: () => void }) {
  const said = [
    draft.picture_texts[address] ?? '',
    ...TRANSLATED_LANGUAGES.map((language) => texts.textsIn(language).pictures[address] ?? ''),
  ].filter((text) => text.trim() !== '').length;
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={id}
      onClick={onToggle}
      className="-ms-1.5 flex min-h-7 items-center gap-1.5 rounded-field px-1.5 text-start text-13 font-medium text-anil-600 hover:bg-anil-50 max-md:min-h-11"
    >
      <span>
        {texts.texts.data !== undefined
          ? `Descrição em ${said} de ${GUEST_LANGUAGES.length} línguas`
          : 'Descrição'}
        <VisuallyHidden>, {which}</VisuallyHidden>
      </span>
      <ChevronDown
        className={`size-4 flex-none transition-transform motion-reduce:transition-none ${isShown ? 'rotate-180' : ''}`}
        aria-hidden
      />
    </button>
  );
}

/** What a picture shows, in words, in each language of the guests. */
export function DescriptionFields({ form, address, which, id, isShown }: FoldProps) {
  const { draft, change, texts } = form;
  const clashes = clashesOf(form, address);
  return (
    <fieldset
      id={id}
      hidden={!isShown}
      className="min-w-0 max-md:col-span-2 md:col-start-2 md:col-end-5"
    >
      <legend className="sr-only">Descrição da {which}</legend>
      {isShown && (
        <div className="mt-1.5 grid gap-1.5">
          <Description
            language="pt"
            text={draft.picture_texts[address] ?? ''}
            onChange={(text) =>
              change({ picture_texts: { ...draft.picture_texts, [address]: text } })
            }
          />
          <LoadedTexts state={texts.texts}>
            {TRANSLATED_LANGUAGES.map((language) => {
              const { pictures } = texts.textsIn(language);
              return (
                <Description
                  key={language}
                  language={language}
                  text={pictures[address] ?? ''}
                  onChange={(text) =>
                    texts.changeTexts(language, { pictures: { ...pictures, [address]: text } })
                  }
                >
                  {clashes.includes(language) && (
                    <TextHint theirs={texts.theirText(language, pictureKeyOf(address))} />
                  )}
                </Description>
              );
            })}
          </LoadedTexts>
          <p className="text-12 text-tinta-2">
            Um campo vazio mostra aos hóspedes o texto em português.
          </p>
        </div>
      )}
    </fieldset>
  );
}

interface DescriptionProps {
  language: GuestLanguage;
  text: string;
  onChange: (text: string) => void;
  /** What somebody else has written meanwhile. */
  children?: ReactNode;
}

function Description({ language, text, onChange, children }: DescriptionProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-2 text-13">
      <label htmlFor={id} lang={language} className="font-medium">
        {LANGUAGE_NAMES[language]}
      </label>
      <TextInput
        id={id}
        value={text}
        lang={language}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        placeholder="Por escrever"
        onChange={({ target }) => onChange(target.value)}
      />
      {children !== undefined && <div className="col-start-2 text-12">{children}</div>}
    </div>
  );
}
