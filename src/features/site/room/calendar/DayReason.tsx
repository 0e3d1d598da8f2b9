import * as t from '@messages/room-stay';
import { CalendarX2 } from 'lucide-react';
import { Button } from '@/components/Button';
import { formatLongDay, formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { type DayRefusal, nearestOpenDay } from '@/domain/request/room-page-choice';
import { lastBookableDay, NO_DATES } from '@/domain/stay/stay';
import { periodWords } from './rule-periods';
import { dayAtStart, nightsAndPriceWords } from './stay-words';
import { BoldBetweenAsterisks } from './BoldBetweenAsterisks';
import type { RoomStayState } from './useRoomStay';

interface DayReasonProps {
  day: Day;
  refusal: Exclude<DayRefusal, 'loading'>;
  stay: RoomStayState;
  /** Called with the day that takes the focus once a button here was pressed. */
  onDone: (day: Day) => void;
}

/** Below the week of a day that cannot be chosen: why, and the nearest day that can. */
export function DayReason({ day, refusal, stay, onDone }: DayReasonProps) {
  const { dates, days } = stay;
  const { checkIn } = dates;
  const isLeaving = checkIn !== null && dates.checkOut === null;
  const openDay = nearestOpenDay(day, dates, days);

  function handleOpenDay() {
    if (openDay === null) return;
    const isNew = openDay.kind === 'arrive' || checkIn === null;
    stay.setDates(
      isNew ? { checkIn: openDay.day, checkOut: null } : { checkIn, checkOut: openDay.day },
    );
    onDone(openDay.day);
  }

  function handleChangeArrival() {
    stay.setDates(NO_DATES);
    onDone(day);
  }

  return (
    <div className="relative my-1.5 rounded-tile border-s-6 border-ocre-400 bg-areia px-3.5 pt-3.5 pb-4 text-15 leading-5.5 md:px-5 md:pt-4 md:pb-4.5 md:text-16 md:leading-6">
      <p className="flex gap-3">
        <CalendarX2 className="mt-0.5 size-5 flex-none text-ocre-800" aria-hidden />
        <span>
          <BoldBetweenAsterisks>{reasonText(day, refusal, stay)}</BoldBetweenAsterisks>
        </span>
      </p>
      {(openDay !== null || isLeaving) && (
        <div className="mt-3.5 flex flex-wrap gap-2.5 md:ms-8">
          {openDay !== null && (
            <Button className="text-15 max-md:w-full" onClick={handleOpenDay}>
              {openDay.kind === 'leave' && checkIn !== null
                ? t.leaveOn(
                    formatLongDayAndMonth(openDay.day),
                    nightsAndPriceWords({ checkIn, checkOut: openDay.day }, stay),
                  )
                : t.arriveOn(formatLongDayAndMonth(openDay.day))}
            </Button>
          )}
          {isLeaving && (
            <Button
              variant="outline"
              className="text-15 max-md:w-full"
              onClick={handleChangeArrival}
            >
              {t.CHANGE_ARRIVAL}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Why a day is refused; what is stressed stands between asterisks. */
export function reasonText(
  day: Day,
  refusal: Exclude<DayRefusal, 'loading'>,
  stay: RoomStayState,
): string {
  const { dates, days } = stay;
  // Asterisks in a name that staff typed are no emphasis.
  const periodOf = (arrival: Day) => periodWords(arrival, stay)?.replaceAll('*', '');
  const shortest = (arrival: Day) =>
    periodOf(arrival) ?? t.shortest(formatLongDayAndMonth(arrival), days.terms(arrival).minNights);
  if (refusal === 'too-early') {
    return `*${t.tooEarly(dayAtStart(day))}* ${dates.checkIn === null ? '' : shortest(dates.checkIn)}`;
  }
  const reason = `*${t.REASONS[refusal]}*`;
  if (refusal === 'minimum-cut') return `${reason} ${shortest(day)}`;
  if (refusal === 'closed') return `${reason} ${periodOf(day) ?? ''}`.trimEnd();
  if (refusal === 'not-yet') {
    return `${reason} ${t.bookableUntil(formatLongDay(lastBookableDay(days.today)))}`;
  }
  return reason;
}
