import { NOT_YET_NOTE } from '@messages/calendar';
import * as t from '@messages/stay-minimum';
import { Ban } from 'lucide-react';
import type { CalendarTerms } from '@/domain/rates/arrival-calendar';
import { addDays, type Day } from '@/domain/calendar/dates';
import { type DayTerms, isRefusedByTerms, termsOfDay } from '@/domain/rates/arrival-conditions';
import { lastBookableDay } from '@/domain/stay/stay';
import type { CalendarView, DayRuling } from './day-look';

/**
 * How the house's rules show on a day of the calendar: its look, its caption, and what a screen
 * reader says (RATE-02).
 */
export function dayRules(terms: CalendarTerms): NonNullable<CalendarView['rules']> {
  return (day, view) => {
    const found = termsOfDay({ day, terms, ...view });
    return {
      isRefused: isRefusedByTerms(found),
      ...lookOf(found),
      notes: notesOn(day, { found, terms }),
      mark: <DayMark {...drawnOn(day, { terms, view })} />,
    };
  };
}

function lookOf(found: DayTerms): Pick<DayRuling, 'face' | 'caption'> {
  if (found.kind === 'early') return { face: 'early', caption: t.dayNights(found.nights) };
  if (found.kind === 'first-leaving') {
    return { face: 'leaving', caption: t.dayNights(found.nights) };
  }
  return { face: null, caption: null };
}

function notesOn(day: Day, { found, terms }: { found: DayTerms; terms: CalendarTerms }): string[] {
  const minNights = terms.minimum.get(day);
  const notes: string[] = [];
  if (found.kind === 'early') notes.push(t.earlyNote(found.nights, found.minNights));
  if (found.kind === 'first-leaving') notes.push(t.FIRST_LEAVING_NOTE);
  if (found.kind === 'too-few-free-nights') notes.push(t.tooFewFreeNightsNote(found.minNights));
  else if (minNights !== undefined) notes.push(t.minimumNote(minNights));
  if (found.kind === 'late') notes.push(NOT_YET_NOTE);
  if (terms.closed.has(day)) notes.push(t.CLOSED_NOTE);
  return notes;
}

interface DrawnRules {
  hasMinimum: boolean;
  /** Whether the bar below days with the same minimum starts or ends here. */
  isFirst: boolean;
  isLast: boolean;
  isClosed: boolean;
}

function drawnOn(
  day: Day,
  {
    terms,
    view: { today, lastDay = lastBookableDay(today) },
  }: { terms: CalendarTerms; view: CalendarView },
): DrawnRules {
  const isShown = (one: Day) => one >= today && one <= lastDay;
  const minimumOf = (one: Day) => (isShown(one) ? terms.minimum.get(one) : undefined);
  const minNights = minimumOf(day);
  return {
    hasMinimum: minNights !== undefined,
    isFirst: minimumOf(addDays(day, -1)) !== minNights,
    isLast: minimumOf(addDays(day, 1)) !== minNights,
    isClosed: isShown(day) && terms.closed.has(day),
  };
}

/** The bar below days with a minimum stay, and the mark of a day without arrivals. */
function DayMark({ hasMinimum, isFirst, isLast, isClosed }: DrawnRules) {
  const ends = `${isFirst ? 'left-0.5 rounded-s-tile' : 'left-0'} ${isLast ? 'right-1.5 rounded-e-tile' : 'right-0'}`;
  return (
    <>
      {hasMinimum && (
        <span aria-hidden className={`absolute bottom-0 border-b-4 border-ocre-400 ${ends}`} />
      )}
      {isClosed && (
        <Ban aria-hidden className="absolute top-0.5 right-0.5 size-3.5 text-barro-600" />
      )}
    </>
  );
}
