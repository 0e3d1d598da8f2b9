import { RETRY, SPECIAL_PRICE_NOTE } from '@messages/room-calendar';
import * as t from '@messages/room-stay';
import { RotateCw, Check, Hand, LogIn } from 'lucide-react';
import { Button } from '@/components/Button';
import { formatLongDay } from '@/domain/calendar/date-formats';
import { lastBookableDay, NO_DATES } from '@/domain/stay/stay';
import { RoomCalendarLegend } from './RoomCalendarLegend';
import { MonthList } from './MonthList';
import type { RoomStayState } from './useRoomStay';
import { earliestDeparture } from '@/domain/request/room-page-choice';
import { dayBeside, dayWords, stayWords, nightsAndPriceWords } from './stay-words';
import { BoldBetweenAsterisks } from './BoldBetweenAsterisks';

/** When a room is free and what its nights cost; chooses a stay (CAL-01 to CAL-07, SITE-01). */
export function RoomCalendar({ stay }: { stay: RoomStayState }) {
  // While the rates load, the likely text is rendered invisibly, so that its space is kept.
  const isByNight = stay.rates.status === 'failed' || stay.rates.rule === 'nightly';
  return (
    <div className="grid gap-4">
      <StayLine stay={stay} />
      <MonthList stay={stay}>
        <RoomCalendarLegend stay={stay} />
        <p className={`text-15 text-tinta-2 ${stay.rates.status === 'loading' ? 'invisible' : ''}`}>
          {isByNight ? t.NIGHT_PRICE : SPECIAL_PRICE_NOTE}{' '}
          {t.bookableUntil(formatLongDay(lastBookableDay(stay.days.today)))}
        </p>
        {stay.rates.status === 'failed' && <PriceUnknown stay={stay} />}
      </MonthList>
    </div>
  );
}

/** The house's rates did not load: the stay can be asked for without a price (RATE-01). */
function PriceUnknown({ stay: { rates, monthsRef } }: { stay: RoomStayState }) {
  function handleRetry() {
    rates.retry();
    // The button disappears, so the focus goes to the months.
    monthsRef.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }

  return (
    <div>
      <output className="mb-3 block">{t.PRICE_UNKNOWN}</output>
      <Button variant="outline" onClick={handleRetry}>
        <RotateCw aria-hidden />
        {RETRY}
      </Button>
    </div>
  );
}

/** Above the months: what to tap next, and what has been chosen. */
function StayLine({ stay }: { stay: RoomStayState }) {
  const { checkIn, checkOut } = stay.dates;
  const Icon = checkIn === null ? Hand : checkOut === null ? LogIn : Check;

  function handleClear() {
    stay.setDates(NO_DATES);
    // The button disappears, so the focus goes to the months.
    stay.monthsRef.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }

  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-2 rounded-tile border-s-6 border-anil-600 bg-anil-50 py-2 ps-3 pe-2 text-15 leading-5.25 tabular-figures md:ps-4.5 md:text-16 md:leading-5.75">
      <Icon className="size-5 flex-none text-anil-600" aria-hidden />
      <output className="min-w-0 flex-[1_1_12.5rem]">
        <BoldBetweenAsterisks>{lineOf(stay)}</BoldBetweenAsterisks>
      </output>
      {checkIn !== null && (
        <Button
          variant="quiet"
          className="-my-1 text-15 max-md:ms-6.5 max-md:px-2"
          onClick={handleClear}
        >
          {t.CLEAR_DATES}
        </Button>
      )}
    </div>
  );
}

function lineOf(stay: RoomStayState): string {
  const { checkIn, checkOut } = stay.dates;
  if (checkIn === null) return t.TAP_ARRIVAL;
  if (checkOut !== null) {
    const chosen = { checkIn, checkOut };
    return t.chosen(stayWords(chosen), nightsAndPriceWords(chosen, stay));
  }
  if (stay.days.terms(checkIn).minNights === 1) return t.arrival(dayWords(checkIn));
  const first = earliestDeparture(checkIn, stay.days);
  return t.arrivalFrom(dayWords(checkIn), dayBeside(first, checkIn));
}
