import * as t from '@messages/room-stay';
import { formatFullDay } from '@/domain/calendar/date-formats';
import { type Day, daysBetween } from '@/domain/calendar/dates';
import { formatEuros, formatEurosShort } from '@/domain/basics/money';
import {
  CALENDAR_CELL_TEXT,
  CALENDAR_LEGEND,
  type ShownDay,
} from '@/domain/availability/room-calendar';
import { dayRefusal, type StayMark } from '@/domain/request/room-page-choice';
import type { RoomStayState } from './useRoomStay';

export interface CellWords {
  /** What a screen reader says of the day. */
  label: string;
  /** What stands in its cell: what the day is to the stay, or its price. */
  written: string | null;
  /** Why it is taken; on a phone its pattern says so. */
  taken: string | null;
}

/** The words of a day (CAL-02, CAL-06, CAL-07, SITE-01); only its date while it is loading. */
export function cellWords(
  day: Day,
  { shown, mark, stay }: { shown: ShownDay | null; mark: StayMark | null; stay: RoomStayState },
): CellWords {
  const { dates, days, room } = stay;
  const price = shown === null ? null : priceOf(shown, room.price_per_night);
  const nights = dates.checkIn === null ? 0 : daysBetween({ from: dates.checkIn, to: day });
  const marked = mark === null ? null : markWords(mark, nights);
  const { minNights, isClosed } = days.terms(day);
  const isArrival = dates.checkIn === null && dayRefusal(day, dates, days) === null;
  const spoken = [
    formatFullDay(day),
    shown === null ? null : kindWords(shown),
    price === null ? null : formatEuros(price),
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
