import * as t from '@messages/search';
import { Calendar, Search, Users } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { type Day, isDay } from '@/domain/calendar/dates';
import { MAX_SEARCH_GUESTS, MIN_GUESTS, searchGuestCount } from '@/domain/guest/guest-count';
import { bookingPath } from '@/lib/paths';
import type { DateField, LazyCalendar } from './search-calendar';
import { NOTHING_CHOSEN, useStaySearch } from './useStaySearch';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { nightCount } from '@/domain/stay/stay';
import {
  searchLimits,
  searchObstacle,
  type SearchObstacle,
  type SearchValues,
} from '@/domain/request/stay-search';

// `lastDay` is a function, so that a page just opened formats no date that it does not show.
const OBSTACLE_HELP: Record<SearchObstacle, (lastDay: () => string) => string> = {
  'no-check-in': () => t.START,
  'check-in-outside': (lastDay) => t.checkInUntil(lastDay()),
  'no-check-out': () => t.CHECK_OUT_MISSING,
  'check-out-outside': (lastDay) => t.checkOutUntil(lastDay()),
  'no-guests': () => t.guestsMissing(MAX_SEARCH_GUESTS),
};

/** The one thing still missing or, with everything set, the stay that the button looks for. */
function searchHelp({ values, today }: { values: SearchValues; today: Day }): string {
  const obstacle = searchObstacle({ values, today });
  if ([values.checkIn, values.checkOut].some((text) => text !== '' && !isDay(text))) {
    return t.WRITE_DATES;
  }
  if (obstacle !== null) {
    const { max } = searchLimits({ today, checkIn: null }).checkIn;
    return OBSTACLE_HELP[obstacle](() => formatShortDay(max));
  }
  return t.stayOf(nightCount(values), searchGuestCount(values.guests));
}

/**
 * The look of the button while the search is incomplete, in CSS so that it holds before hydration.
 */
const WAITING =
  'in-[form:invalid]:bg-ocre-100 in-[form:invalid]:shadow-none data-disabled:bg-ocre-100! data-disabled:text-tinta! data-disabled:inset-ring-0!';

/**
 * Asks for dates and guests, and leads to the booking form. Before hydration the form works with
 * the browser's own date fields and checks; afterwards dates are written as in the page's language,
 * whatever the browser's, and chosen in our own calendar.
 */
export function StaySearch({ calendar }: { calendar: LazyCalendar }) {
  const {
    formRef,
    today,
    values,
    checkIn,
    limits,
    canSearch,
    usesOurCalendar,
    setUsesOurCalendar,
    choose,
    handleChange,
    handleBlur,
    handleSubmit,
  } = useStaySearch();
  const helpId = useId();
  const [choosing, setChoosing] = useState<DateField | null>(null);
  const isHydrated = today !== null;

  async function openCalendar(field: DateField) {
    try {
      await calendar.preload();
      setChoosing(field);
    } catch {
      // Our calendar did not load: the browser's own date field takes over.
      setUsesOurCalendar(false);
    }
  }

  const dateField = (name: DateField) => ({
    icon: Calendar,
    name,
    type: usesOurCalendar ? 'text' : 'date',
    required: true,
    autoComplete: 'off',
    placeholder: t.DATE_FORMAT,
    // On a phone the calendar comes instead of the keyboard.
    inputMode: 'none' as const,
    'aria-haspopup': usesOurCalendar ? ('dialog' as const) : undefined,
    ...limits?.[name],
    className: 'tabular-figures empty-date [&_input]:min-w-0',
    onFocus: () => void calendar.preload().catch(() => {}),
    onBlur: handleBlur,
    onClick: () => usesOurCalendar && void openCalendar(name),
    onKeyDown: (event: KeyboardEvent) => {
      if (!usesOurCalendar || event.key !== 'ArrowDown') return;
      event.preventDefault();
      void openCalendar(name);
    },
  });

  return (
    <>
      <form
        ref={formRef}
        action={bookingPath()}
        method="get"
        noValidate={isHydrated}
        aria-label={t.FORM}
        onChange={handleChange}
        onSubmit={handleSubmit}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_.7fr_auto] md:gap-4"
      >
        <Field label={t.CHECK_IN}>
          <TextInput {...dateField('checkIn')} />
        </Field>
        <Field label={t.CHECK_OUT}>
          <TextInput {...dateField('checkOut')} disabled={isHydrated && checkIn === null} />
        </Field>
        <Field label={t.GUESTS}>
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
            className="tabular-figures"
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
          {t.SEARCH}
        </Button>
        <output id={helpId} className="col-span-full text-14 tabular-figures">
          {isHydrated ? searchHelp({ values, today }) : t.START}
        </output>
      </form>
      {choosing && isHydrated && (
        <calendar.Part
          chosen={{ checkIn, checkOut: isDay(values.checkOut) ? values.checkOut : null }}
          field={choosing}
          today={today}
          onChange={({ checkIn: from, checkOut: to }) =>
            choose({ checkIn: from ?? '', checkOut: to ?? '' })
          }
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}
