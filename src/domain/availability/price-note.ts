/** The note in the selection panel beside the price that is being typed. */
import type { GridRow } from './availability-grid.ts';
import type { Selection } from './availability-selection.ts';
import { formatEurosShort } from '../basics/money.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/**
 * By how much a price in EUR differs from a base price above 0, in whole percent: '+ 20 %', '− 5
 * %', '0 %'. Less than one percent is given to a tenth.
 */
export function percentDifference(price: number, base: number): string {
  if (price === base) return `0${NO_BREAK_SPACE}%`;
  const percent = Math.abs(price / base - 1) * 100;
  const figure =
    percent < 1 ? Math.max(percent, 0.1).toFixed(1).replace('.', ',') : percent.toFixed(0);
  return `${price < base ? MINUS : '+'}${NO_BREAK_SPACE}${figure}${NO_BREAK_SPACE}%`;
}

interface PriceNoteQuestion {
  rows: readonly GridRow<{ id: string; price_per_night: number }>[];
  selection: Selection;
  /** Whether the days are to be open. */
  isAvailable: boolean;
  /** The typed price in EUR; null for an empty field. */
  price: number | null;
}

/**
 * Compares the typed price with the base price of the selected rooms: 'Base 55 €: + 20 %' or
 * 'Base 50 € a 100 €: − 10 % a + 80 %'. For an empty field it says what happens to special prices
 * (`keepPrices`). '' where there is nothing to say.
 */
export function priceNote({ rows, selection, isAvailable, price }: PriceNoteQuestion): string {
  const selected = rows.filter(({ room }) => selection.has(room.id));
  if (selected.length === 0) return '';
  if (price === null) return specialPriceNote({ rows: selected, selection, isAvailable });
  const bases = selected.map(({ room }) => room.price_per_night);
  const [lowest, highest] = [Math.min(...bases), Math.max(...bases)];
  if (price === lowest && price === highest) return 'Igual ao preço base';
  const base = `Base ${fromTo(formatEurosShort(lowest), formatEurosShort(highest))}`;
  // A base price of 0 allows no percentage.
  if (lowest === 0) return base;
  return `${base}: ${fromTo(percentDifference(price, highest), percentDifference(price, lowest))}`;
}

function specialPriceNote({
  rows,
  selection,
  isAvailable,
}: Omit<PriceNoteQuestion, 'price'>): string {
  const special = rows.flatMap(({ room, cells }) =>
    cells.filter(
      ({ day, customPrice }) => customPrice !== null && selection.get(room.id)?.has(day),
    ),
  );
  const keeping = special.filter(({ kind }) => !isAvailable || kind === 'blocked');
  if (special.length === 0) return '';
  if (keeping.length === special.length) return 'Mantém o preço especial';
  return keeping.length === 0
    ? 'Volta ao preço base'
    : 'Volta ao preço base, menos nos dias bloqueados';
}

const fromTo = (low: string, high: string) => (low === high ? low : `${low} a ${high}`);
