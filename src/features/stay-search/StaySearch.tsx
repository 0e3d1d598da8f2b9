import { Calendar, Search, Users } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { TextInput } from '@/components/TextInput';
import { MAX_SEARCH_GUESTS, MIN_GUESTS, searchGuestCount } from '@/domain/guest-count';
import { searchLimits, searchObstacle, type SearchValues } from '@/domain/stay-search';
import { useToday } from '@/hooks/useToday';
import { bookingPath, routePatterns } from '@/lib/paths';
import { searchHelp, START_HELP } from './search-help';

const NOTHING_CHOSEN: SearchValues = { checkIn: '', checkOut: '', guests: String(MIN_GUESTS) };

/** Lets a click anywhere in the field open the browser's calendar; the keyboard types as ever. */
const DATE_FIELD =
  '[&_input]:min-w-0 [&_input::-webkit-calendar-picker-indicator]:absolute [&_input::-webkit-calendar-picker-indicator]:inset-0 ' +
  '[&_input::-webkit-calendar-picker-indicator]:size-full [&_input::-webkit-calendar-picker-indicator]:opacity-0 ' +
  '[&_input:enabled::-webkit-calendar-picker-indicator]:cursor-pointer';

/** What the fields hold, a disabled one included. */
function valuesOf(form: HTMLFormElement): SearchValues {
  const text = (name: keyof SearchValues) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return { checkIn: text('checkIn'), checkOut: text('checkOut'), guests: text('guests') };
}

/**
 * When and how many: leads to the booking form. The fields keep their own text, so that what someone
 * types before the script arrives is not lost; until then the form works by itself, with the
 * browser's own checks.
 */
export function StaySearch() {
  const navigate = useNavigate();
  const today = useToday();
  const helpId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const checkOutRef = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(NOTHING_CHOSEN);

  // Before the day is known, which comes with the effects: otherwise a form filled in already is
  // taken for empty for a moment, and its button ignores the tap that falls into it.
  useLayoutEffect(() => {
    if (formRef.current) setValues(valuesOf(formRef.current));
  }, []);

  const isAwake = today !== null;
  const { checkIn } = values;
  const limits = isAwake ? searchLimits({ today, checkIn: checkIn || null }) : undefined;
  const canSearch = !isAwake || searchObstacle({ values, today }) === null;

  function handleChange(event: FormEvent<HTMLFormElement>) {
    const now = valuesOf(event.currentTarget);
    if (checkOutRef.current && now.checkOut <= now.checkIn) checkOutRef.current.value = '';
    setValues(valuesOf(event.currentTarget));
  }

  function handleGuestsBlur({ target }: FocusEvent<HTMLInputElement>) {
    target.value = String(searchGuestCount(target.value));
    setValues((known) => ({ ...known, guests: target.value }));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSearch) return;
    const { guests, ...dates } = valuesOf(event.currentTarget);
    void navigate(bookingPath({ ...dates, guests: searchGuestCount(guests) }));
  }

  return (
    <form
      ref={formRef}
      action={routePatterns.booking}
      method="get"
      noValidate={isAwake}
      aria-label="Procurar quartos livres"
      onChange={handleChange}
      onSubmit={handleSubmit}
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_.7fr_auto] md:gap-4"
    >
      <Field label="Check-in">
        <TextInput
          icon={Calendar}
          type="date"
          name="checkIn"
          required
          min={limits?.checkIn.min}
          max={limits?.checkIn.max}
          className={DATE_FIELD}
        />
      </Field>
      <Field label="Check-out">
        <TextInput
          ref={checkOutRef}
          icon={Calendar}
          type="date"
          name="checkOut"
          required
          disabled={isAwake && checkIn === ''}
          min={limits?.checkOut.min}
          max={limits?.checkOut.max}
          className={DATE_FIELD}
        />
      </Field>
      <Field label="Hóspedes">
        <TextInput
          icon={Users}
          type="number"
          name="guests"
          inputMode="numeric"
          required
          min={MIN_GUESTS}
          max={MAX_SEARCH_GUESTS}
          defaultValue={NOTHING_CHOSEN.guests}
          onBlur={handleGuestsBlur}
          className="algarismos"
        />
      </Field>
      <Button
        type="submit"
        variant="ocre"
        disabled={!canSearch}
        aria-describedby={helpId}
        className="md:px-8.5"
      >
        <Search aria-hidden />
        Buscar
      </Button>
      <output id={helpId} className="col-span-full text-14 algarismos">
        {isAwake ? searchHelp({ values, today }) : START_HELP}
      </output>
    </form>
  );
}
