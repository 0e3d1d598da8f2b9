import * as t from '@messages/booking';
import type { BookingStep } from '@/domain/request/booking-validation';

/** 'Passo 1 de 5'; empty for the review, which shows no count. BOOK-FLOW-04 */
export function stepCount(step: BookingStep): string {
  return step === 5 ? '' : t.stepOf(step);
}
