import { FIGURES_TITLE } from '@messages/about';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { figures } from '@/copy/about';

/** Four figures about the hostel, between two lines. */
export function Figures() {
  return (
    <section className="page-width">
      <h2>
        <VisuallyHidden>{FIGURES_TITLE}</VisuallyHidden>
      </h2>
      <dl className="grid grid-cols-2 border-y border-linha lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-linha py-4 even:border-s even:ps-4.5 nth-[n+3]:max-lg:border-t lg:py-6.5 lg:not-first:border-s lg:not-first:ps-7"
          >
            <dt className="text-16 text-tinta-2">{label}</dt>
            <dd className="font-serif text-[2rem] leading-9 text-anil-700 lining-nums lg:text-40">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
