import { LEGEND, SPECIAL_PRICE_NOTE } from '@messages/room-calendar';
import { Skeleton } from '@/components/Skeleton';
import { CALENDAR_LEGEND, type CalendarDayKind } from '@/domain/room-calendar';
import { useToday } from '@/hooks/useToday';
import { DAY_LOOKS, PRICE_CORNER } from './day-looks';
import { MonthList } from './MonthList';

/** When a room is free (CAL-01 to CAL-07). */
export function RoomCalendar({ roomId }: { roomId: string }) {
  const today = useToday();
  return (
    <div className="grid gap-6 print:gap-3">
      <CalendarLegend />
      {today === null ? (
        <Skeleton className="aspect-3/2 animate-breathe" />
      ) : (
        <MonthList roomId={roomId} today={today} />
      )}
      <p className="text-15 text-tinta-2">{SPECIAL_PRICE_NOTE}</p>
    </div>
  );
}

const KINDS: readonly CalendarDayKind[] = ['available', 'booked', 'blocked', 'special-price'];

/** What the four drawings mean; always in view above the months (CAL-05). */
function CalendarLegend() {
  return (
    <ul aria-label={LEGEND} className="flex flex-wrap gap-x-5.5 gap-y-2 text-14 font-medium">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden
            className={`relative size-5.5 flex-none overflow-hidden rounded-tile ${DAY_LOOKS[kind]}`}
          >
            {kind === 'special-price' && <span className={`border-5 ${PRICE_CORNER}`} />}
          </span>
          {CALENDAR_LEGEND[kind]}
        </li>
      ))}
    </ul>
  );
}
