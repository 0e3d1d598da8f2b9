import * as t from '@messages/booking-steps';
import { Baby, BedDouble, UserRound } from 'lucide-react';
import { Field } from '@/components/form/Field';
import { NumberStepper } from '@/components/form/NumberStepper';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '@/domain/guest/guest-count';
import type { StepProps } from '../state/booking-form-state';

/** The fewest tiles drawn; those that no guest fills are empty. */
const DRAWN_PLACES = 8;

export function GuestsStep({ state, dispatch, messages, isRefused }: StepProps) {
  const { guestCount } = state;
  const isTooMany = guestCount > MAX_BOOKING_GUESTS;
  return (
    <>
      <Field
        label={t.GUEST_COUNT}
        hint={t.GUEST_COUNT_HINT}
        error={isRefused || isTooMany ? messages.guestCount : undefined}
        isRequired
      >
        <NumberStepper
          size="large"
          isEditable
          value={guestCount}
          onChange={(count) => dispatch({ type: 'guestCountChosen', guestCount: count })}
          min={MIN_GUESTS}
          max={MAX_BOOKING_GUESTS}
          decreaseLabel={t.ONE_LESS}
          increaseLabel={t.ONE_MORE}
        />
      </Field>
      <People count={guestCount} />
      <ul className="mt-7 border-t border-linha text-16 leading-6">
        <Fact icon={BedDouble}>{t.ROOMS_FOLLOW}</Fact>
        <Fact icon={Baby}>{t.MINORS}</Fact>
      </ul>
    </>
  );
}

/** One tile for each guest, with empty ones up to DRAWN_PLACES; decoration only. */
function People({ count }: { count: number }) {
  const drawn = Math.max(0, Math.min(count, MAX_BOOKING_GUESTS));
  const places = Array.from({ length: Math.max(drawn, DRAWN_PLACES) }, (_, place) => place);
  return (
    <div aria-hidden className="mt-5.5 flex flex-wrap gap-1.5">
      {places.map((place) => (
        <span
          key={place}
          className={`grid h-10 w-9.25 place-items-center rounded-tile md:size-11.5 ${
            place < drawn
              ? 'bg-anil-600 text-branco shadow-[inset_0_-4px_0_theme(colors.anil.700)]'
              : 'border-[1.5px] border-dashed border-contorno/60 bg-branco'
          }`}
        >
          {place < drawn && <UserRound className="size-6" />}
        </span>
      ))}
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Baby; children: string }) {
  return (
    <li className="flex gap-3 border-b border-linha py-3.5">
      <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
      <span>{children}</span>
    </li>
  );
}
