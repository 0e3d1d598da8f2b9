import { useEffect, useRef } from 'react';
import type { BookingFormState } from '../state/booking-form-values';

/** How long the page waits before it scrolls to the form (BOOK-FLOW-05). */
const SCROLL_DELAY_MS = 150;

const INVALID = '[aria-invalid="true"], [data-invalid]';

type Focused = Pick<BookingFormState, 'step' | 'refusals' | 'followsTicket'>;

/**
 * Moves focus and view: after a change of step to the title of the new one, with the page scrolled
 * to the form; after a refused Next to the first thing that is wrong. On the first step shown it
 * does nothing, unless the form replaces a ticket.
 */
export function useStepFocus({ step, refusals, followsTicket }: Focused) {
  const formRef = useRef<HTMLFormElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step: followsTicket ? null : step, refusals });

  useEffect(() => {
    if (shown.current.step === step) return undefined;
    shown.current.step = step;
    titleRef.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      // Smooth where the style sheet says so, which it does unless reduced motion is asked for.
      formRef.current?.scrollIntoView({ block: 'start' });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => {
    if (shown.current.refusals === refusals) return;
    shown.current.refusals = refusals;
    formRef.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [refusals]);

  return { formRef, titleRef };
}
