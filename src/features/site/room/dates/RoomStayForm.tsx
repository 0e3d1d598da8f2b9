import * as t from '@messages/room-dates';
import { CalendarDays, Users } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { addDays, type Day, isDay } from '@/domain/calendar/dates';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '@/domain/guest/guest-count';
import { askedStay, type AskedStay } from '@/domain/request/asked-stay';
import { lastBookableDay } from '@/domain/stay/stay';
import { roomsPath } from '@/lib/paths';

interface RoomStayFormProps {
  /** Null before hydration. */
  today: Day | null;
  /** What the fields begin with. */
  chosen: AskedStay | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>, asked: AskedStay) => void;
}

/** The fields for the dates of the list. */
export function RoomStayForm({ today, chosen, onSubmit }: RoomStayFormProps) {
  const [checkIn, setCheckIn] = useState<string>(chosen?.checkIn ?? '');
  const [error, setError] = useState<string>();
  const isHydrated = today !== null;
  const max = today === null ? undefined : lastBookableDay(today);
  const dayAfter = isDay(checkIn) ? addDays(checkIn, 1) : undefined;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (today === null) return;
    const fields = new FormData(event.currentTarget);
    const params = new URLSearchParams();
    for (const [name, value] of fields) if (typeof value === 'string') params.set(name, value);
    const asked = askedStay(params, today);
    if (asked === null) {
      event.preventDefault();
      setError(t.BOTH_DATES);
      return;
    }
    onSubmit(event, asked);
  }

  return (
    <form
      action={roomsPath}
      method="get"
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onChange={() => setError(undefined)}
      aria-label={t.SHOW}
      className="grid grid-cols-2 items-start gap-3 pt-1 pb-5 md:grid-cols-[repeat(3,minmax(0,13rem))_auto] md:justify-start md:gap-4"
    >
      <Field label={t.CHECK_IN} error={error}>
        <TextInput
          icon={CalendarDays}
          type="date"
          name="checkIn"
          required
          min={today ?? undefined}
          max={max}
          defaultValue={checkIn}
          onChange={({ target }) => setCheckIn(target.value)}
          className="empty-date tabular-figures [&_input]:min-w-0"
        />
      </Field>
      <Field label={t.CHECK_OUT}>
        <TextInput
          icon={CalendarDays}
          type="date"
          name="checkOut"
          required
          min={dayAfter}
          max={max}
          defaultValue={chosen?.checkOut}
          className="empty-date tabular-figures [&_input]:min-w-0"
        />
      </Field>
      <Field label={t.PEOPLE}>
        <TextInput
          icon={Users}
          type="number"
          name="guests"
          inputMode="numeric"
          min={MIN_GUESTS}
          max={MAX_BOOKING_GUESTS}
          defaultValue={chosen?.guests ?? undefined}
          className="tabular-figures"
        />
      </Field>
      <Button type="submit" variant="ocre" className="mt-7 px-3! md:px-5!">
        {t.SHOW}
      </Button>
    </form>
  );
}
