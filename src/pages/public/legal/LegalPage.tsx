import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import type { LegalDocument } from '@/copy/legal/legal-document';
import { LegalBlock } from './LegalBlock';
import { SectionIndex } from './SectionIndex';
import { SectionMenu } from './SectionMenu';
import { useAddressedSection } from './useAddressedSection';
import { useReadSection } from './useReadSection';

/** A legal text: its numbered sections, and an index that says where one is. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const { title, description, lastUpdated, sections } = text;
  const currentId = useReadSection(sections);
  useAddressedSection();

  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead title={title}>Última atualização: {lastUpdated}</PageHead>
      <div className="page-width items-start lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-14 xl:gap-x-22 print:block">
        <SectionMenu sections={sections} currentId={currentId} />
        <nav
          aria-label="Nesta página"
          className="-ms-1 max-h-[calc(100dvh-8rem)] overflow-y-auto ps-1 text-15 max-lg:hidden lg:sticky lg:top-24 print:hidden"
        >
          <p aria-hidden className="mb-2.5 font-semibold">
            Nesta página
          </p>
          <SectionIndex sections={sections} currentId={currentId} />
        </nav>
        <article className="max-w-[43.5em] divide-y divide-linha print:max-w-none print:leading-5.5">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id} className="py-8 first:pt-0 print:py-4">
              <h2 id={id} tabIndex={-1} className="mb-2.5 text-24 print:break-after-avoid">
                <span className="text-anil-600">{index + 1}.</span> {heading}
              </h2>
              <div className="grid gap-3">
                {body.map((block, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a fixed text
                  <LegalBlock key={place} block={block} />
                ))}
              </div>
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
