import * as t from '@messages/guest-page';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { Field, FieldError } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextArea } from '@/components/form/TextArea';
import { formatWeekdayAndDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { ARRIVAL_HOURS, GUEST_FORM_WISH_MAX_LENGTH } from '@/domain/booking/guest-stay';
import type { ArrivalFormState } from './useArrival';

/** On a phone the bar at the foot would cover the line. */
const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/** When the guest arrives, and a wish for reception. TRACK-04 */
export function ArrivalForm({ arrival, checkIn }: { arrival: ArrivalFormState; checkIn: Day }) {
  const { time, wish, isTooLong, isBusy, savedAt, hasFailed } = arrival;
  const noteId = useId();
  // Reception may have noted an hour that is not in the list.
  const [firstTime] = useState(time);
  const hours =
    firstTime === '' || ARRIVAL_HOURS.includes(firstTime)
      ? ARRIVAL_HOURS
      : [firstTime, ...ARRIVAL_HOURS];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void arrival.save();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4.5">
      <Field label={t.ARRIVAL.hour(formatWeekdayAndDay(checkIn))}>
        <Select
          value={time}
          onChange={(event) => arrival.setTime(event.target.value)}
          className="tabular-figures"
        >
          <option value="">{t.ARRIVAL.unknown}</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hour === '00:00' ? t.ARRIVAL.afterMidnight : hour}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t.ARRIVAL.wish}
        isOptional
        hint={t.ARRIVAL.example}
        error={isTooLong ? t.ARRIVAL.tooLong : undefined}
      >
        <TextArea
          rows={3}
          countTo={GUEST_FORM_WISH_MAX_LENGTH}
          value={wish}
          onChange={(event) => arrival.setWish(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          isBusy={isBusy}
          busyLabel={t.ARRIVAL.saving}
          aria-describedby={noteId}
          className="max-md:w-full"
        >
          {t.ARRIVAL.save}
        </Button>
        <output
          ref={savedAt === null ? undefined : reveal}
          className="font-medium text-horta-700 tabular-figures empty:hidden"
        >
          {savedAt !== null && t.ARRIVAL.saved(savedAt)}
        </output>
        {hasFailed && (
          <div role="alert">
            <FieldError>{t.ARRIVAL.failed}</FieldError>
          </div>
        )}
        <p id={noteId} className="text-14 text-tinta-2 max-md:basis-full">
          {t.ARRIVAL.note}
        </p>
      </div>
    </form>
  );
}
