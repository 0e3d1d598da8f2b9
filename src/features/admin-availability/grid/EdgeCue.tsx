import { ChevronRight } from 'lucide-react';
import type { AvailabilityView } from '@/domain/availability-period';

/** So much of what is in sight one press slides on: the last days of before stay in sight. */
const STEP = 0.8;

interface EdgeCueProps {
  view: AvailabilityView;
  onSlide: (share: number) => void;
}

/**
 * The shade and the arrow at the right edge of the grid that say that days go on there. A press on the
 * arrow slides on, as a swipe or the arrow keys do: those who listen or type need no second way.
 */
export function EdgeCue({ view, onSlide }: EdgeCueProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-0 z-5 hidden w-9 rounded-e-cartao border-contorno bg-linear-to-l from-tinta/18 to-transparent in-data-more-after:block forced-colors:border-e-4"
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => onSlide(STEP)}
        className={`pointer-events-auto absolute top-0 right-0 grid w-12 place-items-center justify-items-end rounded-e-cartao bg-linear-to-l from-branco from-60% to-transparent pe-1 forced-colors:border-0 ${view === 'three-months' ? 'h-18' : 'h-11'}`}
      >
        <span className="grid size-6 place-items-center rounded-pilula border border-contorno/60 bg-branco text-anil-600 shadow-s1 hover:bg-anil-50">
          <ChevronRight className="size-4" />
        </span>
      </button>
    </div>
  );
}
