import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckInFactProps {
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** What is to be known before a check-in, and stops none. */
export function CheckInFact({ icon: Icon, className = '', children }: CheckInFactProps) {
  return (
    <p
      className={`flex items-center gap-2.5 rounded-field border border-linha bg-branco px-3 py-2.25 tabular-figures ${className}`}
    >
      <Icon className="size-4.5 flex-none text-ocre-800" aria-hidden />
      {children}
    </p>
  );
}
