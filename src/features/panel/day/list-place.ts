import type { Day } from '@/domain/calendar/dates';
import type { useNewStays } from './useNewStays';

/** What the four lists have in common: the day, their place on the screen, and what is new. */
export interface ListPlace {
  day: Day;
  isTab: boolean;
  isShown: boolean;
  news: ReturnType<typeof useNewStays>;
}
