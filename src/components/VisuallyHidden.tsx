import type { ReactNode } from 'react';

/** Text for those who listen: not seen, still read. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
