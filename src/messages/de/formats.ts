/** How the parts of a date are combined; names and numbers come from Intl (GEN-13, LANG-03). */

/** '14.'. */
export const dayNumber = (day: number) => `${day}.`;
/** Between the day, the full name of the month, and the year. */
export const OF = ' ';
/** 'Sa., 14. Nov.'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday}., ${date}`;
/** 'Samstag, 14. November'. */
export const withWeekday = (weekday: string, date: string) => `${weekday}, ${date}`;
/** 'Samstag, 14. November, 15:20 Uhr'. */
export const atClock = (date: string, clock: string) => `${date}, ${clock}\u00a0Uhr`;
/** '14. bis 17. November'. */
export const fromTo = (from: string, to: string) => `${from} bis ${to}`;
