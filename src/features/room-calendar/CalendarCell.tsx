import { formatLongDay } from '@/domain/date-formats';
import { type Day, parseDay } from '@/domain/dates';
import { formatEuros, formatEurosShort } from '@/domain/money';
import { CALENDAR_CELL_TEXT, CALENDAR_LEGEND, type ShownDay } from '@/domain/room-calendar';
import { DAY_LOOKS, PRICE_CORNER } from './day-looks';

/** On a phone a longer price ('104,50') fills its cell: the currency is then left to the ear. */
const LONGEST_BESIDE_UNIT = 3;

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
  const words = shown === null ? null : cellWords(shown);
  return (
    <td
      tabIndex={isTabStop ? 0 : -1}
      data-day={day}
      aria-label={[formatLongDay(day), words?.spoken].filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      className="rounded-tile p-0 align-top focus-visible:relative focus-visible:z-1"
    >
      <span
        className={`relative flex flex-col justify-between overflow-hidden rounded-tile px-1 py-0.75 sm:px-1.5 xl:px-2 xl:py-1.5 ${
          // Weeks gone by, and weeks beyond the horizon, take no more room than their numbers need.
          kind === 'out-of-reach'
            ? 'h-7.5 md:h-10 print:h-6'
            : 'aspect-square sm:aspect-3/2 print:aspect-5/2'
        } ${DAY_LOOKS[kind]} ${isToday ? 'ring-2 ring-tinta forced-colors:outline-2' : ''}`}
      >
        <span
          className={`text-14 leading-4.25 font-medium tabular-figures md:text-16 md:leading-5 ${kind === 'blocked' ? 'self-start bg-sal/90 line-through' : ''}`}
        >
          {parseDay(day).getDate()}
        </span>
        {kind === 'special-price' && <span className={`border-7 md:border-9 ${PRICE_CORNER}`} />}
        {words?.written && (
          <span
            key={words.written}
            className={`text-12 leading-3.75 font-semibold tracking-tight whitespace-nowrap tabular-figures ${
              kind === 'special-price' ? '' : 'max-sm:sr-only print:not-sr-only'
            } ${kind === 'blocked' ? 'self-start bg-sal/90' : ''}`}
          >
            <Unit besides={words.written}>{words.before}</Unit>
            {words.written}
            <Unit besides={words.written}>{words.behind}</Unit>
          </span>
        )}
      </span>
    </td>
  );
}

function Unit({ besides, children }: { besides: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <span className={besides.length > LONGEST_BESIDE_UNIT ? 'max-sm:hidden' : ''}>{children}</span>
  );
}

interface CellWords {
  spoken: string;
  written?: string;
  /** The sign of the currency with its space, where the language puts it. */
  before?: string;
  behind?: string;
}

/** An amount as the sign before it, its figures, and the sign behind them. */
const AROUND_FIGURES = /(\d(?:.*\d)?)/;

/** What a cell says to a screen reader, and what stands in it (CAL-02, CAL-06, CAL-07). */
function cellWords(shown: ShownDay): CellWords | null {
  if (shown.kind === 'out-of-reach' || shown.kind === 'unknown') return null;
  if (shown.kind === 'available') return { spoken: CALENDAR_LEGEND.available };
  if (shown.kind === 'special-price') {
    const [before, written, behind] = formatEurosShort(shown.price).split(AROUND_FIGURES);
    return {
      spoken: `${CALENDAR_LEGEND['special-price']}, ${formatEuros(shown.price)}`,
      before,
      written,
      behind,
    };
  }
  const text = CALENDAR_CELL_TEXT[shown.kind];
  return { spoken: text, written: text };
}
