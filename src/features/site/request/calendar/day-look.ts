import * as t from '@messages/calendar';
import type { ReactNode } from 'react';
import { formatFullDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { isDayDisabled, lastBookableDay, pickerMode, type StayDates } from '@/domain/stay/stay';
import type { DayFace } from './day-faces';

export type { DayFace } from './day-faces';

export interface CalendarView {
  dates: StayDates;
  today: Day;
  unavailable: ReadonlySet<Day>;
  /** The last day on offer; without it, the booking horizon. */
  lastDay?: Day;
  /** The day under the pointer or the focus while the check-out is being chosen. */
  preview: Day | null;
  /** Minimum stays and days without arrivals, where the house has some (day-rules.tsx). */
  rules?: ((day: Day, view: CalendarView) => DayRuling) | undefined;
}

/** What the house's rules make of a day. */
export interface DayRuling {
  isRefused: boolean;
  /** The look of a day that is too early for the check-out, or the first day for it; else null. */
  face: DayFace | null;
  /** What stands below the number while the day has that look. */
  caption: string | null;
  /** What a screen reader says of it. */
  notes: readonly string[];
  /** What is drawn on it. */
  mark: ReactNode;
}

export interface CalendarDayLook {
  face: DayFace;
  isRefused: boolean;
  /** What a screen reader says of the day. */
  label: string;
  /** What stands below the number. */
  caption: string | null | undefined;
  /** What the house's rules draw on it. */
  mark: ReactNode;
}

const CAPTIONS: Partial<Record<DayFace, string>> = {
  'check-in': t.ARRIVAL,
  'check-out': t.DEPARTURE,
  leaving: t.DEPARTURE,
};

function faceOf(
  day: Day,
  view: CalendarView,
  { isRefused, ruled }: { isRefused: boolean; ruled: DayFace | null | undefined },
): DayFace {
  const { checkIn, checkOut } = view.dates;
  const end = checkOut ?? view.preview;
  if (day === checkIn) return 'check-in';
  if (day === checkOut) return 'check-out';
  if (isRefused && view.unavailable.has(day)) return 'full';
  if (checkIn !== null && end !== null && checkIn < day && day < end) return 'night';
  if (isRefused) return ruled ?? 'refused';
  if (checkOut === null && day === view.preview) return 'leaving';
  return (view.preview === null && ruled) || 'open';
}

function noteOf(
  day: Day,
  { dates, today, unavailable, lastDay = lastBookableDay(today) }: CalendarView,
): string {
  if (day < today) return t.PAST_NOTE;
  if (day > lastDay) return t.NOT_YET_NOTE;
  if (unavailable.has(day)) return t.FULL_NOTE;
  return dates.checkIn !== null && day < dates.checkIn ? t.BEFORE_CHECK_IN_NOTE : t.AFTER_FULL_NOTE;
}

const FACE_NOTES: Partial<Record<DayFace, string>> = {
  'check-in': t.CHECK_IN_NOTE,
  'check-out': t.CHECK_OUT_NOTE,
  night: t.NIGHT_NOTE,
};

/** Whether a click on a day is ignored, and how the day looks. */
export function dayFace(day: Day, view: CalendarView): Pick<CalendarDayLook, 'face' | 'isRefused'> {
  const ruling = view.rules?.(day, view);
  const isRefused = isDayDisabled({ day, ...view }) || ruling?.isRefused === true;
  return { face: faceOf(day, view, { isRefused, ruled: ruling?.face }), isRefused };
}

/** How a day looks and what is said of it; whether it can be chosen is a rule of `domain`. */
export function dayLook(day: Day, view: CalendarView): CalendarDayLook {
  const { face, isRefused } = dayFace(day, view);
  const ruling = view.rules?.(day, view);
  const isOff = isDayDisabled({ day, ...view });
  const notes = [
    formatFullDay(day),
    day === view.today && t.TODAY_NOTE,
    FACE_NOTES[face] ?? (isOff && noteOf(day, view)),
    ...((!isOff || day === view.dates.checkIn) && ruling ? ruling.notes : []),
  ];
  const caption = ruling?.face === face ? ruling.caption : CAPTIONS[face];
  return { face, isRefused, label: notes.filter(Boolean).join(', '), caption, mark: ruling?.mark };
}

/** The day itself where it may be chosen as the check-out, else null. */
export function previewOf(day: Day, view: CalendarView): Day | null {
  const canLeave = pickerMode(view.dates) === 'check-out' && !dayFace(day, view).isRefused;
  return canLeave ? day : null;
}
