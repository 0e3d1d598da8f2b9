import * as t from '@messages/services';
import { TOURIST_TAX } from '@messages/stay-policies';
import { Check } from 'lucide-react';

/** What every stay includes, in a blue band with a row of tiles above it. */
export function IncludedBand() {
  return (
    <section
      aria-labelledby="incluido"
      className="mt-14 bg-anil-600 text-branco md:mt-21 print:bg-branco print:text-tinta"
    >
      <div
        aria-hidden
        className="h-14 border-y-4 border-branco bg-[url(/azulejos/03.svg)] bg-size-[48px] bg-top print:hidden"
      />
      <div className="page-width grid gap-4.5 pt-9 pb-11 lg:grid-cols-[1fr_1.7fr] lg:gap-16 lg:pt-14 lg:pb-16">
        <div>
          <h2 id="incluido" className="text-30 md:text-[2.125rem] md:leading-10">
            {t.INCLUDED_TITLE}
          </h2>
          <p className="mt-3 text-anil-100 print:text-tinta">
            {`${t.INCLUDED_NOTE} ${TOURIST_TAX}`}
          </p>
        </div>
        <ul className="md:columns-2 md:gap-x-10">
          {t.INCLUDED.map((item) => (
            <li
              key={item}
              className="flex break-inside-avoid gap-3 border-b border-branco/20 py-2.5 font-medium print:border-linha"
            >
              <Check className="mt-0.75 size-5 text-ocre-300 print:text-tinta" aria-hidden />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
