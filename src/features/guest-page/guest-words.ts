import {
  formatClock,
  formatDayAndMonth,
  formatLongDayAndMonth,
  formatWeekday,
  formatWeekdayName,
} from '@/domain/date-formats';
import { lisbonToday, type Day } from '@/domain/dates';

/** 'segunda-feira, 23 de novembro, às 15:20': a moment (ISO text) at the hostel, within a sentence. */
export function longMoment(moment: string): string {
  const day = lisbonToday(new Date(moment));
  return `${formatWeekdayName(day)}, ${formatLongDayAndMonth(day)}, às ${formatClock(moment)}`;
}

/** 'dom., 22 nov., 15:20': the same under a step. */
export function shortMoment(moment: string): string {
  const day = lisbonToday(new Date(moment));
  return `${formatWeekday(day)}., ${formatDayAndMonth(day)}, ${formatClock(moment)}`;
}

/** 'sábado, 12 de dezembro'. */
export function weekdayAndDay(day: Day): string {
  return `${formatWeekdayName(day)}, ${formatLongDayAndMonth(day)}`;
}
