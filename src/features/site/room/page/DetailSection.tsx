import { useId, type ReactNode, type Ref } from 'react';

interface DetailSectionProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
}

/** One part of a room's page, under a thin line. */
export function DetailSection({
  title,
  headingRef,
  isBusy,
  className = '',
  children,
}: DetailSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className={`border-t border-linha py-6 render-near md:py-7.5 print:clear-both print:break-inside-avoid print:py-2.5 ${className}`}
    >
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mb-4 text-22 md:text-24 print:mb-1.5 print:text-17"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
