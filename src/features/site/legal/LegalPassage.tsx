import type { LegalBlock } from '@/domain/language/legal-document';
import { LegalTable } from './LegalTable';
import { RichText } from './RichText';

/** A paragraph, a list or a table of a legal text. */
export function LegalPassage({ block }: { block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable head={block.head} rows={block.rows} />;
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
