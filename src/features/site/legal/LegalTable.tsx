import type { LegalText } from '@/domain/language/legal-document';
import { RichText } from './RichText';

interface LegalTableProps {
  head?: readonly [string, string];
  rows: readonly (readonly [string, LegalText])[];
}

const CELL = 'border-b border-linha py-2.75 pe-4 last:pe-0 text-start align-top wrap-anywhere';

/** Lets the browser hyphenate words that are too long for the narrow column on a phone. */
const LONG_WORDS = 'hyphens-auto [hyphenate-limit-chars:11_4_4]';

/** A table of two columns, the first of which is the heading of each row. */
export function LegalTable({ head, rows }: LegalTableProps) {
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
