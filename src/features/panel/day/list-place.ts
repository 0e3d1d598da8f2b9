import type { ReactNode } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { DaySheet } from '@/queries/day-sheet';
import type { DayEmptyProps } from './DayEmpty';
import type { DayFieldProps } from './DayField';
import type { useNewStays } from './useNewStays';

/** What the four lists have in common: the day, their place on the screen, and what is new. */
export interface ListPlace {
  day: Day;
  isTab: boolean;
  isShown: boolean;
  news: ReturnType<typeof useNewStays>;
}

/** What loads after the lists and is put around them then: no rule, and nothing of a row. */
export interface DaySlots {
  /** The field that leads to any day. */
  field?: (shown: DayFieldProps) => ReactNode;
  /** In place of the lists, on a day on which nothing happens. */
  empty?: (day: DayEmptyProps) => ReactNode;
  /** Below the lists: how many guests there are, and what was paid. */
  below?: (sheet: DaySheet) => ReactNode;
}
