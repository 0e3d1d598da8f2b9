import * as de from '../../../../src/messages/de/formats.ts';
import * as en from '../../../../src/messages/en/formats.ts';
import * as es from '../../../../src/messages/es/formats.ts';
import * as fr from '../../../../src/messages/fr/formats.ts';
import * as pt from '../../../../src/messages/pt/formats.ts';
import { lisbonToday } from '../../../../src/domain/calendar/dates.ts';
import type { Language } from './mail-data.ts';

// Days, moments and sums in the language of a mail; names by Intl: the server has all languages.

interface LanguageFormat {
  locale: string;
  /** How the site puts the parts of a date together. */
  words: Omit<typeof pt, 'OF'> & { OF: string };
  /** A range of days; where both are in one month, `from` is only a number. */
  stay: (from: string, to: string) => string;
  /** What stands behind a time of day. */
  afterTime: string;
  weekdayLetters: number;
}

const LANGUAGE_FORMATS: Record<Language, LanguageFormat> = {
  pt: {
    locale: 'pt-PT',
    words: pt,
    stay: (from, to) => `${from} a ${to}`,
    afterTime: '',
    weekdayLetters: 3,
  },
  en: { locale: 'en-GB', words: en, stay: en.fromTo, afterTime: '', weekdayLetters: 3 },
  es: { locale: 'es-ES', words: es, stay: es.fromTo, afterTime: '', weekdayLetters: 3 },
  fr: { locale: 'fr-FR', words: fr, stay: fr.fromTo, afterTime: '', weekdayLetters: 3 },
  de: { locale: 'de-DE', words: de, stay: de.fromTo, afterTime: ' Uhr', weekdayLetters: 2 },
};

/**
 * How one language writes what stands in mails. Days are yyyy-mm-dd, moments ISO texts, sums EUR.
 */
export interface Formats {
  /** 'sábado' */
  weekday: (day: string) => string;
  /** '12 dez.' */
  dayAndMonth: (day: string) => string;
  /** '12 de dezembro' */
  longDay: (day: string) => string;
  /** 'sábado, 12 de dezembro de 2026' */
  fullDay: (day: string) => string;
  /** 'sábado, 12 de dezembro' */
  weekdayAndDay: (day: string) => string;
  /** '12 a 15 de dezembro'; Spanish 'del 12 al 15 de diciembre' */
  stay: (from: string, to: string) => string;
  /** 'segunda-feira, 23 de novembro' and '15:20', in Lisbon */
  moment: (moment: string) => { day: string; time: string };
  /** 'dom., 22 nov., 15:20' in Lisbon; German '15:20 Uhr' */
  shortMoment: (moment: string) => string;
  /** '582,00 €'; English '€582.00' */
  euros: (amount: number) => string;
}

/** A date by Intl in UTC: a day is a date without a clock, and so the same day everywhere. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.formatToParts(new Date(`${day}T00:00:00Z`));
}

const partOf = (parts: readonly Intl.DateTimeFormatPart[], wanted: 'month' | 'weekday') =>
  parts.find(({ type }) => type === wanted)?.value ?? '';

const dayOf = (moment: string) => lisbonToday(new Date(moment));

/** Dates are put together as on the site (src/domain/calendar/date-formats.ts). */
export function formatsFor(language: Language): Formats {
  const { locale, words, stay, afterTime, weekdayLetters } = LANGUAGE_FORMATS[language];
  const long = dayFormat(locale, { weekday: 'long', month: 'long' });
  // Intl would write Portuguese day and month together as numbers.
  const short = dayFormat(
    locale,
    language === 'pt' ? { month: 'short' } : { day: 'numeric', month: 'short' },
  );
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Lisbon',
  });
  const time = (moment: string) => words.clock(clock.format(new Date(moment)));

  const weekday = (day: string) => partOf(long(day), 'weekday');
  const month = (day: string) => partOf(long(day), 'month');
  const dayNumber = (day: string) => words.dayNumber(Number(day.slice(-2)));
  const dayAndMonth = (day: string) => `${dayNumber(day)} ${partOf(short(day), 'month')}`;
  const longDay = (day: string) => `${dayNumber(day)}${words.OF}${month(day)}`;
  const weekdayAndDay = (day: string) => words.withWeekday(weekday(day), longDay(day));
  return {
    weekday,
    dayAndMonth,
    longDay,
    fullDay: (day) =>
      words.withWeekday(weekday(day), `${longDay(day)}${words.OF}${day.slice(0, 4)}`),
    weekdayAndDay,
    stay: (from, to) =>
      stay(from.slice(0, 7) === to.slice(0, 7) ? dayNumber(from) : longDay(from), longDay(to)),
    moment: (moment) => ({ day: weekdayAndDay(dayOf(moment)), time: time(moment) }),
    shortMoment: (moment) => {
      const day = dayOf(moment);
      const date = words.withShortWeekday(weekday(day).slice(0, weekdayLetters), dayAndMonth(day));
      return `${date}, ${time(moment)}${afterTime}`;
    },
    // Some mail programs show a no-break space as a foreign sign.
    euros: (amount) => euros.format(amount).replaceAll(/[\u00a0\u202f]/g, ' '),
  };
}
