/** Days and money as a letter of the house writes them in other languages than Portuguese. */
import type { Day } from './dates';

/** The weekday, day, month and year, and an amount in EUR, as people of a locale write them. */
export interface LetterFormats {
  /** yyyy-mm-dd as 'Saturday, 14 November 2026'. */
  day: (day: Day) => string;
  /** An amount in EUR as '€1,252.50'. */
  euros: (amount: number) => string;
}

/** The formats of a locale, by Intl ('en-GB'). */
export function letterFormats(locale: string): LetterFormats {
  // A day is a date without a clock: read and written in UTC it stays the same day everywhere.
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const sums = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const isFrench = locale.startsWith('fr');
  return {
    day: (day) =>
      days
        .formatToParts(new Date(`${day}T00:00:00Z`))
        // The French call the first of a month '1er', which Intl does not.
        .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
        .join(''),
    // A mail program may show the no-break space of a screen as a foreign sign.
    euros: (amount) => sums.format(amount).replaceAll(/[\u00a0\u202f]/g, ' '),
  };
}
