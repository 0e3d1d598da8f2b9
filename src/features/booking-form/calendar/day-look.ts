import { formatFullDay } from '@/domain/date-formats';
import type { Day } from '@/domain/dates';
import { isDayDisabled, lastBookableDay, pickerMode, type StayDates } from '@/domain/stay';

/** What the calendar has to know to draw a day. */
export interface CalendarView {
  dates: StayDates;
  today: Day;
  unavailable: ReadonlySet<Day>;
  /** The last day on offer; without it, the booking horizon. */
  lastDay?: Day;
  /** The day under the pointer or the focus while the check-out is being chosen. */
  preview: Day | null;
}

export type DayFace =
  | 'open'
  | 'refused' // past, too far ahead, before the check-in
  | 'full' // no room is free
  | 'check-in'
  | 'check-out'
  | 'night'
  | 'leaving'; // the check-out it would be

export interface DayLook {
  face: DayFace;
  isRefused: boolean;
  /** What a screen reader says of the day. */
  label: string;
}

function faceOf(day: Day, isRefused: boolean, view: CalendarView): DayFace {
  const { checkIn, checkOut } = view.dates;
  const end = checkOut ?? view.preview;
  if (day === checkIn) return 'check-in';
  if (day === checkOut) return 'check-out';
  if (isRefused && view.unavailable.has(day)) return 'full';
  if (checkIn !== null && end !== null && checkIn < day && day < end) return 'night';
  if (isRefused) return 'refused';
  return checkOut === null && day === view.preview ? 'leaving' : 'open';
}

function noteOf(
  day: Day,
  { dates, today, unavailable, lastDay = lastBookableDay(today) }: CalendarView,
): string {
  if (day < today) return 'passado';
  if (day > lastDay) return 'ainda sem reservas';
  if (unavailable.has(day)) return 'sem quartos livres';
  return dates.checkIn !== null && day < dates.checkIn
    ? 'antes do check-in'
    : 'depois de noites sem quartos livres';
}

const FACE_NOTES: Partial<Record<DayFace, string>> = {
  'check-in': 'check-in',
  'check-out': 'check-out',
  night: 'noite da estadia',
};

/** Whether a click on a day is ignored, and how the day looks. */
export function dayFace(day: Day, view: CalendarView): Pick<DayLook, 'face' | 'isRefused'> {
  const isRefused = isDayDisabled({ day, ...view });
  return { face: faceOf(day, isRefused, view), isRefused };
}

/** How a day looks and what is said of it; whether it can be chosen is a rule of `domain`. */
export function dayLook(day: Day, view: CalendarView): DayLook {
  const { face, isRefused } = dayFace(day, view);
  const notes = [
    formatFullDay(day),
    day === view.today && 'hoje',
    FACE_NOTES[face] ?? (isRefused && noteOf(day, view)),
  ];
  return { face, isRefused, label: notes.filter(Boolean).join(', ') };
}

/** The preview of a day: only a check-out that may be chosen is one. */
export function previewOf(day: Day, view: CalendarView): Day | null {
  const canLeave = pickerMode(view.dates) === 'check-out' && !isDayDisabled({ day, ...view });
  return canLeave ? day : null;
}
