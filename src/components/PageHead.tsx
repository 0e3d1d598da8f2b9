import type { ReactNode } from 'react';
import { PrintHead } from './print/PrintHead';

interface PageHeadProps {
  title: string;
  /** One sentence below the title. */
  children: ReactNode;
}

/** The head of a public page: its only h1 and a sentence on what the page holds. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="page-width pt-8 pb-5 md:pt-13 md:pb-7.5 print:pt-0">
      <PrintHead />
      <h1 className="text-40 md:text-[2.875rem] md:leading-12.5">{title}</h1>
      <p className="mt-2.5 max-w-[38.5em] text-tinta-2">{children}</p>
    </div>
  );
}
