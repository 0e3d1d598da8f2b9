import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { Field, FieldError } from '@/components/Field';
import { Select } from '@/components/Select';
import { TextArea } from '@/components/TextArea';
import { ARRIVAL } from '@/copy/guest-page';
import { formatClock } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import { ARRIVAL_HOURS, WISH_MAX_LENGTH } from '@/domain/guest-stay';
import { visitorClient } from '@/lib/visitor-client';
import { tellArrival, type GuestPage } from '@/queries/guest-page';
import { weekdayAndDay } from './guest-words';

interface ArrivalFormProps {
  linkKey: string;
  checkIn: Day;
  /** hh:mm; null for not known. */
  arrivalTime: string | null;
  wish: string | null;
  onSaved: (page: GuestPage) => void;
}

/** When the guest arrives, and a wish for reception. TRACK-04 */
export function ArrivalForm({ linkKey, checkIn, arrivalTime, wish, onSaved }: ArrivalFormProps) {
  const [time, setTime] = useState(arrivalTime ?? '');
  const [words, setWords] = useState(wish ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const noteId = useId();
  const isTooLong = words.length > WISH_MAX_LENGTH;
  const hours =
    arrivalTime === null || ARRIVAL_HOURS.includes(arrivalTime)
      ? ARRIVAL_HOURS
      : [arrivalTime, ...ARRIVAL_HOURS];

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isTooLong) return;
    setIsBusy(true);
    setSaid('');
    setHasFailed(false);
    try {
      const page = await tellArrival(visitorClient(), {
        key: linkKey,
        arrivalTime: time === '' ? null : time,
        wish: words,
      });
      onSaved(page);
      setSaid(ARRIVAL.saved(formatClock(new Date().toISOString())));
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4.5">
      <Field label={ARRIVAL.hour(weekdayAndDay(checkIn))}>
        <Select
          value={time}
          onChange={(event) => setTime(event.target.value)}
          className="tabular-figures"
        >
          <option value="">{ARRIVAL.unknown}</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hour === '00:00' ? ARRIVAL.afterMidnight : hour}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={ARRIVAL.wish}
        isOptional
        hint={ARRIVAL.example}
        error={isTooLong ? ARRIVAL.tooLong : undefined}
      >
        <TextArea
          rows={3}
          countTo={WISH_MAX_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          isBusy={isBusy}
          busyLabel="A guardar..."
          aria-describedby={noteId}
          className="max-md:w-full"
        >
          Guardar
        </Button>
        <output className="font-medium text-horta-700 empty:hidden">{said}</output>
        {hasFailed && (
          <div role="alert">
            <FieldError>{ARRIVAL.failed}</FieldError>
          </div>
        )}
        <p id={noteId} className="basis-full text-14 text-tinta-2">
          {ARRIVAL.note}
        </p>
      </div>
    </form>
  );
}
