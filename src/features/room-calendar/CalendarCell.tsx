import { formatLongDay } from '@/domain/date-formats';
import { type Day, parseDay } from '@/domain/dates';
import { formatEuros, formatEurosShort } from '@/domain/money';
import { CALENDAR_CELL_TEXT, CALENDAR_LEGEND, type ShownDay } from '@/domain/room-calendar';
import { DAY_LOOKS, PRICE_CORNER } from './day-looks';

interface CalendarCellProps {
  day: Day;
  /** Null while it is loading. */
  shown: ShownDay | null;
  isToday: boolean;
  /** The one day of its month that Tab stops at. */
  isTabStop: boolean;
}

/** One day: its number, and why it is not simply free. */
export function CalendarCell({ day, shown, isToday, isTabStop }: CalendarCellProps) {
  const kind = shown?.kind ?? 'loading';
  const words = shown === null ? null : wordsOf(shown);
  return (
    <td
      tabIndex={isTabStop ? 0 : -1}
      data-day={day}
      aria-label={[formatLongDay(day), words?.spoken].filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      className="rounded-azulejo p-0 align-top"
    >
      <span
        className={`relative flex flex-col justify-between overflow-hidden rounded-azulejo px-1 py-0.75 md:px-2 md:py-1.5 ${
          // Weeks gone by, and weeks beyond the horizon, take no more room than their numbers need.
          kind === 'out-of-reach' ? 'h-7.5 md:h-10' : 'aspect-square md:aspect-3/2'
        } ${DAY_LOOKS[kind]} ${isToday ? 'ring-2 ring-tinta' : ''}`}
      >
        <span
          className={`text-14 leading-4.25 font-medium algarismos md:text-16 md:leading-5 ${kind === 'blocked' ? 'self-start bg-sal/90 line-through' : ''}`}
        >
          {parseDay(day).getDate()}
        </span>
        {kind === 'special-price' && <span className={`border-7 md:border-9 ${PRICE_CORNER}`} />}
        {words?.written && (
          <span
            className={`text-12 leading-3.75 font-semibold tracking-tight whitespace-nowrap algarismos ${
              kind === 'special-price' ? '' : 'max-md:sr-only print:not-sr-only'
            } ${kind === 'blocked' ? 'self-start bg-sal/90' : ''}`}
          >
            {words.written}
          </span>
        )}
      </span>
    </td>
  );
}

/** What a cell says to the ear, and what stands in it. Specification §4, Calendar day. */
function wordsOf(shown: ShownDay): { spoken: string; written?: string } | null {
  if (shown.kind === 'out-of-reach' || shown.kind === 'unknown') return null;
  if (shown.kind === 'available') return { spoken: CALENDAR_LEGEND.available };
  if (shown.kind === 'special-price') {
    return {
      spoken: `${CALENDAR_LEGEND['special-price']}, ${formatEuros(shown.price)}`,
      written: formatEurosShort(shown.price),
    };
  }
  const text = CALENDAR_CELL_TEXT[shown.kind];
  return { spoken: text, written: text };
}
