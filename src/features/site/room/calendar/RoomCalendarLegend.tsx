import { LEGEND } from '@messages/room-calendar';
import * as t from '@messages/room-stay';
import { CLOSED_DAY } from '@messages/stay-minimum';
import { Ban } from 'lucide-react';
import { LegendEntry } from '@/components/LegendEntry';
import { RoomTile } from '@/components/look/RoomTile';
import { addMonths, type Day, eachDay } from '@/domain/calendar/dates';
import { CALENDAR_LEGEND, type CalendarDayKind } from '@/domain/availability/room-calendar';
import { DAY_LOOKS, MARK_LOOKS, MINIMUM_LINE, PRICE_CORNER } from './day-looks';
import type { RoomStayState } from './useRoomStay';

const KINDS: readonly CalendarDayKind[] = ['available', 'booked', 'blocked', 'special-price'];
const BOX = 'relative block size-5.5 overflow-hidden rounded-tile';

/** The legend: the four kinds of day (CAL-05), and the marks that choosing a stay adds. */
export function RoomCalendarLegend({ stay }: { stay: RoomStayState }) {
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
