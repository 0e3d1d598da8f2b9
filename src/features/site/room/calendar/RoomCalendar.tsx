import { RETRY, SPECIAL_PRICE_NOTE } from '@messages/room-calendar';
import * as t from '@messages/room-stay';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { formatLongDay } from '@/domain/calendar/date-formats';
import { lastBookableDay } from '@/domain/stay/stay';
import { RoomCalendarLegend } from './RoomCalendarLegend';
import { MonthList } from './MonthList';
import { StayLine } from './StayLine';
import type { RoomStayState } from './useRoomStay';

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
