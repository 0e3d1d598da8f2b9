import { Check, Dot } from 'lucide-react';
import { PANEL_CARD } from '@/components/panel-styles';
import { DEFAULT_AMENITIES } from '@/domain/room/amenities';

/** What the house has after a run, by category (SEED-03 to SEED-06). */
export function DefaultList({ isStored }: { isStored: boolean }) {
  const Mark = isStored ? Check : Dot;
  return (
    <section
      aria-label="Lista de origem"
      className={`grid gap-x-6 gap-y-5 px-4 py-4 md:grid-cols-3 md:px-5 md:py-4.5 ${PANEL_CARD}`}
    >
      {DEFAULT_AMENITIES.map(({ name, amenities }) => (
        <div key={name}>
          <h2 className="flex items-baseline justify-between border-b border-linha pb-1.75 font-sans text-14 font-semibold tracking-normal">
            {name}
            <small className="text-12 font-normal text-tinta-2 tabular-figures">
              {amenities.length}
            </small>
          </h2>
          <ul className="mt-1.5 text-13">
            {amenities.map((amenity) => (
              <li key={amenity} className="flex min-h-7 items-center gap-2">
                <Mark
                  className={`size-3.75 ${isStored ? 'text-horta-700' : 'text-tinta-2'}`}
                  aria-hidden
                />
                {amenity}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
