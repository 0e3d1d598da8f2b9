/** Days, money and counts as an English letter of the house writes them. */
import { type Day, parseDay } from './dates';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const CENT_DIGITS = 2;

/** 'Saturday, 14 November 2026'. */
export function englishDay(day: Day): string {
  const date = parseDay(day);
  const month = MONTHS[date.getMonth()] ?? '';
  return `${WEEKDAYS[date.getDay()] ?? ''}, ${date.getDate()} ${month} ${date.getFullYear()}`;
}

/** An amount in EUR as '€1,252.50'. */
export function englishEuros(euros: number): string {
  return `€${euros.toFixed(CENT_DIGITS).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}
