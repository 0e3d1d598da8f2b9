/** Who sleeps in the house: what the law wants of each guest (REG-01). */
import type { Day } from '../calendar/dates.ts';

/** What a document is: passport, identity card, another. */
export type DocumentKind = 'P' | 'B' | 'O';

/** What one person gives. Countries are the codes of the authority's own table, 'D' for Germany. */
export interface RegisterEntry {
  surname: string | null;
  given_names: string | null;
  birth_date: Day | null;
  birth_place: string | null;
  nationality: string | null;
  doc_type: DocumentKind | null;
  doc_number: string | null;
  doc_country: string | null;
  residence_country: string | null;
  residence_place: string | null;
}

export type RegisterField = keyof RegisterEntry;

/** Who has nothing yet. */
export const EMPTY_ENTRY: RegisterEntry = {
  surname: null,
  given_names: null,
  birth_date: null,
  birth_place: null,
  nationality: null,
  doc_type: null,
  doc_number: null,
  doc_country: null,
  residence_country: null,
  residence_place: null,
};

/** What must be there, in the order of the database's `private.register_missing`. */
const NEEDED = [
  'nationality',
  'surname',
  'birth_date',
  'doc_type',
  'doc_number',
  'doc_country',
  'residence_country',
  'residence_place',
] as const satisfies readonly RegisterField[];

/** A field without which an entry is not complete. */
export type NeededField = (typeof NEEDED)[number];

/** Of Portuguese citizens only name and residence are asked. */
const NEEDED_OF_PORTUGUESE: ReadonlySet<NeededField> = new Set([
  'nationality',
  'surname',
  'residence_country',
  'residence_place',
]);

/** Whether no more than name and residence is asked of somebody. */
export function isPortuguese({ nationality }: Pick<RegisterEntry, 'nationality'>): boolean {
  return nationality === 'PRT';
}

/** What is asked of somebody, whether or not it is there. */
export function neededFields(entry: Pick<RegisterEntry, 'nationality'>): readonly NeededField[] {
  return isPortuguese(entry) ? NEEDED.filter((field) => NEEDED_OF_PORTUGUESE.has(field)) : NEEDED;
}

/** What is still to be given, as the database says it too (REG-01). */
export function missingFields(entry: RegisterEntry): RegisterField[] {
  return neededFields(entry).filter((field) => (entry[field] ?? '').trim() === '');
}

/** The longest number that the authority takes. */
const LONGEST_NUMBER = 16;

/** A document's number as it is kept: capitals and digits alone, at most 16; '' where none is. */
export function documentNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, LONGEST_NUMBER);
}

/** A person's name as it is spoken, 'Gabriela Moura Ferraz'; '' for nobody yet. */
export function personName({
  surname,
  given_names,
}: Pick<RegisterEntry, 'surname' | 'given_names'>): string {
  return [given_names, surname].filter((part) => part !== null && part !== '').join(' ');
}
