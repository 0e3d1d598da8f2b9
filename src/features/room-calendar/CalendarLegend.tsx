import { CALENDAR_LEGEND, type CalendarDayKind } from '@/domain/room-calendar';
import { DAY_LOOKS, PRICE_CORNER } from './day-looks';

const KINDS: readonly CalendarDayKind[] = ['available', 'booked', 'blocked', 'special-price'];

/** What the four drawings mean; always in view above the months. Specification §4, Calendar day. */
export function CalendarLegend() {
  return (
    <ul
      aria-label="Legenda do calendário"
      className="flex flex-wrap gap-x-5.5 gap-y-2 text-14 font-medium"
    >
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden
            className={`relative size-5.5 flex-none overflow-hidden rounded-azulejo ${DAY_LOOKS[kind]}`}
          >
            {kind === 'special-price' && <span className={`border-5 ${PRICE_CORNER}`} />}
          </span>
          {CALENDAR_LEGEND[kind]}
        </li>
      ))}
    </ul>
  );
}
