import * as t from '@messages/stay-minimum';
import {
  calendarTerms,
  type CalendarTerms,
  type RulePeriod,
  rulePeriods,
  representativeRooms,
} from '@/domain/rates/arrival-calendar';
import {
  formatLongDay,
  formatShortWeekdayAndDay,
  formatWeekdayAndDay,
} from '@/domain/calendar/date-formats';
import { addDays, type Day } from '@/domain/calendar/dates';
import type { NamedRule } from '@/domain/rates/house-rates';
import { lastBookableDay, type StayDates } from '@/domain/stay/stay';
import { type ArrivalTerms, easiestTerms, refusalUnder } from '@/domain/rates/stay-rules';
import type { OfferedRoom } from '../state/room-choice';
import type { CalendarView } from './day-look';
import { dayRules } from './day-rules';
import { LeaveButton } from './LeaveButton';
import { RuleLegend } from './RuleLegend';
import { RulePeriods } from './RulePeriods';

/** The house's rules for the days that can be booked. Made only where it has some. */
export interface ArrivalCalendar {
  /** As the calendar draws them: of the room a link asked for, else of the least strict room. */
  terms: CalendarTerms;
  /** How each day looks, and what is said of it, under these rules. */
  rules: NonNullable<CalendarView['rules']>;
  /** The same rules as periods to list in words, in order of days. */
  periods: readonly RulePeriod[];
  /** The last day that can be a check-out. */
  lastDay: Day;
  /** What holds for an arrival in the least strict room of the house. */
  ofHouse: (day: Day) => ArrivalTerms;
}

/** What the rules mean for the dates chosen so far. */
export interface ArrivalView extends Omit<ArrivalCalendar, 'ofHouse' | 'lastDay'> {
  /**
   * The components that show the rules in step 1. They are in this chunk, which a house without
   * rules never loads.
   */
  parts: typeof PARTS;
  /** What is wrong with the dates, in words. */
  errors: { checkIn?: string; checkOut?: string };
  /** No room of the house takes the dates. */
  isRefusedByAll: boolean;
  /**
   * Set while only the check-in is chosen and a minimum stay holds for it: its nights, and the
   * first day that can be the check-out.
   */
  leaving: { minNights: number; from: Day } | null;
  /** The same in words, for the step's hint and for the summary. */
  words: {
    hint: string;
    hintDay: string;
    checkOut: string;
    minimum: string;
    minimumNights: string;
  } | null;
}

const PARTS = { LeaveButton, RuleLegend, RulePeriods };

interface AskedRooms {
  rules: readonly NamedRule[];
  rooms: readonly OfferedRoom[];
  /** The room a link asked for. */
  wanted: OfferedRoom | undefined;
  today: Day;
}

/** The house's rules from today to the booking horizon; null where there are none (RATE-02). */
export function arrivalCalendar({
  rules,
  rooms,
  wanted,
  today,
}: AskedRooms): ArrivalCalendar | null {
  const range = { from: today, to: lastBookableDay(today) };
  const ids = rooms.map(({ id }) => id);
  const roomIds = wanted === undefined ? ids : [wanted.id];
  const terms = calendarTerms({ rules, roomIds, range });
  const asked = representativeRooms({ rules, roomIds: ids });
  if (terms.minimum.size + terms.closed.size === 0) return null;
  return {
    terms,
    rules: dayRules(terms),
    periods: rulePeriods({ terms, rules, range }),
    lastDay: range.to,
    ofHouse: (day) => easiestTerms({ rules, roomIds: asked, day }),
  };
}

/** What the rules mean for the dates chosen so far. */
export function arrivalView(
  { ofHouse, lastDay, ...calendar }: ArrivalCalendar,
  { checkIn, checkOut }: StayDates,
): ArrivalView {
  const { terms } = calendar;
  const view = {
    ...calendar,
    parts: PARTS,
    errors: {},
    isRefusedByAll: false,
    leaving: null,
    words: null,
  };
  if (checkIn === null) return view;
  const drawn = { minNights: terms.minimum.get(checkIn) ?? 1, isClosed: terms.closed.has(checkIn) };
  // While the check-out is missing, no stay is too short yet.
  const stay = { checkIn, checkOut: checkOut ?? addDays(checkIn, drawn.minNights) };
  const refusal = refusalUnder(drawn, stay);
  const isRefusedByAll = refusalUnder(ofHouse(checkIn), stay) !== null;
  const from = addDays(checkIn, drawn.minNights);
  if (refusal?.kind !== 'closed' && drawn.minNights > 1 && from > lastDay) {
    return {
      ...view,
      errors: { checkIn: t.tooLate(drawn.minNights, formatLongDay(lastDay)) },
      isRefusedByAll,
    };
  }
  if (refusal !== null) {
    const errors =
      refusal.kind === 'closed'
        ? { checkIn: t.CLOSED }
        : {
            checkOut: t.tooShort(refusal.minNights, formatWeekdayAndDay(refusal.earliestCheckOut)),
          };
    return { ...view, errors, isRefusedByAll };
  }
  if (checkOut !== null || drawn.minNights === 1) return { ...view, isRefusedByAll };
  return {
    ...view,
    isRefusedByAll,
    leaving: { minNights: drawn.minNights, from },
    words: {
      hint: t.CHOOSE_DEPARTURE,
      hintDay: t.fromDay(formatWeekdayAndDay(from)),
      checkOut: t.checkOutFrom(formatShortWeekdayAndDay(from)),
      minimum: t.MINIMUM,
      minimumNights: t.dayNights(drawn.minNights),
    },
  };
}
