import { BOOKING_STEPS, type BookingStep } from '@/domain/request/booking-validation';
import type { Day } from '@/domain/calendar/dates';
import type { BookingDraft } from './booking-draft';
import { type BookingFormState, EMPTY_FORM, firstInvalidStep } from './booking-form-values';
import { type Preset, withPreset } from './preset';

/** Goes back to the first step that is no longer valid, e.g. because the check-in has passed. */
function withReachableStep(state: BookingFormState, today: Day): BookingFormState {
  const last = BOOKING_STEPS.findLast((step) => step < state.step);
  const invalidStep = last === undefined ? null : firstInvalidStep(state, { last, today });
  return invalidStep === null ? state : { ...state, step: invalidStep };
}

interface Visit {
  /** What this tab has kept, if anything. */
  draft: BookingDraft | null;
  /** What a link names that the form has not read yet. */
  preset: Preset | null;
  /** The step of the history entry, on a reload and on the way back from another page. */
  entryStep: BookingStep | null;
  today: Day;
}

/**
 * The form as a visit begins: the draft of this tab at the step of the history entry, and over it
 * the fields that a new link names.
 */
export function startingState({ draft, preset, entryStep, today }: Visit): BookingFormState {
  const kept = { ...EMPTY_FORM, ...draft, isOpen: true };
  const restored = withReachableStep({ ...kept, step: entryStep ?? kept.step }, today);
  return preset === null ? restored : withPreset(restored, preset, today);
}
