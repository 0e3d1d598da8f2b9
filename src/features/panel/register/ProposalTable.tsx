import type { RegisterEntry } from '@/domain/register/entry';
import type { ProposalLine } from '@/domain/register/proposal';
import { FIELD_LABELS, lineText } from './register-words';

interface ProposalTableProps {
  name: string;
  lines: readonly ProposalLine[];
  entry: RegisterEntry | null;
  proposal: RegisterEntry;
}

const CELL = 'px-2.5 py-1.5 text-start align-top wrap-anywhere';

/** Only what is different: what is here, and what the guest proposes (REG-03). */
export function ProposalTable({ name, lines, entry, proposal }: ProposalTableProps) {
  return (
    <table
      aria-label={`O que ${name} propõe`}
      className="mt-2 w-full table-fixed border-collapse border border-linha bg-branco text-13"
    >
      <thead className="max-sm:sr-only">
        <tr className="border-b border-linha text-12 text-tinta-2">
          <th scope="col" className={CELL}>
            <span className="sr-only">Campo</span>
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            Aqui está
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            Proposta
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const here = lineText(line, entry);
          return (
            <tr
              key={line}
              // On a phone the name of the field stands above what differs.
              className="border-b border-linha last:border-0 max-sm:grid max-sm:grid-cols-2"
            >
              <th
                scope="row"
                className={`${CELL} text-12 font-normal text-tinta-2 max-sm:col-span-2 max-sm:pb-0`}
              >
                {line === 'document' ? 'Documento' : FIELD_LABELS[line]}
              </th>
              <td className={here === '' ? `${CELL} text-tinta-2` : CELL}>
                {here === '' ? 'em branco' : here}
              </td>
              <td className={CELL}>
                <span className="-ms-2.5 block border-s-3 border-ocre-400 ps-2 font-semibold">
                  {proposedText(line, entry, proposal)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What stands there once the proposal is taken: what it leaves out stays. */
function proposedText(
  line: ProposalLine,
  entry: RegisterEntry | null,
  proposal: RegisterEntry,
): string {
  if (line !== 'document' || entry === null) return lineText(line, proposal);
  return lineText(line, {
    ...proposal,
    doc_type: proposal.doc_type ?? entry.doc_type,
    doc_number: proposal.doc_number ?? entry.doc_number,
    doc_country: proposal.doc_country ?? entry.doc_country,
  });
}
