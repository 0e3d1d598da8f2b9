import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextInput } from '@/components/form/TextInput';
import { newAmenityProblem, nextDisplayOrder, STANDARD_CATEGORY } from '@/domain/room/amenities';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { insertAmenity, type Amenity } from '@/queries/amenities';
import { queryKeys } from '@/queries/query-keys';
import { amenityFailure } from './messages';
import { CATALOGUE_KEY, type AmenityCatalogue } from './useAmenities';

interface NewAmenityProps {
  catalogue: AmenityCatalogue;
  typed: string;
  /** The form's own problem with this field. */
  error?: string;
  onTyped: (text: string) => void;
  onAdded: (amenity: Amenity) => void;
}

/**
 * Adds an amenity to the list of the house and to this room (ADM-ROOM-05, ADM-ROOM-17,
 * ADM-ROOM-18).
 */
export function NewAmenity({ catalogue, typed, error, onTyped, onAdded }: NewAmenityProps) {
  const headingId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { categories } = catalogue;
  const [chosenId, setChosenId] = useState<string>();
  const chosen = categories.find(({ id }) => id === chosenId) ?? defaultCategory(categories);
  const categoryId = chosen?.id ?? '';
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const creation = usePanelMutation<{ name: string; categoryId: string }, Amenity>({
    send: (client, input) => {
      const displayOrder = nextDisplayOrder(catalogue.amenities, input.categoryId);
      return insertAmenity(client, { ...input, displayOrder });
    },
    failure: amenityFailure,
    showFailure: 'inline',
    log: 'insertAmenity',
    onDone: (amenity) => {
      queryClient.setQueryData<AmenityCatalogue>(
        CATALOGUE_KEY,
        (known) => known && { ...known, amenities: [...known.amenities, amenity] },
      );
      onAdded(amenity);
    },
    refresh: [queryKeys.amenities],
  });

  function handleAdd() {
    const name = typed.trim();
    const found = newAmenityProblem({ name, categoryId, categories });
    forgetOutcome(found);
    if (found === undefined) void creation.change({ name, categoryId });
    inputRef.current?.focus();
  }

  function forgetOutcome(next?: string) {
    setProblem(next);
    creation.reset();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleAdd();
  }

  return (
    <section aria-labelledby={headingId} className="mt-4.5 border-t border-linha pt-3.5">
      <h3 id={headingId} className="font-semibold">
        Nova comodidade
      </h3>
      <div className="mt-2.5 flex flex-wrap items-start gap-2 md:flex-nowrap">
        <Field
          label="Nome"
          error={problem ?? creation.error?.message ?? error}
          hint={
            <output>
              {creation.data === undefined
                ? 'Fica logo na lista de todos os quartos.'
                : `«${creation.data.name}» já está na lista e neste quarto.`}
            </output>
          }
          className="min-w-0 flex-1 max-md:basis-full"
        >
          <TextInput
            ref={inputRef}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              forgetOutcome();
              onTyped(target.value);
            }}
            onKeyDown={handleKeyDown}
          />
        </Field>
        <Field label="Categoria" className="min-w-0 flex-1 max-md:basis-full">
          <Select value={categoryId} onChange={({ target }) => setChosenId(target.value)}>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          variant="outline"
          isBusy={creation.isPending}
          busyLabel="A guardar..."
          className="md:mt-5.5 md:min-h-9!"
          onClick={handleAdd}
        >
          <Plus aria-hidden />
          Adicionar
        </Button>
      </div>
    </section>
  );
}

/** 'Características Padrão' unless the house has no such category. */
function defaultCategory(categories: AmenityCatalogue['categories']) {
  return categories.find(({ name }) => name === STANDARD_CATEGORY) ?? categories[0];
}
