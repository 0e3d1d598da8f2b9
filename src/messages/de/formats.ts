/** '14.'. */
export const dayNumber = (day: number) => `${day}.`;
export const OF = ' ';
/** 'Sa., 14. Nov.'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday}., ${date}`;
/** 'Samstag, 14. November'. */
export const withWeekday = (weekday: string, date: string) => `${weekday}, ${date}`;
/** 'Samstag, 14. November, 15:20 Uhr'. */
export const atClock = (date: string, clock: string) => `${date}, ${clock}\u00a0Uhr`;
/** '14. bis 17. November'. */
export const fromTo = (from: string, to: string) => `${from} bis ${to}`;
export const clock = (time: string) => time;
