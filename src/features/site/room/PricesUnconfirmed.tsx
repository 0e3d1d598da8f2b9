import { RETRY, UNCONFIRMED } from '@messages/room-words';
import { RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

interface PricesUnconfirmedProps {
  /** 'loading' while they are asked for again. */
  status: 'failed' | 'loading';
  onRetry: () => void;
}

/** A page shows the prices that it was built with, because nobody told it today's (SITE-07). */
export default function PricesUnconfirmed({ status, onRetry }: PricesUnconfirmedProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isAsking = status === 'loading';

  // The button goes once there is an answer, and the focus with it to the part of the page around.
  useLayoutEffect(() => {
    const button = buttonRef.current;
    const around = button?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (document.activeElement === button) around?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div className="bg-areia text-15 print:hidden">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-5 py-1.5">
        <output className="py-1.5">{UNCONFIRMED}</output>
        <button
          ref={buttonRef}
          type="button"
          aria-disabled={isAsking}
          onClick={isAsking ? undefined : onRetry}
          className="inline-flex min-h-11 items-center gap-2 text-link"
        >
          <RotateCw className={`size-4 ${isAsking ? 'animate-turn' : ''}`} aria-hidden />
          {RETRY}
        </button>
      </div>
    </div>
  );
}
