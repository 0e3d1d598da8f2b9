/** How the parts of a date are combined; names and numbers come from Intl (GEN-13, LANG-03). */

/** '14'. */
export const dayNumber = (day: number) => String(day);
/** Between the day, the full name of the month, and the year. */
export const OF = ' de ';
/** 'sáb., 14 nov'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday}., ${date}`;
/** 'sábado, 14 de noviembre'. */
export const withWeekday = (weekday: string, date: string) => `${weekday}, ${date}`;
/** 'sábado, 14 de noviembre, a las 15:20'. */
export const atClock = (date: string, clock: string) =>
  `${date}, ${clock.startsWith('01') ? 'a la' : 'a las'} ${clock}`;
/** 'del 14 al 17 de noviembre'. */
export const fromTo = (from: string, to: string) => `del ${from} al ${to}`;
