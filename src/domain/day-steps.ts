/** The one tap that does a day's next thing, and takes it back (DAY-02). */
import type { DayStay, DayStays } from './day-lists';

export type DayStep = 'check-in' | 'check-out';

const RESULT = { 'check-in': 'checked_in', 'check-out': 'checked_out' } as const;
/** Where a booking goes back to whose status before nobody knows. */
const USUALLY_BEFORE = { 'check-in': 'confirmed', 'check-out': 'checked_in' } as const;
export const STEP_LABELS = { 'check-in': 'Check-in', 'check-out': 'Check-out' } as const;

/** The status a step leads to. */
export function statusAfter(step: DayStep): 'checked_in' | 'checked_out' {
  return RESULT[step];
}

/**
 * The status to go back to, or null where there is nothing to take back: the booking has gone on to
 * another state, which must not be lost.
 */
export function statusBefore(step: DayStep, { status, done }: DayStay): string | null {
  if (status !== RESULT[step]) return null;
  return done?.from ?? USUALLY_BEFORE[step];
}

/** What was pressed for one booking and is not yet read back. */
export interface TakenStep {
  status: string;
  /** The moment of the press, ISO text with its zone. */
  at: string;
  /** As the change of the booking has made it; the one shown while that is not known. */
  updatedAt?: string;
}

type SteppedStay = DayStay & { updated_at: string };

/** A day's lists as they stand after what was pressed. */
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
