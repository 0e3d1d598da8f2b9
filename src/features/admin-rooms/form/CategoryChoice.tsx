import type { Amenity } from '@/queries/amenities';

interface CategoryChoiceProps {
  name: string;
  amenities: readonly Amenity[];
  chosenIds: readonly string[];
  onToggle: (id: string, isChosen: boolean) => void;
}

/** The amenities of one category, each chosen or not. */
export function CategoryChoice({ name, amenities, chosenIds, onToggle }: CategoryChoiceProps) {
  const chosenCount = amenities.filter(({ id }) => chosenIds.includes(id)).length;
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between border-b border-linha pb-1.75 font-semibold">
        {name}
        <small className="text-12 font-normal text-tinta-2 algarismos">
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
