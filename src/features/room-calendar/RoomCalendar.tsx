import { SPECIAL_PRICE_NOTE } from '@messages/room-calendar';
import * as t from '@messages/room-stay';
import { formatLongDay } from '@/domain/date-formats';
import { lastBookableDay } from '@/domain/stay';
import { CalendarLegend } from './CalendarLegend';
import { MonthList } from './MonthList';
import { StayLine } from './StayLine';
import type { RoomStay } from './useRoomStay';

/** When a room is free, what its nights cost, and which of them are wanted (CAL-01 to CAL-07, SITE-01). */
export function RoomCalendar({ stay }: { stay: RoomStay }) {
  return (
    <div className="grid gap-4">
      <StayLine stay={stay} />
      <MonthList stay={stay}>
        <CalendarLegend stay={stay} />
        <p className="text-15 text-tinta-2">
          {stay.rule === 'stated' ? SPECIAL_PRICE_NOTE : t.NIGHT_PRICE}{' '}
          {t.bookableUntil(formatLongDay(lastBookableDay(stay.days.today)))}
        </p>
      </MonthList>
    </div>
  );
}
