/** The tourist tax: paid at reception, never part of total_price (RATE-03). */
import { type Day, eachDay } from '../calendar/dates.ts';
import { fromCents, sumEuros, toCents } from '../basics/money.ts';

/** A `tourist_tax` row: the tax per night in a part of each year. */
export interface TaxSeason {
  /** Month and day, '03-01'. */
  from_day: string;
  /** Month and day, included; before `from_day` if the season includes New Year. */
  until_day: string;
  /** EUR per person and night. */
  amount: number;
  /** Younger guests pay nothing; in years. */
  min_age: number;
  /** After so many taxed nights of a stay, nothing more is paid. */
  max_nights: number;
}

/** Nights of one guest at the same rate, for the details beside the total. */
export interface TaxLine {
  /** EUR per person and night. */
  amount: number;
  nights: number;
  minAge: number;
  maxNights: number;
}

export interface TouristTax {
  /** EUR for all guests and the whole stay. */
  total: number;
  /** Whether it may be less ('até'), because ages are not known and the young pay nothing. */
  isAtMost: boolean;
  /** The lines of the guest who pays most, in order of days. */
  lines: TaxLine[];
}

interface TaxQuestion {
  seasons: readonly TaxSeason[];
  checkIn: Day;
  checkOut: Day;
  guests: number;
  /** In years, one for each guest; without them, every guest may be of any age. */
  ages?: readonly number[] | undefined;
}

/**
 * The maximum tax of a stay, paid at reception; null if there is none, as always while no season is
 * set. A night belongs to the season of its evening; where seasons overlap, only the most expensive
 * one whose maximum of nights is not used up is paid.
 */
export function touristTax({
  seasons,
  checkIn,
  checkOut,
  guests,
  ages,
}: TaxQuestion): TouristTax | null {
  const nights = eachDay({ from: checkIn, to: checkOut });
  const linesOf = (age: number) => taxLines({ seasons, nights, age });
  // An older guest may use up the nights in a cheaper season, so the highest sum may be of any age.
  const possible = (ages ?? seasons.map(({ min_age }) => min_age)).map(linesOf);
  const [lines = []] = possible.toSorted((a, b) => sumOf(b) - sumOf(a));
  const total = ages === undefined ? sumOf(lines) * guests : sumEuros(possible.map(sumOf));
  if (total <= 0) return null;
  const isAtMost =
    ages === undefined && [linesOf(0), ...possible].some((fewer) => sumOf(fewer) < sumOf(lines));
  return { total: fromCents(toCents(total)), isAtMost, lines };
}

/** Whether a day is in a yearly season, which may include New Year. */
export function isInSeason(
  { from_day, until_day }: Pick<TaxSeason, 'from_day' | 'until_day'>,
  day: Day,
): boolean {
  const monthAndDay = day.slice('yyyy-'.length);
  const isAfterStart = from_day <= monthAndDay;
  const isBeforeEnd = monthAndDay <= until_day;
  return from_day <= until_day ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
}

interface GuestNights {
  seasons: readonly TaxSeason[];
  nights: readonly Day[];
  age: number;
}

function taxLines({ seasons, nights, age }: GuestNights): TaxLine[] {
  const lines: TaxLine[] = [];
  let taxed = 0;
  for (const night of nights) {
    const [season] = seasons
      .filter((one) => age >= one.min_age && taxed < one.max_nights && isInSeason(one, night))
      .toSorted((a, b) => b.amount - a.amount);
    if (season === undefined || season.amount === 0) continue;
    taxed += 1;
    addNight(lines, season);
  }
  return lines;
}

function addNight(lines: TaxLine[], { amount, min_age, max_nights }: TaxSeason): void {
  const last = lines.at(-1);
  const isSame =
    last?.amount === amount && last.minAge === min_age && last.maxNights === max_nights;
  if (isSame) last.nights += 1;
  else lines.push({ amount, nights: 1, minAge: min_age, maxNights: max_nights });
}

function sumOf(lines: readonly TaxLine[]): number {
  return fromCents(
    lines.reduce((cents, { amount, nights }) => cents + toCents(amount) * nights, 0),
  );
}
