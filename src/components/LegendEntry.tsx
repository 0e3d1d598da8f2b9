import type { ReactNode } from 'react';

/** A line of a calendar's legend: a sample of the drawing and what it means. */
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
