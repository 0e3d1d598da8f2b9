import type { ReactNode } from 'react';

interface PaperPlotProps {
  title: string;
  sentence: ReactNode;
  children: ReactNode;
}

/** A plot on a sheet of paper: never torn in two where it fits on one. */
export function PaperPlot({ title, sentence, children }: PaperPlotProps) {
  return (
    <section className="mt-5.5 break-inside-avoid tabular-figures">
      <h2 className="font-sans text-15 font-semibold tracking-normal">{title}</h2>
      <p className="mb-2 text-12 text-tinta-2">{sentence}</p>
      {children}
    </section>
  );
}
