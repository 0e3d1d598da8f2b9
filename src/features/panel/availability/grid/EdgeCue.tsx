import { ChevronRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import type { AvailabilityView } from '@/domain/availability/availability-period';

/** One press scrolls by this share of the visible width, so that the last days stay in view. */
const STEP = 0.8;

interface EdgeCueProps {
  view: AvailabilityView;
  /** What scrolls the days. */
  frameRef: RefObject<HTMLDivElement | null>;
}

/**
 * The shade and the arrow at the right edge of the grid, which show that more days follow. Both are
 * hidden from screen readers and the keyboard, which scroll by the arrow keys.
 */
export function EdgeCue({ view, frameRef }: EdgeCueProps) {
  const goesOn = useGoesOn(frameRef);
  if (!goesOn) return null;

  function handleClick() {
    const frame = frameRef.current;
    frame?.scrollBy({ left: frame.clientWidth * STEP });
  }

  return (
    <div
      aria-hidden
      data-more-after
      className="pointer-events-none absolute inset-y-0 right-0 z-5 w-9 rounded-e-card border-contorno bg-linear-to-l from-tinta/18 to-transparent forced-colors:border-e-4"
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={handleClick}
        className={`pointer-events-auto absolute top-0 right-0 grid w-12 place-items-center justify-items-end rounded-e-card bg-linear-to-l from-branco from-60% to-transparent pe-1 forced-colors:border-0 ${view === 'three-months' ? 'h-18' : 'h-11'}`}
      >
        <span className="grid size-6 place-items-center rounded-pill border border-contorno/60 bg-branco text-anil-600 shadow-s1 hover:bg-anil-50">
          <ChevronRight className="size-4" />
        </span>
      </button>
    </div>
  );
}

/** Whether there are days beyond the right edge of the frame. */
function useGoesOn(frameRef: RefObject<HTMLDivElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    // Widths are rounded, so a difference below one pixel does not mean that more days follow.
    const look = () => setGoesOn(frame.scrollWidth - frame.clientWidth - frame.scrollLeft > 1);
    frame.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => {
      frame.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frameRef]);
  return goesOn;
}
