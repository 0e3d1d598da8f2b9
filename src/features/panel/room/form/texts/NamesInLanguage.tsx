import type { ReactNode } from 'react';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import type { NameKey } from '@/domain/room/name-drafts';
import { amenityNameTooLong } from '@/domain/room/room-text-limits';
import type { TranslatedLanguage } from '@/domain/language/guest-language';
import type { AmenityCatalogue } from '../useAmenities';
import { TextHint } from './TextHint';
import type { RoomTexts } from './useRoomTexts';

interface NamesInLanguageProps {
  catalogue: AmenityCatalogue;
  texts: RoomTexts;
  language: TranslatedLanguage;
}

/** What the amenities of the house and their categories are called in one language (LANG-06). */
export function NamesInLanguage({ catalogue, texts, language }: NamesInLanguageProps) {
  return (
    <>
      <p className="mb-3.5 text-13 text-tinta-2">
        Os nomes valem para todos os quartos. Um campo vazio mostra aos hóspedes o nome em
        português.
      </p>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {catalogue.categories.map((category) => (
          <fieldset key={category.id} className="min-w-0">
            <legend className="w-full border-b border-linha pb-1.75 font-semibold">
              {category.name}
            </legend>
            <div className="mt-2.5 grid gap-2.5">
              <NameField
                {...{ texts, language }}
                name={{ kind: 'category', id: category.id, language }}
                label={<span className="font-medium">Nome da categoria</span>}
              />
              {catalogue.amenities
                .filter(({ category_id }) => category_id === category.id)
                .map(({ id, name }) => (
                  <NameField
                    key={id}
                    {...{ texts, language }}
                    name={{ kind: 'amenity', id, language }}
                    label={<span className="font-normal text-tinta-2">{name}</span>}
                  />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}

interface NameFieldProps {
  texts: RoomTexts;
  language: TranslatedLanguage;
  name: NameKey;
  label: ReactNode;
}

function NameField({ texts, language, name, label }: NameFieldProps) {
  const value = texts.nameIn(name);
  const theirs = texts.theirName(name);
  return (
    <Field
      label={label}
      error={amenityNameTooLong(value)}
      hint={theirs === undefined ? undefined : <TextHint theirs={theirs} />}
    >
      <TextInput
        value={value}
        lang={language}
        autoComplete="off"
        onChange={({ target }) => texts.changeName(name, target.value)}
      />
    </Field>
  );
}
