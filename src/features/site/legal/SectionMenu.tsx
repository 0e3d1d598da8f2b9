import * as t from '@messages/legal';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { LegalSection, LegalSectionName } from '@/domain/language/legal-document';
import { SectionIndex } from './SectionIndex';

interface SectionMenuProps {
  sections: readonly LegalSection[];
  currentId: LegalSectionName | undefined;
}

/** The index on narrow screens: collapsed, and collapsed again after a link in it is followed. */
export function SectionMenu({ sections, currentId }: SectionMenuProps) {
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
