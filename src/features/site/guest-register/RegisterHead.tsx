import { useEffect, useRef } from 'react';
import { hostel } from '@/copy/hostel';

interface RegisterHeadProps {
  title: string;
  /** Smaller, beside the title. */
  aside?: string;
  describedBy?: string;
}

/** The title of a view in the page's place: it takes the focus, and names the document meanwhile. */
export function RegisterHead({ title, aside, describedBy }: RegisterHeadProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${hostel.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      aria-describedby={describedBy}
      className="text-30 wrap-anywhere md:text-40 md:leading-12"
    >
      {title}{' '}
      {aside !== undefined && (
        <small className="ms-2.5 font-sans text-17 tracking-normal text-tinta-2 tabular-figures">
          {aside}
        </small>
      )}
    </h1>
  );
}
