import * as t from '@messages/calendar';
import type { ReactNode } from 'react';
import { LegendEntry } from '@/components/LegendEntry';
import { CHOSEN_END, CHOSEN_NIGHT, FULL_DAY } from './day-faces';

const ENTRIES = [
  { label: t.CHOSEN_ENDS, face: CHOSEN_END },
  { label: t.CHOSEN_NIGHTS, face: CHOSEN_NIGHT },
  { label: t.NO_ROOMS, face: `border border-linha ${FULL_DAY}` },
  { label: t.TODAY, face: 'border-2 border-tinta bg-branco' },
];

/** How each kind of day is drawn; `children` are further entries. Always in view. */
export function CalendarLegend({ children }: { children?: ReactNode }) {
  return (
    <ul aria-label={t.LEGEND} className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14 font-medium">
      {ENTRIES.map(({ label, face }) => (
        <LegendEntry key={label} label={label}>
          <span className={`size-5.5 rounded-tile ${face}`} />
        </LegendEntry>
      ))}
      {children}
    </ul>
  );
}
