import * as t from '@messages/room-stay';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import { shortStayWords, nightsAndPriceWords } from './stay-words';
import type { RoomStayState } from './useRoomStay';

/** The chosen stay in two lines, for the bar at the foot of the screen; nothing before a choice. */
export function StayInBar({ stay }: { stay: RoomStayState }) {
  const { checkIn, checkOut } = stay.dates;
  if (checkIn === null) return null;
  if (checkOut === null) {
    const { minNights } = stay.days.terms(checkIn);
    const day = formatDayAndMonth(checkIn);
    return (
      <Lines
        first={t.DEPARTURE_MISSING}
        second={minNights > 1 ? t.sinceWithMinimum(day, minNights) : t.since(day)}
      />
    );
  }
  const chosen = { checkIn, checkOut };
  return (
    <Lines
      first={nightsAndPriceWords(chosen, stay)}
      second={t.summary(shortStayWords(chosen), t.stayGuests(stay.guests))}
    />
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <p className="me-auto min-w-0 text-13 leading-4.25 text-tinta-2 tabular-figures">
      <b className="block text-17 leading-5.75 text-tinta">{first}</b>
      {second}
    </p>
  );
}
