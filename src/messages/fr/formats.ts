/** How the parts of a date are combined; names and numbers come from Intl (GEN-13, LANG-03). */

/** '14', '1er'. */
export const dayNumber = (day: number) => (day === 1 ? '1er' : String(day));
/** Between the day, the full name of the month, and the year. */
export const OF = ' ';
/** 'sam. 14 nov.'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday}. ${date}`;
/** 'samedi 14 novembre'. */
export const withWeekday = (weekday: string, date: string) => `${weekday} ${date}`;
/** 'samedi 14 novembre à 15:20'. */
export const atClock = (date: string, clock: string) => `${date} à ${clock}`;
/** 'du 14 au 17 novembre'. */
export const fromTo = (from: string, to: string) => `du ${from} au ${to}`;
