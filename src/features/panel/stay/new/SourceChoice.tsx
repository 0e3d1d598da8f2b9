import { useId } from 'react';
import { bookingSourceLabel, DESK_SOURCES } from '@/domain/booking/booking-source';
import { proposedSource } from '@/domain/new-stay/new-booking';
import type { DeskBookingForm } from './useDeskBookingForm';

/** Where the booking comes from; proposed until it is chosen. */
export function SourceChoice({ form: { draft, today, change } }: { form: DeskBookingForm }) {
  const name = useId();
  const chosen = draft.source ?? proposedSource(draft.checkIn, today);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Origem</legend>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {DESK_SOURCES.map((source) => (
          <label key={source} className="relative has-focus-visible:z-1">
            <input
              type="radio"
              name={name}
              checked={source === chosen}
              onChange={() => change({ source })}
              className="peer absolute inset-0 size-full appearance-none rounded-field"
            />
            <span className="flex min-h-8 items-center rounded-field border border-contorno/60 bg-branco px-2.5 text-13 font-medium transition-colors peer-checked:border-anil-600 peer-checked:bg-anil-50 peer-checked:font-semibold peer-checked:text-anil-700 peer-checked:shadow-[inset_0_-3px_0_theme(colors.ocre.400)] hover:border-anil-600 max-md:min-h-11 max-md:px-3 max-md:text-14">
              {bookingSourceLabel(source)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
