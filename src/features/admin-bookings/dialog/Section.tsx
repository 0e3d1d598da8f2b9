import type { ReactNode } from 'react';

/** A line across the window, above its parts. */
export const STRIP =
  'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-linha px-4 py-2.5 text-13 algarismos md:px-5';

interface SectionProps {
  title: ReactNode;
  /** Said beside the title, smaller. */
  detail?: ReactNode;
  isDangerous?: boolean;
  children: ReactNode;
}

/** A part of the booking's window, under a heading of its own. */
export function Section({ title, detail, isDangerous = false, children }: SectionProps) {
  return (
    <section
      className={`not-first-of-type:mt-4 not-first-of-type:border-t not-first-of-type:pt-3.5 ${isDangerous ? 'border-erro-700/30' : 'border-linha'}`}
    >
      <h3 className={`mb-2.5 font-semibold ${isDangerous ? 'text-erro-700' : ''}`}>
        {title}
        {detail !== undefined && (
          <small className="ms-1.5 text-12 font-normal text-tinta-2">{detail}</small>
        )}
      </h3>
      {children}
    </section>
  );
}

/** A list of facts: label above, value below. */
export function Facts({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  const columnClass = {
    2: 'sm:grid-cols-2',
    3: 'sm:grid-cols-[1.3fr_1fr_1fr]',
    4: 'sm:grid-cols-[repeat(4,auto)] sm:justify-between',
  }[columns];
  return (
    <dl className={`grid grid-cols-2 gap-x-4.5 gap-y-2.5 algarismos ${columnClass}`}>{children}</dl>
  );
}

interface FactProps {
  label: string;
  /** Takes a line of its own. */
  isWide?: boolean;
  isStrong?: boolean;
  children: ReactNode;
}

export function Fact({ label, isWide = false, isStrong = false, children }: FactProps) {
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <dt className="text-13 text-tinta-2">{label}</dt>
      <dd className={`wrap-anywhere ${isStrong ? 'text-16 font-bold' : 'font-medium'}`}>
        {children}
      </dd>
    </div>
  );
}
