import type { Language } from './mail-data.ts';

// Days, moments and sums in the language of a mail, by Intl: the server has all languages.

const LOCALES: Record<Language, string> = {
  pt: 'pt-PT',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
};

/** How one language writes what stands in mails. Days are yyyy-mm-dd, moments ISO texts, sums EUR. */
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
  /** '12 a 15 de dezembro' */
  stay: (from: string, to: string) => string;
  /** 'segunda-feira, 23 de novembro' and '15:20', in Lisbon */
  moment: (moment: string) => { day: string; time: string };
  /** 'dom., 22 nov., 15:20' in Lisbon */
  shortMoment: (moment: string) => string;
  /** '582,00 €'; English '€582.00' */
  euros: (amount: number) => string;
}

// Portuguese short forms of Intl are figures ('22/11'); the house writes '22 nov.'.
const short = (word: string) => `${word.slice(0, 3)}.`;

export function formatsFor(language: Language): Formats {
  const locale = LOCALES[language];
  // A day is a date without a clock: read and written in UTC it stays the same day everywhere.
  const ofDay = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const ofMoment = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Lisbon' });
    return (moment: string) => format.format(new Date(moment));
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
  const TO: Record<Language, string> = {
    pt: ' a ',
    en: ' to ',
    es: ' al ',
    fr: ' au ',
    de: ' bis ',
  };
  return {
    weekday: ofDay({ weekday: 'long' }),
    dayAndMonth: (day) =>
      language === 'pt' ? `${dayOnly(day)} ${short(month(day))}` : shortDayAndMonth(day),
    longDay,
    fullDay: ofDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdayAndDay: ofDay({ weekday: 'long', day: 'numeric', month: 'long' }),
    stay: (from, to) =>
      `${month(from) === month(to) ? dayOnly(from) : longDay(from)}${TO[language]}${longDay(to)}`,
    moment: (moment) => ({ day: momentDay(moment), time: time(moment) }),
    shortMoment: (moment) => `${shortDay(moment)}, ${time(moment)}`,
    euros: (amount) => euros.format(amount).replaceAll('\u00a0', ' '),
  };
}
