/** The price of a stay, in EUR, as every screen shows it and the database checks it (RATE-01). */
import { addDays, compareDays, type Day, daysBetween } from '../calendar/dates.ts';
import { fromCents, timesEuros, toCents } from '../basics/money.ts';

/**
 * `stated`: every night costs the base price. `nightly`: a night costs its special price where it
 * has one.
 */
export const PRICE_RULES = ['stated', 'nightly'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** A `room_availability` row of the room; its special price applies even if the day is blocked. */
export interface NightPrice {
  date: Day;
  /** EUR; null where the night costs the base price. */
  custom_price: number | null;
}

/** Consecutive nights at the same price: one line of the bill. */
export interface PriceRun {
  /** The first night. */
  from: Day;
  /** The morning after the last night. */
  until: Day;
  nights: number;
  /** EUR for each of these nights. */
  price: number;
  /** Whether the price differs from the base price. */
  isSpecial: boolean;
}

export interface StayQuote {
  /** EUR, exact to the cent; what `total_price` of the booking must be. */
  total: number;
  nights: number;
  /** In order of days; under `stated` always one. Empty without nights. */
  runs: PriceRun[];
}

interface QuoteQuestion {
  rule: PriceRule;
  /** price_per_night of the room, EUR. */
  basePrice: number;
  checkIn: Day;
  /** The day of departure, whose night does not count. */
  checkOut: Day;
  /** Those of this room, in any order; nights outside the stay are ignored. */
  specialPrices: readonly NightPrice[];
}

/**
 * The price of a stay in one room: base price x nights, or night by night. The database computes
 * the same in `private.price_of_stay` and refuses any other total (HS008). minimum_price plays no
 * part.
 */
export function quoteStay(question: QuoteQuestion): StayQuote {
  const { checkIn, checkOut } = question;
  const nights = Math.max(0, daysBetween({ from: checkIn, to: checkOut }));
  if (nights === 0) return { total: 0, nights, runs: [] };
  const runs = priceRuns(question);
  const cents = runs.reduce((sum, run) => sum + toCents(run.price) * run.nights, 0);
  return { total: fromCents(cents), nights, runs };
}

/** '1 × 84,00 € + 2 × 92,00 €': how a price is made up, in one line. */
export function runsTimes({ runs }: StayQuote): string {
  return runs.map(({ nights, price }) => timesEuros(nights, price)).join(' + ');
}

/** The lines of the bill that differ from the base price. */
export function specialRuns({ runs }: StayQuote): PriceRun[] {
  return runs.filter(({ isSpecial }) => isSpecial);
}

/**
 * The average price per guest and night, in EUR, to the nearest cent (RATE-04); null without guests
 * or nights. Because of the rounding, multiplying it does not always give the total.
 *
 * @param total the total of all rooms, EUR
 */
export function pricePerPersonAndNight(
  total: number,
  guests: number,
  nights: number,
): number | null {
  if (guests < 1 || nights < 1) return null;
  return fromCents(Math.round(toCents(total) / (guests * nights)));
}

function priceRuns({
  rule,
  basePrice,
  checkIn,
  checkOut,
  specialPrices,
}: QuoteQuestion): PriceRun[] {
  const base = { price: basePrice, isSpecial: false };
  const runs: PriceRun[] = [];
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

/** Adds nights at a price, extending the last run if it has the same price. */
function append(runs: PriceRun[], run: Omit<PriceRun, 'nights'>): void {
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
