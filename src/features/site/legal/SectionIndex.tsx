import { anchorOf } from '@/copy/legal/anchors';
import type { LegalSection, LegalSectionName } from '@/domain/language/legal-document';

interface SectionIndexProps {
  sections: readonly LegalSection[];
  currentId: LegalSectionName | undefined;
  onFollow?: () => void;
}

/** The numbered index; the section being read has an ocre mark. */
export function SectionIndex({ sections, currentId, onFollow }: SectionIndexProps) {
  return (
    <ol className="border-s border-linha">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${anchorOf(id)}`}
            aria-current={id === currentId ? 'location' : undefined}
            onClick={onFollow}
            className="-ms-0.5 grid min-h-11 grid-cols-[1.75rem_1fr] items-center border-s-3 border-transparent py-1 ps-4 text-tinta-2 tabular-figures transition-colors hover:text-anil-600 aria-[current]:border-ocre-400 aria-[current]:font-semibold aria-[current]:text-tinta lg:min-h-9 forced-colors:not-aria-[current]:border-[Canvas]"
          >
            <span>{index + 1}. </span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
