import type { ComponentType } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { StayDates } from '@/domain/stay/stay';

export type DateField = 'checkIn' | 'checkOut';

export interface SearchCalendarProps {
  chosen: StayDates;
  /** The field it was opened from. */
  field: DateField;
  today: Day;
  onChange: (dates: StayDates) => void;
  onClose: () => void;
}

/** The calendar of the search, loaded once a date field takes the focus. */
export interface LazyCalendar {
  Part: ComponentType<SearchCalendarProps>;
  preload: () => Promise<void>;
}
