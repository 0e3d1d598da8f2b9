import type { ReactNode } from 'react';
import { PrintHead } from './print/PrintHead';

interface PageHeadProps {
  title: string;
  /** One sentence below the title. */
  children: ReactNode;
  /** On a phone the work below comes first: a low head, without the sentence. */
  isLowOnPhones?: boolean;
}

/** The head of a public page: its only h1 and a sentence on what the page holds. */
export function PageHead({ title, children, isLowOnPhones = false }: PageHeadProps) {
  return (
    <div
      className={`page-width md:pt-13 md:pb-7.5 print:pt-0 ${isLowOnPhones ? 'pt-4 pb-3' : 'pt-8 pb-5'}`}
    >
      <PrintHead />
      <h1 className={`md:text-[2.875rem] md:leading-12.5 ${isLowOnPhones ? 'text-30' : 'text-40'}`}>
        {title}
      </h1>
      <p className={`mt-2.5 max-w-[38.5em] text-tinta-2 ${isLowOnPhones ? 'max-md:hidden' : ''}`}>
        {children}
      </p>
    </div>
  );
}
