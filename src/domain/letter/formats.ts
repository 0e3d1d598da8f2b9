/** Formats for days and money in letters in languages other than Portuguese. */
import type { Day } from '../calendar/dates.ts';

/** The weekday, day, month and year, and an amount in EUR, as people of a locale write them. */
export interface LetterFormats {
  /** yyyy-mm-dd as 'Saturday, 14 November 2026'. */
  day: (day: Day) => string;
  /** An amount in EUR as '€1,252.50'. */
  euros: (amount: number) => string;
}

/** The formats of a locale, by Intl ('en-GB'). */
export function letterFormats(locale: string): LetterFormats {
  // A day has no time: parsed and formatted in UTC it is the same day in every time zone.
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
        // French writes the first of a month as '1er', which Intl does not do.
        .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
        .join(''),
    // A mail program may show a no-break space as a strange character.
    euros: (amount) => sums.format(amount).replaceAll(/[\u00a0\u202f]/g, ' '),
  };
}
