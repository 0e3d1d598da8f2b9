import {
  formatClock,
  formatDayAndMonth,
  formatFullDay,
  formatLongDayAndMonth,
  formatWeekday,
  formatWeekdayName,
} from '@/domain/date-formats';
import { lisbonToday, type Day } from '@/domain/dates';

const dayOf = (moment: string) => lisbonToday(new Date(moment));

/** 'sexta-feira, 11 de dezembro de 2026, às 14:00': a moment (ISO text) at the hostel where nothing may be in doubt. */
export function fullMoment(moment: string): string {
  return `${formatFullDay(dayOf(moment))}, às ${formatClock(moment)}`;
}

/** 'dom., 22 nov., 15:20': the same under a step. */
export function shortMoment(moment: string): string {
  return `${shortDay(dayOf(moment))}, ${formatClock(moment)}`;
}

/** 'dom., 22 nov.'. */
export function shortDay(day: Day): string {
  return `${formatWeekday(day)}., ${formatDayAndMonth(day)}`;
}

/** 'sábado, 12 de dezembro'. */
export function weekdayAndDay(day: Day): string {
  return `${formatWeekdayName(day)}, ${formatLongDayAndMonth(day)}`;
}

/** 'no sábado', 'na segunda-feira'. */
export function onWeekday(day: Day): string {
  const name = formatWeekdayName(day);
  return `${name.endsWith('feira') ? 'na' : 'no'} ${name}`;
}

/** 'de 12 a 15 de dezembro', 'de 30 de dezembro a 2 de janeiro'. */
export function fromDayToDay(from: Day, to: Day): string {
  const [first, last] = [formatLongDayAndMonth(from), formatLongDayAndMonth(to)];
  const [number = '', ...month] = first.split(' ');
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `de ${isOneMonth ? number : [number, ...month].join(' ')} a ${last}`;
}

const NUMBERS = ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** 'o quarto', 'os três quartos', 'os 11 quartos'. */
export function theRooms(count: number): string {
  return count === 1 ? 'o quarto' : `os ${NUMBERS[count - 2] ?? count} quartos`;
}
