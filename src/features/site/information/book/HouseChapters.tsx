import * as t from '@messages/information-book';
import type { ReactNode } from 'react';
import { bins, devices } from '@/copy/information-book';

const ROW = 'py-3 text-16 leading-6';

/** How to live with the neighbours, where waste goes, how the devices work (LEGAL-04). */
export function HouseChapters() {
  return (
    <>
      <Chapter id="vizinhos" title={t.NEIGHBOURS.title}>
        <ul className="divide-y divide-linha border-y border-linha">
          {t.NEIGHBOURS.rules.map((rule) => (
            <li key={rule} className={ROW}>
              {rule}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter id="lixo" title={t.WASTE.title}>
        <dl className="divide-y divide-linha border-y border-linha">
          {bins.map(({ name, what, edge }) => (
            <div key={name} className={`grid grid-cols-[1.25rem_5rem_1fr] gap-x-3.5 ${ROW}`}>
              <span aria-hidden className={`mt-0.5 size-5 rounded-tile border-10 ${edge}`} />
              <dt className="font-semibold">{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-16 leading-6">{t.WASTE.where}</p>
      </Chapter>
      <Chapter id="aparelhos" title={t.DEVICES.title} className="col-span-full">
        <dl className="grid gap-x-11 gap-y-4 text-16 leading-6 md:grid-cols-2 lg:grid-cols-3">
          {devices.map(({ name, how }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
    </>
  );
}

interface ChapterProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

function Chapter({ id, title, className = '', children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className={`render-near ${className}`}>
      <h2 id={id} className="mb-4 text-24 md:text-30">
        {title}
      </h2>
      {children}
    </section>
  );
}
