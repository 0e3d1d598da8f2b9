import { calendarTerms, type RulePeriod, rulePeriods } from '@/domain/rates/arrival-calendar';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day, DayRange } from '@/domain/calendar/dates';
import { lastBookableDay } from '@/domain/stay/stay';
import { formatStayInSentence } from '@/domain/calendar/stay-formats';
import * as rule from '@messages/stay-minimum';
import type { RoomStayState } from './useRoomStay';

/**
 * The period of rules that an arrival falls into; null where there is none, or none with a name.
 */
export function namedPeriod(
  arrival: Day,
  stay: RoomStayState,
): (RulePeriod & { name: string }) | null {
  const { days, rates, room } = stay;
  const range = { from: days.today, to: lastBookableDay(days.today) };
  const terms = calendarTerms({ rules: rates.rules, roomIds: [room.id], range });
  const periods = rulePeriods({ terms, rules: rates.rules, range });
  const found = periods.find(({ from, to }) => from <= arrival && arrival <= to);
  return found === undefined || found.name === null ? null : { ...found, name: found.name };
}

/**
 * 'Carnaval, de 5 a 9 de fevereiro: mínimo de 3 noites.'; null where the house has no name for
 * these days.
 */
export function periodWords(arrival: Day, stay: RoomStayState): string | null {
  const period = namedPeriod(arrival, stay);
  return period === null ? null : rule.period({ ...period, days: periodDays(period) });
}

/** 'de 5 a 9 de fevereiro', or '5 de fevereiro' for one day. */
export function periodDays({ from, to }: DayRange): string {
  return from === to ? formatLongDayAndMonth(from) : formatStayInSentence({ from, to });
}
