import type { ReactNode } from 'react';

/** A strip across the window, above its sections. */
export const STRIP =
  'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-linha px-4 py-2.5 text-13 tabular-figures md:px-5';

interface SectionProps {
  title: ReactNode;
  /** Said beside the title, smaller. */
  detail?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  isDangerous?: boolean;
  children: ReactNode;
}

/** A part of the booking's window, under a heading of its own. */
export function Section({ title, detail, actions, isDangerous = false, children }: SectionProps) {
  return (
    <section
      className={`not-first-of-type:mt-4 not-first-of-type:border-t not-first-of-type:pt-3.5 ${isDangerous ? 'border-erro-700/30' : 'border-linha'}`}
    >
      {actions === undefined ? (
        <Heading className="mb-2.5" {...{ title, detail, isDangerous }} />
      ) : (
        <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Heading {...{ title, detail, isDangerous }} />
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

function Heading({
  title,
  detail,
  isDangerous,
  className = '',
}: Pick<SectionProps, 'title' | 'detail' | 'isDangerous'> & { className?: string }) {
  return (
    <h3 className={`font-semibold ${isDangerous ? 'text-erro-700' : ''} ${className}`}>
      {title}
      {detail !== undefined && (
        <small className="ms-1.5 text-12 font-normal text-tinta-2">{detail}</small>
      )}
    </h3>
  );
}
