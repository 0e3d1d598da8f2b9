import type { Language } from './mail-data.ts';

// Days, moments and sums in the language of a mail, by Intl: the server has all languages.

interface LanguageFormat {
  locale: string;
  /** A range of days; where both are in one month (`isOneMonth`), `from` is only a number. */
  stay: (from: string, to: string, isOneMonth: boolean) => string;
  /** What stands behind a time of day. */
  afterTime: string;
}

const LANGUAGE_FORMATS: Record<Language, LanguageFormat> = {
  pt: { locale: 'pt-PT', stay: (from, to) => `${from} a ${to}`, afterTime: '' },
  en: { locale: 'en-GB', stay: (from, to) => `${from} to ${to}`, afterTime: '' },
  es: { locale: 'es-ES', stay: (from, to) => `del ${from} al ${to}`, afterTime: '' },
  fr: { locale: 'fr-FR', stay: (from, to) => `du ${from} au ${to}`, afterTime: '' },
  de: {
    locale: 'de-DE',
    stay: (from, to, isOneMonth) => `${from}${isOneMonth ? '.' : ''} bis ${to}`,
    afterTime: ' Uhr',
  },
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

// Intl's short forms are numeric in Portuguese ('22/11'); the house writes '22 nov.'.
const short = (word: string) => `${word.slice(0, 3)}.`;

/** A date by Intl, but French calls the first of a month '1er', which Intl does not. */
function written(format: Intl.DateTimeFormat, date: Date): string {
  if (!format.resolvedOptions().locale.startsWith('fr')) return format.format(date);
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

export function formatsFor(language: Language): Formats {
  const { locale, stay, afterTime } = LANGUAGE_FORMATS[language];
  // A day is a date without a clock: read and written in UTC it stays the same day everywhere.
  const ofDay = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => written(format, new Date(`${day}T00:00:00Z`));
  };
  const ofMoment = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Lisbon' });
    return (moment: string) => written(format, new Date(moment));
  };
  const longDay = ofDay({ day: 'numeric', month: 'long' });
  const month = ofDay({ month: 'long' });
  const dayOnly = ofDay({ day: 'numeric' });
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const time = ofMoment({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const momentDay = ofMoment({ weekday: 'long', day: 'numeric', month: 'long' });
  const shortMoment = ofMoment({ weekday: 'short', day: 'numeric', month: 'short' });
  const weekdayLong = ofMoment({ weekday: 'long' });
  const monthLong = ofMoment({ month: 'long' });
  const dayOfMoment = ofMoment({ day: 'numeric' });
  const shortDay = (moment: string) =>
    language === 'pt'
      ? `${short(weekdayLong(moment))}, ${dayOfMoment(moment)} ${short(monthLong(moment))}`
      : shortMoment(moment);
  const shortDayAndMonth = ofDay({ day: 'numeric', month: 'short' });
  return {
    weekday: ofDay({ weekday: 'long' }),
    dayAndMonth: (day) =>
      language === 'pt' ? `${dayOnly(day)} ${short(month(day))}` : shortDayAndMonth(day),
    longDay,
    fullDay: ofDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdayAndDay: ofDay({ weekday: 'long', day: 'numeric', month: 'long' }),
    stay: (from, to) => {
      const isOneMonth = month(from) === month(to);
      return stay(isOneMonth ? dayOnly(from) : longDay(from), longDay(to), isOneMonth);
    },
    moment: (moment) => ({ day: momentDay(moment), time: time(moment) }),
    shortMoment: (moment) => `${shortDay(moment)}, ${time(moment)}${afterTime}`,
    // Some mail programs show a no-break space as a foreign sign.
    euros: (amount) => euros.format(amount).replaceAll(/[\u00a0\u202f]/g, ' '),
  };
}
