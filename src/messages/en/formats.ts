export const dayNumber = (day: number) => String(day);
export const OF = ' ';
/** 'Sat 14 Nov'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday} ${date}`;
/** 'Saturday 14 November'. */
export const withWeekday = (weekday: string, date: string) => `${weekday} ${date}`;
/** 'Saturday 14 November at 15:20'. */
export const atClock = (date: string, clock: string) => `${date} at ${clock}`;
/** '14 to 17 November'. */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const clock = (time: string) => time;
