import type { ReactNode } from 'react';

/** A list of facts: label above, value below. */
export function Facts({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  const columnClass = {
    2: 'sm:grid-cols-2',
    3: 'sm:grid-cols-[1.3fr_1fr_1fr]',
    4: 'sm:grid-cols-[repeat(4,auto)] sm:justify-between',
  }[columns];
  return (
    <dl className={`grid grid-cols-2 gap-x-4.5 gap-y-2.5 tabular-figures ${columnClass}`}>
      {children}
    </dl>
  );
}

interface FactProps {
  label: string;
  className?: string;
  isStrong?: boolean;
  children: ReactNode;
}

export function Fact({ label, className, isStrong = false, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-13 text-tinta-2">{label}</dt>
      <dd className={`wrap-anywhere ${isStrong ? 'text-16 font-bold' : 'font-medium'}`}>
        {children}
      </dd>
    </div>
  );
}
