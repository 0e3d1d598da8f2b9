import type { ReactNode } from 'react';

interface PaperPlotProps {
  title: string;
  sentence: ReactNode;
  children: ReactNode;
}

/** A plot on paper, kept whole on one page where it fits. */
export function PaperPlot({ title, sentence, children }: PaperPlotProps) {
  return (
    <section className="mt-5.5 break-inside-avoid tabular-figures">
      <h2 className="font-sans text-15 font-semibold tracking-normal">{title}</h2>
      <p className="mb-2 text-12 text-tinta-2">{sentence}</p>
      {children}
    </section>
  );
}
