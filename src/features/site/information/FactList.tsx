import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Fact {
  icon: LucideIcon;
  text: string;
  /** A second, smaller line. */
  note?: string;
  /** Shown at the end of the line, e.g. a number to call or a distance. */
  value?: ReactNode;
}

interface FactListProps {
  id: string;
  title: string;
  facts: readonly Fact[];
  /** Content after the list. */
  children?: ReactNode;
}

export function FactList({ id, title, facts, children }: FactListProps) {
  return (
    <section aria-labelledby={id} className="render-near">
      <h2 id={id} className="mb-4 text-24 md:text-30">
        {title}
      </h2>
      <ul className="divide-y divide-linha border-y border-linha">
        {facts.map(({ icon: Icon, text, note, value }) => (
          <li
            key={text}
            className="grid grid-cols-[1.25rem_1fr_auto] gap-x-3.5 py-3 text-16 leading-6"
          >
            <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
            <span className="tabular-figures">
              {text}
              {note !== undefined && <span className="block text-15 text-tinta-2">{note}</span>}
            </span>
            {value !== undefined && (
              <span className="text-end font-semibold whitespace-nowrap tabular-figures">
                {value}
              </span>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
