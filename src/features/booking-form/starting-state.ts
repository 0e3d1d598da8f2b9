import { BOOKING_STEPS } from '@/domain/booking-validation';
import type { Day } from '@/domain/dates';
import type { BookingDraft } from './booking-draft';
import { bookingFormReducer } from './booking-form-state';
import {
  type BookingFormState,
  EMPTY_FORM,
  firstInvalidStep,
  type Preset,
} from './booking-form-values';

/** Whether a link says anything that this form has not taken over already. */
export function isNewPreset({ query, entry }: Preset, appliedPresets: readonly string[]): boolean {
  const saysSomething = Object.values(query).some((value) => value !== null);
  return saysSomething && !appliedPresets.includes(entry);
}

/** No further than the first step that does not hold any more, e.g. after a night's sleep. */
function withReachableStep(state: BookingFormState, today: Day): BookingFormState {
  const last = BOOKING_STEPS.findLast((step) => step < state.step);
  const invalidStep = last === undefined ? null : firstInvalidStep(state, { last, today });
  return invalidStep === null ? state : { ...state, step: invalidStep };
}

/**
 * The form as a visit begins: the draft of this tab, if any, and over it the fields that a new link
 * names. Decisions, Booking form (Query parameters; Double submit, reload, lost network).
 */
export function startingState({
  draft,
  preset,
  today,
}: {
  draft: BookingDraft | null;
  preset: Preset;
  today: Day;
}): BookingFormState {
  const restored: BookingFormState = {
    ...EMPTY_FORM,
    ...draft,
    isOpen: true,
    isUnderWay: draft !== null,
  };
  const presetState = isNewPreset(preset, restored.appliedPresets)
    ? bookingFormReducer(restored, { type: 'presetGiven', preset })
    : restored;
  return withReachableStep(presetState, today);
}
