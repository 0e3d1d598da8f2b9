export const dayNumber = (day: number) => String(day);
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
export const clock = (time: string) => time;
