import * as t from '@messages/room-stay';
import { Check, Hand, LogIn } from 'lucide-react';
import { Button } from '@/components/Button';
import { earliestDeparture } from '@/domain/request/room-page-choice';
import { NO_DATES } from '@/domain/stay/stay';
import { dayBeside, dayWords, stayWords, nightsAndPriceWords } from './stay-words';
import { Stressed } from './Stressed';
import type { RoomStayState } from './useRoomStay';

/** Above the months: what to tap next, and what has been chosen. */
export function StayLine({ stay }: { stay: RoomStayState }) {
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
        <Stressed>{lineOf(stay)}</Stressed>
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
