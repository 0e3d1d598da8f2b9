import { Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { Select } from '@/components/Select';
import { TextInput } from '@/components/TextInput';
import { STANDARD_CATEGORY } from '@/domain/amenities';
import type { Amenity } from '@/queries/amenities';
import type { AmenityCatalogue } from './useAmenities';
import { useNewAmenity } from './useNewAmenity';

interface NewAmenityProps {
  catalogue: AmenityCatalogue;
  typed: string;
  /** What the whole form has to say of it. */
  error?: string;
  onTyped: (text: string) => void;
  onAdded: (amenity: Amenity) => void;
  onSessionEnd: (message: string) => void;
}

/** Adds an amenity to the list of the house; this room has it at once (Specification §5, Room form). */
export function NewAmenity({
  catalogue,
  typed,
  error,
  onTyped,
  onAdded,
  onSessionEnd,
}: NewAmenityProps) {
  const headingId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { categories } = catalogue;
  const [chosenId, setChosenId] = useState<string>();
  const chosen = categories.find(({ id }) => id === chosenId) ?? defaultCategory(categories);
  const categoryId = chosen?.id ?? '';
  const creation = useNewAmenity({ catalogue, onAdded, onSessionEnd });

  function handleAdd() {
    creation.add(typed, categoryId);
    inputRef.current?.focus();
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
          error={creation.problem ?? error}
          hint={
            <output>
              {creation.addedName === null
                ? 'Fica logo na lista de todos os quartos.'
                : `«${creation.addedName}» já está na lista e neste quarto.`}
            </output>
          }
          className="min-w-0 flex-1 max-md:basis-full"
        >
          <TextInput
            ref={inputRef}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              creation.forgetOutcome();
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
          isBusy={creation.isAdding}
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

/** Specification §9, Admin: 'Características Padrão' unless the house has no such category. */
function defaultCategory(categories: AmenityCatalogue['categories']) {
  return categories.find(({ name }) => name === STANDARD_CATEGORY) ?? categories[0];
}
