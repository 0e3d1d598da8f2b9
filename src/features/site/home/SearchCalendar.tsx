import * as t from '@messages/search';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/overlay/Dialog';
import type { Day } from '@/domain/calendar/dates';
import { nightCount, NO_DATES, pickDay, pickerMode } from '@/domain/stay/stay';
import { searchLimits } from '@/domain/request/stay-search';
import { formatStayInWords } from '@/domain/calendar/stay-formats';
import StayCalendar from '@/features/site/request/calendar/StayCalendar';
import type { SearchCalendarProps } from '@/features/site/search/search-calendar';

const NONE: ReadonlySet<Day> = new Set();

/** The calendar dialog of the search on Home: first the arrival, then the departure. */
export default function SearchCalendar({
  chosen,
  field,
  today,
  onChange,
  onClose,
}: SearchCalendarProps) {
  const [dates, setDates] = useState(() => {
    if (field === 'checkOut') return { ...chosen, checkOut: null };
    // With only an arrival chosen, the next click would be taken as the departure: start over.
    return chosen.checkOut === null ? NO_DATES : chosen;
  });
  const [preview, setPreview] = useState<Day | null>(null);
  const bodyRef = useRef<HTMLDivElement>(null);

  // The dialog focuses its title; the focus belongs on a day, where one starts choosing.
  useEffect(() => {
    bodyRef.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
  }, []);

  function handlePick(day: Day) {
    const now = pickDay(dates, day);
    setDates(now);
    setPreview(null);
    onChange(now);
    if (now.checkOut !== null) onClose();
  }

  const { checkIn } = dates;
  const end = dates.checkOut ?? preview;
  return (
    <Dialog isOpen isClosedByBackdrop size="fitted" title={t.CALENDAR_TITLE} onClose={onClose}>
      <div ref={bodyRef} className="px-4 pt-3 pb-5 md:px-6">
        <p className="mb-2 min-h-6 text-15 text-tinta-2">
          <output>
            {pickerMode(dates) === 'check-out' ? t.CHOOSE_DEPARTURE : t.CHOOSE_ARRIVAL}
          </output>{' '}
          {checkIn !== null && end !== null && (
            <b className="font-semibold text-tinta tabular-figures">
              {t.chosenStay(
                formatStayInWords({ from: checkIn, to: end }),
                nightCount({ checkIn, checkOut: end }),
              )}
            </b>
          )}
        </p>
        <StayCalendar
          {...{ dates, today, preview }}
          unavailable={NONE}
          lastDay={searchLimits({ today, checkIn: null }).checkIn.max}
          onPick={handlePick}
          onPreview={setPreview}
        />
      </div>
    </Dialog>
  );
}
