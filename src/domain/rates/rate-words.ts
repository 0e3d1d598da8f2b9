/** The texts about price rule, stay rules and tourist tax for staff (RATE-01, RATE-02, RATE-03). */
import { formatDayAndMonth, formatShortDay, formatStayDay } from '../calendar/date-formats.ts';
import { addDays, type Day } from '../calendar/dates.ts';
import { nightsWords } from '../calendar/day-words.ts';
import { formatEuros, timesEuros } from '../basics/money.ts';
import type { PriceRun, PriceRule } from './stay-quote.ts';
import type { ArrivalRefusal, StayRule } from './stay-rules.ts';
import type { TaxSeason } from './tourist-tax.ts';

export const PRICE_RULE_NAMES: Readonly<Record<PriceRule, string>> = {
  stated: 'Preço base',
  nightly: 'Noite a noite',
};

/** '5 fev. a 9 fev. 2027', '5 fev. 2027'; both years if they differ. Both days are included. */
export function daysWords(from: Day, until: Day): string {
  if (from === until) return formatShortDay(from);
  const isOneYear = from.slice(0, 'yyyy'.length) === until.slice(0, 'yyyy'.length);
  return `${isOneYear ? formatDayAndMonth(from) : formatShortDay(from)} a ${formatShortDay(until)}`;
}

/** '1 abr. a 31 out.': a period of every year. */
export function seasonWords({ from_day, until_day }: Pick<TaxSeason, 'from_day' | 'until_day'>) {
  return `${yearlyDay(from_day)} a ${yearlyDay(until_day)}`;
}

/** Formats 'mm-dd'; 2000 is a leap year, so that 29 February is valid. */
const yearlyDay = (monthAndDay: string) => formatDayAndMonth(`2000-${monthAndDay}`);

/** 'Mínimo de 3 noites', 'Sem entradas': what a stay rule requires. */
export function ruleWords({
  min_nights,
  closed_to_arrival,
}: Pick<StayRule, 'min_nights' | 'closed_to_arrival'>): string {
  return closed_to_arrival ? 'Sem entradas' : `Mínimo de ${nightsWords(min_nights)}`;
}

/** '2,00 € por pessoa e noite, a partir dos 13 anos, no máximo 7 noites'. */
export function taxWords({
  amount,
  min_age,
  max_nights,
}: Pick<TaxSeason, 'amount' | 'min_age' | 'max_nights'>): string {
  return [
    `${formatEuros(amount)} por pessoa e noite`,
    ...(min_age === 0 ? [] : [`a partir ${min_age === 1 ? 'de 1 ano' : `dos ${min_age} anos`}`]),
    `no máximo ${nightsWords(max_nights)}`,
  ].join(', ');
}

/** The message to a guest whose stay breaks a rule. */
export function refusalWords(refusal: ArrivalRefusal): string {
  if (refusal.kind === 'closed') return 'Neste dia não há entradas.';
  const { minNights, earliestCheckOut } = refusal;
  return `O mínimo é de ${nightsWords(minNights)}. Pode sair a partir de ${formatStayDay(earliestCheckOut)}.`;
}

/** A line of the bill: its nights and their price, '2 × 92,00 €'. */
export function runWords({ from, until, nights, price }: PriceRun): {
  days: string;
  price: string;
} {
  const last = addDays(until, -1);
  return {
    days:
      nights === 1
        ? formatDayAndMonth(from)
        : `${formatDayAndMonth(from)} a ${formatDayAndMonth(last)}`,
    price: nights === 1 ? formatEuros(price) : timesEuros(nights, price),
  };
}
