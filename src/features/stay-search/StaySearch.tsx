import { Calendar, Search, Users } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { TextInput } from '@/components/TextInput';
import { isDay } from '@/domain/dates';
import { MAX_SEARCH_GUESTS, MIN_GUESTS, searchGuestCount } from '@/domain/guest-count';
import type { StayDates } from '@/domain/stay';
import { searchLimits, searchObstacle, type SearchValues } from '@/domain/stay-search';
import { useToday } from '@/hooks/useToday';
import { bookingPath, homePath, routePatterns } from '@/lib/paths';
import type { DateField, LazyCalendar } from './search-calendar';
import { searchHelp, START_HELP } from './search-help';
import { fillFields, keptValues, valuesOf } from './search-fields';

const NOTHING_CHOSEN: SearchValues = { checkIn: '', checkOut: '', guests: String(MIN_GUESTS) };

/** While a search is not complete its button waits in a pale gold, from the first paint on. */
const WAITING =
  'in-[form:invalid]:bg-ocre-100 in-[form:invalid]:shadow-none data-disabled:bg-ocre-100! data-disabled:inset-ring-ocre-300!';

const dayOrNull = (text: string) => (isDay(text) ? text : null);

/**
 * When and how many: leads to the booking form. The fields keep their own text, so that what someone
 * types before the script arrives is not lost; until then the form works by itself, with the
 * browser's own date fields and checks. Then dates are shown as dd/mm/yyyy whatever the browser's
 * language, and chosen in the calendar of the house.
 */
export function StaySearch({ calendar }: { calendar: LazyCalendar }) {
  const navigate = useNavigate();
  const arrivedWith: unknown = useLocation().state;
  const today = useToday();
  const helpId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NOTHING_CHOSEN);
  const [isOurs, setIsOurs] = useState(false);
  const [choosing, setChoosing] = useState<DateField | null>(null);

  // Before the day is known, which comes with the effects: otherwise a form filled in already is
  // taken for empty for a moment, and its button ignores the tap that falls into it.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const typed = valuesOf(form);
    const kept = typed.checkIn === '' ? keptValues(arrivedWith) : null;
    if (kept) fillFields(form, kept);
    setValues(kept ?? typed);
    // The browser's own calendar may stand open under a finger.
    setIsOurs(!form.contains(document.activeElement));
    // oxlint-disable-next-line react/exhaustive-deps -- what one came with is read once
  }, []);

  // A field that changes its kind keeps its text, which the other kind writes differently.
  useLayoutEffect(() => {
    if (formRef.current) fillFields(formRef.current, valuesOf(formRef.current));
  }, [isOurs]);

  const isAwake = today !== null;
  const checkIn = dayOrNull(values.checkIn);
  const limits = isAwake ? searchLimits({ today, checkIn }) : undefined;
  const canSearch = !isAwake || searchObstacle({ values, today }) === null;

  function handleChange({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const now = valuesOf(form);
    // Only a departure that is there: one that is being typed is still on its way.
    if (isDay(now.checkIn) && isDay(now.checkOut) && now.checkOut <= now.checkIn) {
      now.checkOut = '';
      fillFields(form, now);
    }
    setValues(now);
  }

  function handleBlur({ target: { form } }: FocusEvent<HTMLInputElement>) {
    if (form === null) return;
    const now = valuesOf(form);
    now.guests = String(searchGuestCount(now.guests));
    fillFields(form, now);
    setValues(now);
    setIsOurs(true);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!canSearch) return;
    const { guests, ...dates } = valuesOf(event.currentTarget);
    const found = bookingPath({ ...dates, guests: searchGuestCount(guests) });
    // Whoever comes back finds the search as it was sent.
    void navigate(homePath, { replace: true, state: found });
    void navigate(found);
  }

  async function openCalendar(field: DateField) {
    try {
      await calendar.preload();
      setChoosing(field);
    } catch {
      // Without its calendar the browser's own does.
      setIsOurs(false);
    }
  }

  function handleDates({ checkIn: from, checkOut: to }: StayDates) {
    const now = { ...values, checkIn: from ?? '', checkOut: to ?? '' };
    if (formRef.current) fillFields(formRef.current, now);
    setValues(now);
  }

  const dateField = (name: DateField) => ({
    icon: Calendar,
    name,
    type: isOurs ? 'text' : 'date',
    required: true,
    autoComplete: 'off',
    placeholder: 'dd/mm/aaaa',
    // On a phone the calendar comes instead of the keyboard.
    inputMode: 'none' as const,
    'aria-haspopup': isOurs ? ('dialog' as const) : undefined,
    ...limits?.[name],
    className: 'algarismos [&_input]:min-w-0',
    onFocus: () => void calendar.preload().catch(() => {}),
    onBlur: handleBlur,
    onClick: () => isOurs && void openCalendar(name),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOurs || event.key !== 'ArrowDown') return;
      event.preventDefault();
      void openCalendar(name);
    },
  });

  return (
    <>
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
          <TextInput {...dateField('checkIn')} />
        </Field>
        <Field label="Check-out">
          <TextInput {...dateField('checkOut')} disabled={isAwake && checkIn === null} />
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
            onBlur={handleBlur}
            className="algarismos"
          />
        </Field>
        <Button
          type="submit"
          variant="ocre"
          disabled={!canSearch}
          aria-describedby={helpId}
          className={`md:px-8.5 ${WAITING}`}
        >
          <Search aria-hidden />
          Buscar
        </Button>
        <output id={helpId} className="col-span-full text-14 algarismos">
          {isAwake ? searchHelp({ values, today }) : START_HELP}
        </output>
      </form>
      {choosing && isAwake && (
        <calendar.Part
          chosen={{ checkIn, checkOut: dayOrNull(values.checkOut) }}
          field={choosing}
          today={today}
          onChange={handleDates}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}
