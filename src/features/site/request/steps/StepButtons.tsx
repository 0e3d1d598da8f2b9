import * as t from '@messages/booking';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/components/Button';
import { BOOKING_STEPS, type BookingStep } from '@/domain/request/booking-validation';
import type { BookingFormState } from '../state/booking-form-values';

/** Ignores the second click of a double click, which would press the next step's button. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

interface ForwardButtonProps {
  isReview: boolean;
  /** Something that the step needs is loading, or the request is being sent. */
  isBusy: boolean;
}

/** Goes to the next step or, in the review, sends the request. */
export function ForwardButton({ isReview, isBusy }: ForwardButtonProps) {
  return (
    <Button
      type="submit"
      isBusy={isBusy}
      busyLabel={isReview ? t.SENDING : t.LOADING}
      onClick={ignoreDoubleClick}
    >
      {isReview && <Send aria-hidden />}
      <span>{isReview ? t.CONFIRM : t.NEXT}</span>
      {!isReview && <ArrowRight aria-hidden />}
    </Button>
  );
}

interface StepButtonsProps {
  state: BookingFormState;
  isSending: boolean;
  onOpen: (step: BookingStep) => void;
  /** The button that leads on; none where a bar at the foot of the screen has it. */
  children: ReactNode;
}

/** The ways on from a step: back, on, and to the review once it has been reached. */
export function StepButtons({ state, isSending, onOpen, children }: StepButtonsProps) {
  const { step, completedSteps } = state;
  const previous = BOOKING_STEPS.findLast((earlier) => earlier < step);
  const isCorrection = step < 4 && completedSteps.includes(4);
  if (previous === undefined && !isCorrection && !children) return null;
  return (
    <div className="mt-7 flex flex-wrap justify-end gap-4 border-t border-linha pt-6">
      {previous !== undefined && (
        <Button
          variant="outline"
          className="me-auto"
          disabled={isSending}
          onClick={() => onOpen(previous)}
        >
          <ArrowLeft aria-hidden />
          {t.PREVIOUS}
        </Button>
      )}
      {isCorrection && (
        <Button variant="outline" onClick={() => onOpen(5)}>
          {t.BACK_TO_REVIEW}
        </Button>
      )}
      {children}
    </div>
  );
}
