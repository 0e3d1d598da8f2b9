import type { Dispatch } from 'react';
import type { FieldMessages } from '@/domain/booking-validation';
import type { Day } from '@/domain/dates';
import type { BookingFormAction } from '../booking-form-state';
import type { BookingFormState } from '../booking-form-values';

/** What every step is given. */
export interface StepProps {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day;
  /** What is wrong with the step as it stands. */
  messages: FieldMessages;
  /** Next was refused on this step: from here on its messages are shown. */
  isRefused: boolean;
}
