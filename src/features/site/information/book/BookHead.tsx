import * as t from '@messages/information-book';
import { Printer } from 'lucide-react';
import { hostel } from '@/copy/hostel';

/** What the page says itself: its own chunk has the words, and this one would draw them out of it. */
export interface BookHeadProps {
  lead: string;
  emergency: string;
  houseLine: string;
  /** The titles of its own chapters, in their order. */
  chapters: readonly string[];
}

/** A button that prints the book, and the book's cover: printed only, with whom to call at once. */
export function BookHead({ lead, emergency, houseLine, chapters }: BookHeadProps) {
  return (
    <>
      <button
        type="button"
        onClick={() => window.print()}
        className="-mt-3 inline-flex min-h-11 items-center gap-2.5 text-start text-16 text-link md:-mt-5 print:hidden"
      >
        <Printer className="size-5" aria-hidden />
        {t.PRINT}
      </button>
      <section aria-label={t.BOOK} className="mb-11 hidden print:block">
        <p className="font-serif text-20">{hostel.name}</p>
        <div aria-hidden className="mt-2.5 frieze [print-color-adjust:exact]" />
        <p className="mt-11 font-serif text-40">{t.BOOK}</p>
        <p className="mt-2.5 text-17">{lead}</p>
        <dl className="mt-11 grid grid-cols-2 border-y py-3.5 tabular-figures">
          <Call who={emergency} number="112" />
          <Call who={houseLine} number={hostel.phone.display} />
        </dl>
        <p className="mt-11 mb-4 font-serif text-24">{t.CONTENTS}</p>
        <ol className="columns-2 gap-11">
          {contentsOf(chapters).map(([id, title], place) => (
            <li key={id} className="flex gap-4 border-b border-linha py-1.5">
              {place + 1}
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The chapters in the order of the page, each with the id of its heading. */
function contentsOf([
  hours,
  rules,
  emergency,
  nearby,
  rooms,
  parking,
  location,
]: readonly string[]) {
  return [
    ['horarios', hours],
    ['regras', rules],
    ['emergencia', emergency],
    ['perto', nearby],
    ['vizinhos', t.NEIGHBOURS.title],
    ['lixo', t.WASTE.title],
    ['aparelhos', t.DEVICES.title],
    ['comodidades', rooms],
    ['estacionamento', parking],
    ['localizacao', location],
    ['responsavel', t.IN_CHARGE],
  ];
}

function Call({ who, number }: { who: string; number: string }) {
  return (
    <div>
      <dt>{who}</dt>
      <dd className="text-24 font-semibold">{number}</dd>
    </div>
  );
}
