/** How the parts of a date are combined; names and numbers come from Intl (GEN-13, LANG-03). */

/** '14'. */
export const dayNumber = (day: number) => String(day);
/** Between the day, the full name of the month, and the year. */
export const OF = ' de ';
/** 'sáb., 14 nov.'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday}., ${date}`;
/** 'sábado, 14 de novembro'. */
export const withWeekday = (weekday: string, date: string) => `${weekday}, ${date}`;
/** 'sábado, 14 de novembro, às 15:20'. */
export const atClock = (date: string, clock: string) => `${date}, às ${clock}`;
/** 'de 14 a 17 de novembro'. */
export const fromTo = (from: string, to: string) => `de ${from} a ${to}`;
/** A time of day, '09:50' from Intl, as sentences have it. */
export const clock = (time: string) => time;
