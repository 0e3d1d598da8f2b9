/** Check-in and check-out by one tap in the day's lists, and their undo (DAY-02). */
import type { DayStay, DayStays } from './lists.ts';

export type DayStep = 'check-in' | 'check-out';

const RESULT = { 'check-in': 'checked_in', 'check-out': 'checked_out' } as const;
/** The status an undo restores when the previous one is not known. */
const USUALLY_BEFORE = { 'check-in': 'confirmed', 'check-out': 'checked_in' } as const;
export const STEP_LABELS = { 'check-in': 'Check-in', 'check-out': 'Check-out' } as const;

export function statusAfter(step: DayStep): 'checked_in' | 'checked_out' {
  return RESULT[step];
}

/**
 * The status that an undo restores, or null where there is nothing to undo: the booking has
 * meanwhile moved on to another status, which must not be lost.
 */
export function statusBefore(step: DayStep, { status, done }: DayStay): string | null {
  if (status !== RESULT[step]) return null;
  return done?.from ?? USUALLY_BEFORE[step];
}

/** A step taken for a booking that the data read does not contain yet. */
export interface TakenStep {
  status: string;
  /** When the button was pressed, ISO text with its zone. */
  at: string;
  /** The new updated_at of the booking; undefined until the change has been stored. */
  updatedAt?: string;
}

type SteppedStay = DayStay & { updated_at: string };

/** A day's lists with the steps applied that are not in the data yet. */
export function withSteps<Stay extends SteppedStay, Sheet extends object>(
  sheet: Sheet & DayStays<Stay>,
  steps: ReadonlyMap<string, TakenStep>,
): Sheet & DayStays<Stay> {
  if (steps.size === 0) return sheet;
  const changed = (stays: readonly Stay[]) =>
    stays.map((stay) => withStep(stay, steps.get(stay.id)));
  return {
    ...sheet,
    arrivals: changed(sheet.arrivals),
    departures: changed(sheet.departures),
    late_arrivals: changed(sheet.late_arrivals),
    late_departures: changed(sheet.late_departures),
  };
}

function withStep<Stay extends SteppedStay>(stay: Stay, step: TakenStep | undefined): Stay {
  if (step === undefined) return stay;
  const isDone = Object.values(RESULT).some((status) => status === step.status);
  return {
    ...stay,
    status: step.status,
    updated_at: step.updatedAt ?? stay.updated_at,
    done: isDone ? { at: step.at, from: stay.status } : null,
  };
}
