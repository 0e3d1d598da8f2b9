import * as t from '@messages/legal';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { anchorOf, ownAnchor } from '@/copy/legal/anchors';
import { portugueseTitles } from '@/copy/legal/links';
import { LANGUAGE } from '@/domain/language/language';
import type {
  LegalBlock,
  LegalDocument,
  LegalName,
  LegalText,
  LegalSection,
  LegalSectionName,
} from '@/domain/language/legal-document';
import { addressOf } from '@/lib/addresses';
import { RichText } from './RichText';
import { SectionIndex } from './SectionIndex';
import { useReadSection } from './useReadSection';

interface LegalTableProps {
  head?: readonly [string, string];
  rows: readonly (readonly [string, LegalText])[];
}

const CELL = 'border-b border-linha py-2.75 pe-4 last:pe-0 text-start align-top wrap-anywhere';

/** Lets the browser hyphenate words that are too long for the narrow column on a phone. */
const LONG_WORDS = 'hyphens-auto [hyphenate-limit-chars:11_4_4]';

/** A table of two columns, the first of which is the heading of each row. */
function LegalTable({ head, rows }: LegalTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-16 leading-6 tabular-figures print:text-14 print:leading-5.5">
      {head && (
        <thead>
          <tr className="text-14 leading-5 text-tinta-2">
            {head.map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`border-b-2 border-tinta py-2.75 pe-4 text-start font-semibold last:pe-0 ${column === 0 ? 'w-2/5' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name} className="print:break-inside-avoid">
            <th scope="row" className={`w-2/5 font-semibold ${LONG_WORDS} ${CELL}`}>
              {name}
            </th>
            <td className={CELL}>
              <RichText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LegalPageProps {
  name: LegalName;
  text: LegalDocument;
}

/** A legal text: its numbered sections, and an index that marks the section being read. */
export function LegalPage({ name, text }: LegalPageProps) {
  const { title, description, sections } = text;
  const currentId = useReadSection(sections);
  useAddressedSection();

  return (
    <>
      <PageMeta title={withoutBreaks(title)} description={description} />
      <PageHead title={title}>{t.LAST_UPDATED}</PageHead>
      <div className="page-width items-start lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-14 xl:gap-x-22 print:block">
        <SectionMenu sections={sections} currentId={currentId} />
        <nav
          aria-label={t.ON_THIS_PAGE}
          className="-ms-1 max-h-[calc(100dvh-8rem)] overflow-y-auto ps-1 text-15 max-lg:hidden lg:sticky lg:top-24 print:hidden"
        >
          <p aria-hidden className="mb-2.5 font-semibold">
            {t.ON_THIS_PAGE}
          </p>
          <SectionIndex sections={sections} currentId={currentId} />
        </nav>
        <article className="max-w-[43.5em] divide-y divide-linha print:max-w-none print:leading-5.5">
          {LANGUAGE !== 'pt' && <BindingNote name={name} />}
          {sections.map(({ id, title: heading, body }, index) => (
            <section
              key={id}
              aria-labelledby={anchorOf(id)}
              className="py-8 first-of-type:pt-0 print:py-4"
            >
              <h2
                id={anchorOf(id)}
                tabIndex={-1}
                className="mb-2.5 text-24 print:break-after-avoid"
              >
                <span className="text-anil-600">{index + 1}.</span> {heading}
              </h2>
              <div className="grid gap-3">
                {body.map((block, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a fixed text
                  <LegalPassage key={place} block={block} />
                ))}
              </div>
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

/** Removes soft hyphens, which headings contain and a browser's tab would show. */
function withoutBreaks(title: string): string {
  return title.replaceAll('\u00ad', '');
}

function LegalPassage({ block }: { block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable head={block.head} rows={block.rows} />;
  if (block.kind === 'notice') {
    return (
      <p className="border-s-5 border-ocre-400 bg-areia px-5 py-4 font-semibold [&>a]:block [&>a]:w-fit">
        <RichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <RichText text={block.text} />
      </p>
    );
  }
  return (
    <ul className="list-disc ps-[1.1em] marker:text-anil-600">
      {block.items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed text
        <li key={place} className="py-0.75 ps-1 text-pretty">
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Scrolls to the section named by the hash, in any language, which the browser cannot do because
 * the app renders the text later. Only once: the browser handles links within the page itself. Not
 * if the page is already scrolled: it may be prerendered, and its reader may have moved on.
 */
function useAddressedSection(): void {
  const { hash, pathname } = useLocation();

  useEffect(() => {
    if (window.scrollY > 0) return;
    const heading = document.getElementById(ownAnchor(hash.slice(1)));
    heading?.scrollIntoView({ behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a new hash on the same page is not followed
  }, [pathname]);
}

/** Says above a translation that the Portuguese text is binding, with a link to it (LANG-03). */
export function BindingNote({ name }: { name: LegalName }) {
  return (
    <p className="mb-8 rounded-tile border-s-6 border-b-0 border-anil-600 bg-sal px-4.5 py-3.5 text-15 leading-6 print:mb-4">
      {t.BINDING.before}{' '}
      {/* A plain link with a full page load, because each language has its own build. */}
      <a href={addressOf(name, 'pt')} hrefLang="pt" lang="pt-PT" className="text-link">
        {portugueseTitles[name]}
      </a>
      {t.BINDING.after}
    </p>
  );
}

interface SectionMenuProps {
  sections: readonly LegalSection[];
  currentId: LegalSectionName | undefined;
}

/** The index on narrow screens: collapsed, and collapsed again after a link in it is followed. */
function SectionMenu({ sections, currentId }: SectionMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  function handleFollow() {
    if (ref.current) ref.current.open = false;
  }

  return (
    <details
      ref={ref}
      className="group mb-8 rounded-field border border-linha bg-branco px-4.5 lg:hidden print:hidden"
    >
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {t.ON_THIS_PAGE}
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <nav aria-label={t.ON_THIS_PAGE} className="pb-3.5 text-16">
        <SectionIndex sections={sections} currentId={currentId} onFollow={handleFollow} />
      </nav>
    </details>
  );
}
