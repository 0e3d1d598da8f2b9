import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { CountInput } from '@/components/form/CountInput';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import {
  dateCautions,
  earliestCheckIn,
  MAX_DESK_NIGHTS,
  unreadableDay,
  withCheckIn,
  withNights,
} from '@/domain/new-stay/booking-dates';
import { addDays, isDay } from '@/domain/calendar/dates';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '@/domain/guest/guest-count';
import { weekdayWord } from './desk-words';
import type { DeskBookingForm } from './useDeskBookingForm';

interface NewStayFieldsProps {
  form: DeskBookingForm;
  checkInRef: Ref<HTMLInputElement>;
}

/** Check-in, check-out, nights and guests; nights and check-out update each other. */
export function NewStayFields({ form, checkInRef }: NewStayFieldsProps) {
  const { draft, today, nights, problems, change } = form;
  const min = earliestCheckIn(today);
  const dates = { checkIn: draft.checkIn, checkOut: draft.checkOut };
  return (
    <>
      <div className="grid grid-cols-2 gap-3.5 md:grid-cols-[1fr_1fr_6.625rem_6.625rem]">
        <DayField
          ref={checkInRef}
          label="Check-in"
          value={draft.checkIn}
          today={today}
          min={min}
          // A key pressed by mistake must not write a stay of yesterday, which is typed or chosen.
          firstStep={today}
          error={problems.checkIn ?? unreadableDay(draft.checkIn)}
          onChange={(checkIn) => change(withCheckIn(dates, checkIn))}
        />
        <DayField
          label="Check-out"
          value={draft.checkOut}
          today={today}
          min={isDay(draft.checkIn) ? addDays(draft.checkIn, 1) : min}
          error={problems.checkOut ?? unreadableDay(draft.checkOut)}
          onChange={(checkOut) => change({ checkOut })}
        />
        <CountField
          label="Noites"
          value={nights}
          min={1}
          max={MAX_DESK_NIGHTS}
          decreaseLabel="Menos uma noite"
          increaseLabel="Mais uma noite"
          onChange={(count) => change(withNights(dates, count))}
        />
        <CountField
          label="Hóspedes"
          value={draft.guests}
          min={MIN_GUESTS}
          max={MAX_BOOKING_GUESTS}
          decreaseLabel="Menos um hóspede"
          increaseLabel="Mais um hóspede"
          error={problems.guests}
          onChange={(guests) => change({ guests })}
        />
      </div>
      <output>
        {dateCautions(draft, today).map((caution) => (
          <Caution key={caution}>{caution}</Caution>
        ))}
      </output>
    </>
  );
}

/** A day with its weekday beside the label. */
function DayField({ error, ...day }: ComponentProps<typeof DayInput> & { error?: string }) {
  return (
    <Field
      label={
        <>
          {day.label} <span className="font-normal text-tinta-2">{weekdayWord(day.value)}</span>
        </>
      }
      error={error}
    >
      <DayInput {...day} />
    </Field>
  );
}

interface CountFieldProps extends ComponentProps<typeof CountInput> {
  label: string;
  error?: string;
}

function CountField({ label, error, ...count }: CountFieldProps) {
  return (
    <Field label={label} error={error}>
      <CountInput {...count} />
    </Field>
  );
}

/** A warning that does not prevent saving. */
export function Caution({ children }: { children: string }) {
  return (
    <span className="mt-2 flex items-start gap-2 rounded-field bg-ocre-100 px-3 py-2 text-13 font-medium text-ocre-800 forced-colors:border">
      <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
      {children}
    </span>
  );
}
