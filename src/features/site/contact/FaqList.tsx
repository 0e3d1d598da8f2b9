import * as t from '@messages/faqs';
import { Minus, Plus } from 'lucide-react';

/** The four questions, with the first answer open. */
export function FaqList() {
  return (
    <section
      aria-labelledby="perguntas"
      className="page-width grid gap-6 pt-16 md:pt-22 lg:grid-cols-[1fr_1.9fr] lg:gap-16"
    >
      <h2 id="perguntas" className="text-30">
        {t.TITLE}
      </h2>
      <div className="divide-y divide-linha border-y border-linha">
        {t.FAQS.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 transition-colors hover:text-anil-600 [&::-webkit-details-marker]:hidden">
              <h3 className="text-17 leading-6 font-semibold md:text-[1.125rem]">{question}</h3>
              <Plus className="size-5 text-anil-600 group-open:hidden" aria-hidden />
              <Minus className="hidden size-5 text-anil-600 group-open:block" aria-hidden />
            </summary>
            <p className="max-w-[38.5em] pb-5.5 text-tinta-2 md:pe-10">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
