/** '14', '1er'. */
export const dayNumber = (day: number) => (day === 1 ? '1er' : String(day));
export const OF = ' ';
/** 'sam. 14 nov.'. */
export const withShortWeekday = (weekday: string, date: string) => `${weekday}. ${date}`;
/** 'samedi 14 novembre'. */
export const withWeekday = (weekday: string, date: string) => `${weekday} ${date}`;
/** 'samedi 14 novembre à 15 h 20'. */
export const atClock = (date: string, clock: string) => `${date} à ${clock}`;
/** 'du 14 au 17 novembre'. */
export const fromTo = (from: string, to: string) => `du ${from} au ${to}`;
/** '15 h 20' for '15:20', '9 h' for '09:00'. */
export const clock = (time: string) => {
  const [hour, minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
};
