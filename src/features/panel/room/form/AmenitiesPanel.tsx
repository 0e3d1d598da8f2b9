import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { FieldError } from '@/components/form/Field';
import { NamesInLanguage } from './texts/NamesInLanguage';
import { Skeleton } from '@/components/look/Skeleton';
import { languageWithLongName, type NameKey } from '@/domain/room/name-drafts';
import type { TranslatedLanguage } from '@/domain/language/guest-language';
import { StillReading } from '@/features/panel/kit/StillReading';
import { adminPaths } from '@/lib/staff-paths';
import type { Amenity } from '@/queries/amenities';
import { NewAmenity } from './NewAmenity';
import { LanguageTabs } from './texts/LanguageTabs';
import { LoadedTexts } from './texts/LoadedTexts';
import type { AmenityCatalogue } from './useAmenities';
import type { RoomForm } from './useRoomForm';

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
function AmenityNameTabs({ id, form, catalogue, children }: AmenityNameTabsProps) {
  const { draft, texts, problems } = form;
  return (
    <LanguageTabs
      id={id}
      label="Língua das comodidades"
      language={texts.language}
      onChange={texts.show}
      isShown={form.tab === 'amenities'}
      lacking={(language) => {
        if (texts.names.data === undefined) return null;
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

/**
 * The room's amenities by category, a field to add a new one (ADM-ROOM-04), and their names in
 * other languages.
 */
export function AmenitiesPanel({ id: tabsId, form }: { id: string; form: RoomForm }) {
  const { amenities, amenityIds, problems, stored, draft, change } = form;
  const { catalogue } = amenities;

  if (catalogue === undefined || amenityIds === undefined) {
    return (
      <>
        <StillReading of={amenities.readings} title="Não foi possível carregar as comodidades">
          <AmenitiesSkeleton />
        </StillReading>
        {problems.amenityIds !== undefined && <FieldError>{problems.amenityIds}</FieldError>}
      </>
    );
  }

  const handleToggle = (id: string, isChosen: boolean) =>
    change({
      amenityIds: isChosen ? [...amenityIds, id] : amenityIds.filter((other) => other !== id),
    });

  const choice = (
    <>
      {catalogue.categories.length === 0 ? (
        <p className="text-tinta-2">
          Ainda não há comodidades.{' '}
          <Link to={adminPaths.amenitySeed} className="text-link">
            Repor a lista de origem
          </Link>
        </p>
      ) : (
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
          {catalogue.categories.map((category) => (
            <CategoryChoice
              key={category.id}
              name={category.name}
              amenities={catalogue.amenities.filter(
                ({ category_id }) => category_id === category.id,
              )}
              chosenIds={amenityIds}
              onToggle={handleToggle}
            />
          ))}
        </div>
      )}
      {stored === null && (
        <p className="mt-2.5 text-12 text-tinta-2">
          As Características Padrão já vêm escolhidas num quarto novo.
        </p>
      )}
      {catalogue.categories.length > 0 && (
        <NewAmenity
          catalogue={catalogue}
          typed={draft.newAmenity}
          error={problems.newAmenity}
          onTyped={(newAmenity) => change({ newAmenity })}
          onAdded={({ id }) => change({ amenityIds: [...amenityIds, id], newAmenity: '' })}
        />
      )}
    </>
  );
  if (catalogue.categories.length === 0) return choice;
  return (
    <AmenityNameTabs id={tabsId} form={form} catalogue={catalogue}>
      {choice}
    </AmenityNameTabs>
  );
}

const COLUMNS = ['1', '2', '3'];
const LINES = ['w-4/5', 'w-3/5', 'w-3/4', 'w-2/3', 'w-1/2', 'w-4/6'];

function AmenitiesSkeleton() {
  return (
    <div className="grid animate-breathe gap-6 md:grid-cols-3">
      <output className="sr-only">A carregar...</output>
      {COLUMNS.map((column) => (
        <div key={column} className="grid gap-4">
          {LINES.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CategoryChoiceProps {
  name: string;
  amenities: readonly Amenity[];
  chosenIds: readonly string[];
  onToggle: (id: string, isChosen: boolean) => void;
}

function CategoryChoice({ name, amenities, chosenIds, onToggle }: CategoryChoiceProps) {
  const chosenCount = amenities.filter(({ id }) => chosenIds.includes(id)).length;
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between border-b border-linha pb-1.75 font-semibold">
        {name}
        <small className="text-12 font-normal text-tinta-2 tabular-figures">
          {`${chosenCount} de ${amenities.length}`}
        </small>
      </legend>
      <div className="mt-1.5">
        {amenities.map(({ id, name: label }) => (
          <label key={id} className="flex min-h-8 items-center gap-2.25 max-md:min-h-11">
            <input
              type="checkbox"
              checked={chosenIds.includes(id)}
              onChange={({ target }) => onToggle(id, target.checked)}
              className="size-4.5 flex-none"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
