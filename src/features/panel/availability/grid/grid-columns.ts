import { isWeekend } from '@/domain/availability/availability-grid';
import type { AvailabilityView } from '@/domain/availability/availability-period';
import { type Day, parseDay } from '@/domain/calendar/dates';
import { formatFullDay, formatWeekday } from '@/domain/calendar/date-formats';

/** A day as the head of its column, worked out once for all rooms. */
export interface GridColumn {
  day: Day;
  /** 'sábado, 14 de novembro de 2026', for screen readers. */
  name: string;
  /** 'sáb' in the week, 'S' where there is less room. */
  weekday: string;
  date: number;
  isWeekend: boolean;
  isToday: boolean;
  isMonthStart: boolean;
}

/** How many rows stand over the rooms: the days, and in three months the months. */
export const headRowCount = (view: AvailabilityView) => (view === 'three-months' ? 2 : 1);

export function gridColumns(
  days: readonly Day[],
  { today, view }: { today: Day; view: AvailabilityView },
): GridColumn[] {
  return days.map((day) => {
    const weekday = formatWeekday(day);
    const date = parseDay(day).getDate();
    return {
      day,
      name: formatFullDay(day),
      weekday: view === 'week' ? weekday : weekday.charAt(0).toLocaleUpperCase('pt-PT'),
      date,
      isWeekend: isWeekend(day),
      isToday: day === today,
      isMonthStart: date === 1,
    };
  });
}
