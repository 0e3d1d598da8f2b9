/** What a guest proposes beside what reception has (REG-02, REG-03). */
import { type RegisterEntry, type RegisterField } from './entry.ts';

/** What belongs together on paper is shown as one line. */
export type ProposalLine = 'document' | Exclude<RegisterField, (typeof DOCUMENT)[number]>;

const DOCUMENT = ['doc_type', 'doc_number', 'doc_country'] as const satisfies RegisterField[];

const LINES = [
  'surname',
  'given_names',
  'nationality',
  'birth_date',
  'birth_place',
  'document',
  'residence_country',
  'residence_place',
] as const satisfies readonly ProposalLine[];

const fieldsOf = (line: ProposalLine): readonly RegisterField[] =>
  line === 'document' ? DOCUMENT : [line];

type Entry = RegisterEntry | null;

const isNew = (field: RegisterField, proposal: RegisterEntry, entry: Entry) =>
  proposal[field] !== null && proposal[field] !== (entry?.[field] ?? null);

/** The lines in which a proposal says something else than reception has; what it leaves out says nothing. */
export function proposalDifferences(proposal: RegisterEntry, entry: Entry): ProposalLine[] {
  return LINES.filter((line) => fieldsOf(line).some((field) => isNew(field, proposal, entry)));
}

/**
 * Whether 'Aceitar só o que falta' is another step than 'Aceitar': something that reception typed
 * would change, and something that is missing would be filled.
 */
export function canTakeMissingOnly(proposal: RegisterEntry, entry: Entry): boolean {
  const changed = LINES.flatMap(fieldsOf).filter((field) => isNew(field, proposal, entry));
  const typed = changed.filter((field) => (entry?.[field] ?? null) !== null);
  return typed.length > 0 && typed.length < changed.length;
}
