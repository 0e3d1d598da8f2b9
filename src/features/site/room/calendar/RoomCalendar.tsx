import { RETRY, SPECIAL_PRICE_NOTE, LEGEND } from '@messages/room-calendar';
import * as t from '@messages/room-stay';
import { CLOSED_DAY } from '@messages/stay-minimum';
import { RotateCw, Check, Hand, LogIn, Ban } from 'lucide-react';
import { Button } from '@/components/Button';
import { LegendEntry } from '@/components/LegendEntry';
import { RoomTile } from '@/components/look/RoomTile';
import { CALENDAR_LEGEND, type CalendarDayKind } from '@/domain/availability/room-calendar';
import { formatLongDay } from '@/domain/calendar/date-formats';
import { addMonths, type Day, eachDay } from '@/domain/calendar/dates';
import { earliestDeparture } from '@/domain/request/room-page-choice';
import { lastBookableDay, NO_DATES } from '@/domain/stay/stay';
import { BoldBetweenAsterisks } from './BoldBetweenAsterisks';
import { DAY_LOOKS, MARK_LOOKS, MINIMUM_LINE, PRICE_CORNER } from './day-looks';
import { MonthList } from './MonthList';
import { dayBeside, dayWords, stayWords, nightsAndPriceWords } from './stay-words';
import type { RoomStayState } from './useRoomStay';

const KINDS: readonly CalendarDayKind[] = ['available', 'booked', 'blocked', 'special-price'];
const BOX = 'relative block size-5.5 overflow-hidden rounded-tile';

/** The legend: the four kinds of day (CAL-05), and the marks that choosing a stay adds. */
function RoomCalendarLegend({ stay }: { stay: RoomStayState }) {
  const { dates, days, room } = stay;
  const isLeavingEarly =
    dates.checkIn !== null && dates.checkOut === null && days.terms(dates.checkIn).minNights > 1;
  return (
    <ul aria-label={LEGEND} className="flex flex-wrap gap-x-5.5 gap-y-2 text-14 font-medium">
      {KINDS.map((kind) => (
        <LegendEntry key={kind} label={CALENDAR_LEGEND[kind]}>
          <span className={`${BOX} ${DAY_LOOKS[kind]}`}>
            {kind === 'special-price' && <span className={`border-5 ${PRICE_CORNER}`} />}
          </span>
        </LegendEntry>
      ))}
      {dates.checkIn !== null && (
        <LegendEntry label={t.YOUR_STAY}>
          <RoomTile roomNumber={room.room_number} className="size-5.5!" />
        </LegendEntry>
      )}
      {shownMinimums(stay).map((nights) => (
        <LegendEntry key={nights} label={t.minimum(nights)}>
          <span className={`block h-1.5 w-5.5 rounded-tile ${MINIMUM_LINE}`} />
        </LegendEntry>
      ))}
      {isClosedShown(stay) && (
        <LegendEntry label={CLOSED_DAY}>
          <Ban className="size-4 text-barro-600" />
        </LegendEntry>
      )}
      {isLeavingEarly && (
        <LegendEntry label={t.TOO_EARLY}>
          <span className={`${BOX} ${MARK_LOOKS['too-early']}`} />
        </LegendEntry>
      )}
    </ul>
  );
}

/** The days on the screen from today on. */
function daysShown({ days, shownMonths }: RoomStayState): Day[] {
  const shown = shownMonths.months.flatMap((month) =>
    eachDay({ from: month, to: addMonths(month, 1) }),
  );
  return shown.filter((day) => day >= days.today);
}

/** Whether days without arrivals are on the screen and marked: only while the arrival is chosen. */
function isClosedShown(stay: RoomStayState): boolean {
  const isArriving = stay.dates.checkIn === null;
  return isArriving && daysShown(stay).some((day) => stay.days.terms(day).isClosed);
}

/** The minimum stays of the days on the screen, the shortest first. */
function shownMinimums(stay: RoomStayState): number[] {
  const counts = daysShown(stay).map((day) => stay.days.terms(day).minNights);
  return [...new Set(counts)].filter((nights) => nights > 1).toSorted((a, b) => a - b);
}

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
