import { formatEuros, formatEurosShort } from '@/domain/money';
import { CALENDAR_CELL_TEXT, CALENDAR_LEGEND, type ShownDay } from '@/domain/room-calendar';

interface CellWords {
  spoken: string;
  written?: string;
  /** The sign of the currency, its space included. */
  unit?: string;
}

/** What a cell says to the ear, and what stands in it. Specification §4, Calendar day. */
export function cellWords(shown: ShownDay): CellWords | null {
  if (shown.kind === 'out-of-reach' || shown.kind === 'unknown') return null;
  if (shown.kind === 'available') return { spoken: CALENDAR_LEGEND.available };
  if (shown.kind === 'special-price') {
    const [written = '', unit] = formatEurosShort(shown.price).split(/(?=\s)/);
    return {
      spoken: `${CALENDAR_LEGEND['special-price']}, ${formatEuros(shown.price)}`,
      written,
      unit,
    };
  }
  const text = CALENDAR_CELL_TEXT[shown.kind];
  return { spoken: text, written: text };
}
