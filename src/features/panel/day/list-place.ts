import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { DayRow } from '@/domain/day/lists';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import type { DayEmptyProps } from './DayEmpty';
import type { DayFieldProps } from './DayField';
import type { CheckInQuestionProps } from './register/CheckInQuestion';
import type { useNewStays } from './useNewStays';

/** What the four lists have in common: the day, their place on the screen, and what is new. */
export interface ListPlace {
  day: Day;
  isTab: boolean;
  isShown: boolean;
  news: ReturnType<typeof useNewStays>;
}

/** What loads after the lists and is put into them then. */
export interface DaySlots {
  /** The field that leads to any day. */
  field?: (shown: DayFieldProps) => ReactNode;
  /** Asks before a check-in into a room that is taken or not ready, or of who is not registered. */
  checkIn?: (question: CheckInQuestionProps) => ReactNode;
  /** Whether there is something to ask. */
  asksFirst?: (row: DayRow<DayEntry>, sheet: DaySheet, client: QueryClient) => boolean;
  /** How far a stay is registered, and that the room of an arrival is not ready. */
  register?: (stay: DayEntry, sheet: DaySheet) => ReactNode;
  /** The control that takes a payment for a stay; nothing when nothing is due. */
  receive?: (stay: DayEntry) => ReactNode;
  /** Lets a guest who leaves stay one night longer. */
  moreNight?: (stay: DayEntry) => ReactNode;
  /** In place of the lists, on a day on which nothing happens. */
  empty?: (day: DayEmptyProps) => ReactNode;
  /** Below the lists: how many guests there are, and what was paid. */
  below?: (sheet: DaySheet) => ReactNode;
}
