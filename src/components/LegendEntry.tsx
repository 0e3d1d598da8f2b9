import type { ReactNode } from 'react';

/** What a drawing in a calendar means, as a line of its legend. */
export function LegendEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className="grid flex-none place-items-center">
        {children}
      </span>
      {label}
    </li>
  );
}
