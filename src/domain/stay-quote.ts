/** What a stay costs, in EUR: the one quote that every screen shows and the database checks (RATE-01). */
import { addDays, compareDays, type Day, daysBetween } from './dates';
import { fromCents, timesEuros, toCents } from './money';

/** `stated`: every night costs the base price. `nightly`: a night costs its special price where it has one. */
export const PRICE_RULES = ['stated', 'nightly'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** A `room_availability` row of the room; open or blocked, its special price is that of its night. */
export interface NightPrice {
  date: Day;
  /** EUR; null where the night costs the base price. */
  custom_price: number | null;
}

/** Neighbouring nights at one price: one line of the bill. */
export interface NightRun {
  /** The first night. */
  from: Day;
  /** The morning after the last night. */
  until: Day;
  nights: number;
  /** EUR for each of these nights. */
  price: number;
  /** Whether that is another price than the base price. */
  isSpecial: boolean;
}

export interface StayQuote {
  /** EUR, exact to the cent; what `total_price` of the booking must be. */
  total: number;
  nights: number;
  /** In order of days; under `stated` always one. Empty where the days are no stay. */
  runs: NightRun[];
}

interface QuoteQuestion {
  rule: PriceRule;
  /** price_per_night of the room, EUR. */
  basePrice: number;
  checkIn: Day;
  /** The morning of departure; no night. */
  checkOut: Day;
  /** Of this room alone, in any order; nights outside of the stay do not matter. */
  specialPrices: readonly NightPrice[];
}

/**
 * What a stay in one room costs (RATE-01): base price x nights, or night by night. The database reckons the
 * same in `private.price_of_stay` and refuses any other sum (HS008). A minimum_price does not enter.
 */
export function quoteStay(question: QuoteQuestion): StayQuote {
  const { checkIn, checkOut } = question;
  const nights = Math.max(0, daysBetween({ from: checkIn, to: checkOut }));
  if (nights === 0) return { total: 0, nights, runs: [] };
  const runs = nightRuns(question);
  const cents = runs.reduce((sum, run) => sum + toCents(run.price) * run.nights, 0);
  return { total: fromCents(cents), nights, runs };
}

/** '1 × 84,00 € + 2 × 92,00 €': how a price comes about, in one line (RATE-01). */
export function runsTimes({ runs }: StayQuote): string {
  return runs.map(({ nights, price }) => timesEuros(nights, price)).join(' + ');
}

/** The lines of the bill that differ from the base price (RATE-01). */
export function specialRuns({ runs }: StayQuote): NightRun[] {
  return runs.filter(({ isSpecial }) => isSpecial);
}

/**
 * What one guest pays for one night on average, in EUR rounded to the nearest cent (RATE-04); null while
 * nobody, or no night, is chosen. Times guests and nights it need not make the total: it is said beside it.
 *
 * @param total of all rooms, EUR
 */
export function pricePerPersonAndNight(
  total: number,
  guests: number,
  nights: number,
): number | null {
  if (guests < 1 || nights < 1) return null;
  return fromCents(Math.round(toCents(total) / (guests * nights)));
}

function nightRuns({
  rule,
  basePrice,
  checkIn,
  checkOut,
  specialPrices,
}: QuoteQuestion): NightRun[] {
  const base = { price: basePrice, isSpecial: false };
  const runs: NightRun[] = [];
  let day = checkIn;
  for (const { date, price } of rule === 'stated' ? [] : specialNights()) {
    append(runs, { from: day, until: date, ...base });
    day = addDays(date, 1);
    append(runs, {
      from: date,
      until: day,
      price,
      isSpecial: toCents(price) !== toCents(basePrice),
    });
  }
  append(runs, { from: day, until: checkOut, ...base });
  return runs;

  function specialNights(): { date: Day; price: number }[] {
    return specialPrices
      .flatMap(({ date, custom_price }) =>
        custom_price !== null && date >= checkIn && date < checkOut
          ? [{ date, price: custom_price }]
          : [],
      )
      .toSorted((a, b) => compareDays(a.date, b.date));
  }
}

/** Adds nights at a price, to the run before them where that costs as much. */
function append(runs: NightRun[], run: Omit<NightRun, 'nights'>): void {
  const last = runs.at(-1);
  const nights = daysBetween({ from: run.from, to: run.until });
  if (nights === 0) return;
  if (last === undefined || toCents(last.price) !== toCents(run.price)) {
    runs.push({ ...run, nights });
    return;
  }
  last.until = run.until;
  last.nights += nights;
}
