import type { Dispatch } from 'react';
import type { FieldMessages } from '@/domain/booking-validation';
import type { Day } from '@/domain/dates';
import type { BookingFormAction, BookingFormState } from '../booking-form-state';

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
