/** How the parts of a date are combined; names and numbers come from Intl (GEN-13, LANG-03). */

/** '14'. */
export const dayNumber = (day: number) => String(day);
/** Between the day, the full name of the month, and the year. */
export const OF = ' ';
/** 'Sat 14 Nov'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday} ${date}`;
/** 'Saturday 14 November'. */
export const withWeekday = (weekday: string, date: string) => `${weekday} ${date}`;
/** 'Saturday 14 November at 15:20'. */
export const atClock = (date: string, clock: string) => `${date} at ${clock}`;
/** '14 to 17 November'. */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
