/** Formats the numbers of a report: decimal comma, no-break spaces, a real minus (REP-01). */
import { formatEurosShort } from '../basics/money.ts';

/** Keeps a number and its unit on one line. */
export const NO_BREAK = '\u00A0';

/** The minus sign, which unlike the hyphen is as wide as the plus. */
const MINUS = '−';

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** From so many hours on, a duration is given in days and hours. */
const HOURS_TOLD = 48;

const formats = new Map<number, Intl.NumberFormat>();

/** A number with at most so many decimals: '68', '2,7', '10 000'. */
export function decimalText(number: number, decimals: number): string {
  const format =
    formats.get(decimals) ?? new Intl.NumberFormat('pt-PT', { maximumFractionDigits: decimals });
  formats.set(decimals, format);
  // Adding 0 turns -0 into 0, which has no minus.
  return format.format(rounded(number, decimals) + 0);
}

/** A whole number: '2688', '26 880'. */
export function wholeText(number: number): string {
  return decimalText(number, 0);
}

/** A whole number with its noun: '1 noite', '12 345 noites'. */
export function countText(number: number, noun: { one: string; many: string }): string {
  return `${wholeText(number)} ${number === 1 ? noun.one : noun.many}`;
}

/** A number with its noun: '1 dia', '2,7 noites', '0 dias'. */
export function unitText(number: number, decimals: number, one: string, many: string): string {
  const noun = rounded(number, decimals) === 1 ? one : many;
  return `${decimalText(number, decimals)}${NO_BREAK}${noun}`;
}

/** '70 247 €': the screen shows whole euros; the CSV files have the cents. */
export function wholeEuros(euros: number): string {
  return formatEurosShort(Math.round(euros));
}

/** '50 min', '2 h 50', '6 h', '3 dias 4 h'; takes minutes. */
export function durationText(time: number): string {
  const minutes = Math.round(time);
  if (minutes < MINUTES_PER_HOUR) return `${minutes}${NO_BREAK}min`;
  if (minutes < HOURS_TOLD * MINUTES_PER_HOUR) {
    const rest = minutes % MINUTES_PER_HOUR;
    const hours = `${Math.floor(minutes / MINUTES_PER_HOUR)}${NO_BREAK}h`;
    return rest === 0 ? hours : `${hours}${NO_BREAK}${String(rest).padStart(2, '0')}`;
  }
  const hours = Math.round(minutes / MINUTES_PER_HOUR);
  const days = `${Math.floor(hours / HOURS_PER_DAY)}${NO_BREAK}dias`;
  const rest = hours % HOURS_PER_DAY;
  return rest === 0 ? days : `${days}${NO_BREAK}${rest}${NO_BREAK}h`;
}

/**
 * '+5 dias', '−3 h 20': the difference of two numbers, both first rounded as they are shown, so
 * that it matches the numbers on the screen. `write` formats the amount without its sign.
 */
export function signed(
  now: number,
  before: number,
  decimals: number,
  write: (amount: number) => string,
): string {
  const difference = rounded(rounded(now, decimals) - rounded(before, decimals), decimals);
  const text = write(Math.abs(difference));
  if (difference === 0) return text;
  return (difference > 0 ? '+' : MINUS) + text;
}

function rounded(number: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}
