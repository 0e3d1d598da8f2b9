import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface WarningStripProps {
  icon: LucideIcon;
  label: string;
  title: string;
  /** The link or button that leads to what it warns of. */
  action: ReactNode;
  /** The second line. */
  children: ReactNode;
  /** Nothing is wrong: it only says how things are. */
  isCalm?: boolean;
}

/** A strip on the dashboard that tells of something to be done, with the way there. */
export function WarningStrip({
  icon: Icon,
  label,
  title,
  action,
  children,
  isCalm = false,
}: WarningStripProps) {
  return (
    <section
      aria-label={label}
      className={`mb-4 flex items-center gap-3 rounded-card border ${isCalm ? 'border-linha' : 'border-barro-600/45'} bg-branco px-3.5 py-2.5 text-13 tabular-figures shadow-s1 max-md:mb-3 max-md:py-1.5 md:px-4`}
    >
      <Icon
        className={`size-4.5 flex-none ${isCalm ? 'text-anil-600' : 'text-barro-600'}`}
        aria-hidden
      />
      <p className="min-w-0 flex-1 leading-4.75 text-tinta-2">
        <b className="block font-semibold text-tinta">{title}</b>
        <span className="max-md:hidden">{children}</span>
      </p>
      {action}
    </section>
  );
}
