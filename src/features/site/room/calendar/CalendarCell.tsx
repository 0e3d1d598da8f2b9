import * as t from '@messages/room-stay';
import { Ban } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import {
  CALENDAR_CELL_TEXT,
  CALENDAR_LEGEND,
  type ShownDay,
} from '@/domain/availability/room-calendar';
import { formatEuros, formatEurosShort } from '@/domain/basics/money';
import { formatFullDay } from '@/domain/calendar/date-formats';
import {
  addDays,
  type Day,
  endOfMonth,
  parseDay,
  weekday,
  daysBetween,
} from '@/domain/calendar/dates';
import { dayRefusal, stayMark, type StayMark } from '@/domain/request/room-page-choice';
import { DAY_LOOKS, JOINED, MARK_LOOKS, MINIMUM_LINE, PRICE_CORNER } from './day-looks';
import type { RoomStayState } from './useRoomStay';

/**
 * A longer price ('104,50') fills its cell on a phone: only screen readers get the currency there.
 */
const LONGEST_BESIDE_UNIT = 3;

interface CalendarCellProps {
  day: Day;
  stay: RoomStayState;
  /** The one day that Tab stops at. */
  isTabStop: boolean;
}

/** One day: its number, its price, why it cannot be chosen, and its part in the stay. */
export function CalendarCell({ day, stay, isTabStop }: CalendarCellProps) {
  const { days, dates, room } = stay;
  const shown = days.shown(day);
  const kind = shown?.kind ?? 'loading';
  const mark = stayMark(day, dates, days);
  const words = cellWords(day, { shown, mark, stay });
  const isChosen = mark === 'arrival' || mark === 'night' || mark === 'departure';
  const isNight = mark === 'night' || (mark === 'arrival' && dates.checkOut !== null);
  const ownLook = mark === 'only-departure' ? `${DAY_LOOKS[kind]} ${MARK_LOOKS[mark]}` : null;
  // A guest may leave on a blocked day, because only its night is blocked.
  const isStruck = kind === 'blocked' && mark !== 'departure';
  const isToday = day === days.today;
  const isFree = kind === 'available' || kind === 'special-price';
  const isClosed = dates.checkIn === null && isFree && days.terms(day).isClosed;
  const minNights = kind === 'out-of-reach' ? 1 : days.terms(day).minNights;
  const endsWeek = weekday(day) === 0 || day === endOfMonth(day);
  const minimumGoesOn = !endsWeek && days.terms(addDays(day, 1)).minNights === minNights;
  return (
    <td aria-selected={isChosen} className="p-0 align-top">
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-day={day}
        aria-label={words.label}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={dayRefusal(day, dates, days) !== null || undefined}
        className={`relative flex w-full flex-col justify-between rounded-tile px-1 py-1 text-start not-aria-disabled:hover:inset-ring-2 not-aria-disabled:hover:inset-ring-anil-600 focus-visible:z-1 aria-disabled:cursor-default sm:px-1.5 xl:px-2.25 xl:py-1.75 ${
          // Days that cannot be booked show only a number and need less height.
          kind === 'out-of-reach' ? 'min-h-7.5 md:min-h-10' : 'min-h-14.5 md:min-h-19'
        } ${ownLook ?? (mark === null ? DAY_LOOKS[kind] : MARK_LOOKS[mark])} ${
          isToday ? 'ring-2 ring-tinta forced-colors:outline-2' : ''
        } ${isNight && !endsWeek ? JOINED : ''}`}
      >
        <span
          className={`text-14 leading-4.25 tabular-figures md:text-16 md:leading-5 ${mark === null ? 'font-medium' : 'font-bold'} ${isStruck ? 'self-start bg-sal/90 line-through' : ''}`}
        >
          {parseDay(day).getDate()}
          {isClosed && (
            <Ban
              className="ms-1 inline size-3.5 align-[-2px] text-barro-600 md:size-4"
              aria-hidden
            />
          )}
        </span>
        {kind === 'special-price' && mark === null && (
          <span className={`border-7 md:border-9 ${PRICE_CORNER}`} />
        )}
        {(mark === 'night' || mark === 'arrival') && (
          <RoomTile
            roomNumber={room.room_number}
            className="absolute top-1 right-1 size-[15px]! shadow-[0_0_0_2px_#fff]! md:top-1.75 md:right-1.75 md:size-7.5!"
          />
        )}
        <span className="flex flex-col text-[min(.75rem,3.5vw)] leading-3.75 font-semibold tracking-tight wrap-normal whitespace-nowrap tabular-figures md:text-13">
          {words.taken !== null && mark !== 'departure' && (
            <span className={`max-sm:sr-only ${isStruck ? 'self-start bg-sal/90' : ''}`}>
              {words.taken}
            </span>
          )}
          {words.written !== null && <Written>{words.written}</Written>}
        </span>
        {minNights > 1 && (
          <span
            className={`absolute -bottom-px -left-px h-1 ${minimumGoesOn ? '-right-1.25 md:-right-1.75' : '-right-px'} ${MINIMUM_LINE}`}
          />
        )}
      </button>
    </td>
  );
}

/** An amount: a currency sign before the figures, the figures, and a sign behind them. */
const AMOUNT = /^(\D*)(\d[\d.,]*)(\s€)?$/;

/** The text in a cell; an amount too long for it on a phone loses its currency sign there. */
function Written({ children }: { children: string }) {
  const [, before, figures, behind] = AMOUNT.exec(children) ?? [];
  if (figures === undefined) {
    // On a phone '3 Nächte' takes two lines.
    return (
      <span className="max-sm:leading-3.25 max-sm:tracking-tighter max-sm:whitespace-normal">
        {children}
      </span>
    );
  }
  const unit = figures.length > LONGEST_BESIDE_UNIT ? 'max-sm:hidden' : '';
  return (
    <span>
      {before && <span className={unit}>{before}</span>}
      {figures}
      {behind && <span className={unit}>{behind}</span>}
    </span>
  );
}

interface CellWords {
  /** What a screen reader says of the day. */
  label: string;
  /** What stands in its cell: what the day is to the stay, or its price. */
  written: string | null;
  /** Why it is taken; on a phone its pattern says so. */
  taken: string | null;
}

/** The words of a day (CAL-02, CAL-06, CAL-07, SITE-01); only its date while it is loading. */
function cellWords(
  day: Day,
  { shown, mark, stay }: { shown: ShownDay | null; mark: StayMark | null; stay: RoomStayState },
): CellWords {
  const { dates, days, room } = stay;
  const cellPrice = shown === null ? null : priceOf(shown, room.price_per_night);
  // Under `stated` a request charges the base price; staff settle a special one (RATE-01).
  const isSettledLater =
    shown?.kind === 'special-price' && stay.rates.rule === 'stated' && isChosenNight(mark);
  const price = isSettledLater ? room.price_per_night : cellPrice;
  const nights = dates.checkIn === null ? 0 : daysBetween({ from: dates.checkIn, to: day });
  const marked = mark === null ? null : markWords(mark, nights);
  const { minNights, isClosed } = days.terms(day);
  const isArrival = dates.checkIn === null && dayRefusal(day, dates, days) === null;
  const spoken = [
    formatFullDay(day),
    shown === null ? null : kindWords(shown),
    price === null ? null : formatEuros(price),
    isSettledLater && cellPrice !== null && t.specialByStaff(formatEuros(cellPrice)),
    marked?.spoken,
    isArrival && minNights > 1 && t.minimum(minNights),
    price !== null && dates.checkIn === null && isClosed && t.REASONS.closed,
  ];
  return {
    label: spoken.filter(Boolean).join(', '),
    written: marked?.written ?? (price === null ? null : formatEurosShort(price)),
    taken:
      shown?.kind === 'booked' || shown?.kind === 'blocked' ? CALENDAR_CELL_TEXT[shown.kind] : null,
  };
}

function isChosenNight(mark: StayMark | null): boolean {
  return mark === 'night' || mark === 'arrival';
}

/** EUR for a night that is free; null for any other. */
function priceOf(shown: ShownDay, basePrice: number): number | null {
  if (shown.kind === 'available') return basePrice;
  return shown.kind === 'special-price' ? shown.price : null;
}

function kindWords({ kind }: ShownDay): string | null {
  if (kind === 'out-of-reach' || kind === 'unknown') return null;
  return kind === 'booked' || kind === 'blocked' ? CALENDAR_CELL_TEXT[kind] : CALENDAR_LEGEND[kind];
}

function markWords(mark: StayMark, nights: number): { spoken: string; written?: string } {
  const count = t.stayNights(nights);
  const words: Record<StayMark, { spoken: string; written?: string }> = {
    arrival: { spoken: t.ARRIVAL, written: t.ARRIVAL },
    departure: { spoken: t.DEPARTURE, written: t.DEPARTURE },
    'only-departure': { spoken: t.ONLY_DEPARTURE, written: t.ONLY_DEPARTURE },
    night: { spoken: t.NIGHT_OF_STAY },
    'too-early': { spoken: t.TOO_EARLY, written: count },
    'first-departure': { spoken: count, written: count },
  };
  return words[mark];
}
