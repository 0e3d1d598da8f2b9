import type { MailBooking, TaxSeason } from './mail-data.ts';
import { stayChains } from './stay-chains.ts';

// The same sum as in src/domain/rates/stay-tax.ts, whose imports have no file endings, so that Deno
// cannot resolve them. A test compares the two.

export interface StayTax {
  /** EUR. */
  total: number;
  /** Whether it may be less: ages are not known, and the young pay nothing. */
  isAtMost: boolean;
}

const DAY_MS = 86_400_000;

/** The most that these rooms may owe in tourist tax; null where none is due (RATE-03). */
export function stayTax(
  seasons: readonly TaxSeason[],
  rooms: readonly Pick<MailBooking, 'check_in_date' | 'check_out_date' | 'number_of_guests'>[],
): StayTax | null {
  let total = 0;
  let isAtMost = false;
  for (const chain of stayChains(rooms)) {
    const nights = chain.flatMap((one) => nightsOf(one.check_in_date, one.check_out_date));
    const guests = chain[0]?.number_of_guests ?? 0;
    const possible = seasons.map(({ min_age }) => centsAt(min_age, { seasons, nights }));
    const most = Math.max(0, ...possible);
    total += most * guests;
    isAtMost ||= [centsAt(0, { seasons, nights }), ...possible].some((cents) => cents < most);
  }
  return total > 0 ? { total: total / 100, isAtMost } : null;
}

/** The tax of a guest of this age, in cents: each night counts the dearest season below its cap. */
function centsAt(
  age: number,
  { seasons, nights }: { seasons: readonly TaxSeason[]; nights: readonly string[] },
): number {
  let taxed = 0;
  let cents = 0;
  for (const night of nights) {
    const amounts = seasons
      .filter((one) => age >= one.min_age && taxed < one.max_nights && isIn(one, night))
      .map(({ amount }) => Math.round(amount * 100));
    const dearest = Math.max(0, ...amounts);
    if (dearest > 0) taxed += 1;
    cents += dearest;
  }
  return cents;
}

function isIn({ from_day: from, until_day: until }: TaxSeason, night: string): boolean {
  const day = night.slice('yyyy-'.length);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

function nightsOf(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS));
  return Array.from({ length: count }, (_, night) =>
    new Date(first + night * DAY_MS).toISOString().slice(0, 10),
  );
}
