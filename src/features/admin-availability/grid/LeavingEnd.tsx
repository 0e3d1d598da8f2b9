import { stayStage } from '@/domain/stay-stage';
import type { BarStay } from '@/domain/stay-bars';
import { UNSELECTED_ONLY } from './grid-styles';
import { STAY_LOOKS } from './stay-looks';

/** The last morning of a stay whose nights are not shown: as much of its bar as reaches into the grid. */
export function LeavingEnd({ stay, width }: { stay: BarStay; width: string }) {
  const { bar } = STAY_LOOKS[stayStage(stay.status)];
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-y-1.25 left-0 rounded-e-[3px] ${UNSELECTED_ONLY} ${width} ${bar}`}
    />
  );
}
