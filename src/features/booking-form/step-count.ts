import * as t from '@messages/booking';
import type { BookingStep } from '@/domain/booking-validation';

/** Where a step is counted: on 1 to 4 only. BOOK-FLOW-04 */
export function stepCount(step: BookingStep): string {
  return step === 5 ? '' : t.stepOf(step);
}
