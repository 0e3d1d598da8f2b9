/** What a guest is typing of one person, and what may be sent of it (REG-02). */
import type { Day } from '../calendar/dates.ts';
import { birthDate, type BirthProblem, type TypedBirth } from './guest-birth.ts';
import {
  documentNumber,
  EMPTY_ENTRY,
  isPortuguese,
  neededFields,
  type DocumentKind,
  type NeededField,
  type RegisterEntry,
  type RegisterField,
} from './entry.ts';

/** A country as it is typed: the code once one of the list is meant. */
export interface TypedCountry {
  text: string;
  code: string | null;
}

export interface GuestDraft extends TypedBirth {
  nationality: TypedCountry;
  surname: string;
  given_names: string;
  birth_place: string;
  doc_type: DocumentKind | null;
  doc_number: string;
  /** Null while it follows the nationality. */
  doc_country: TypedCountry | null;
  /** Null while it follows the nationality. */
  residence_country: TypedCountry | null;
  residence_place: string;
}

const NO_COUNTRY: TypedCountry = { text: '', code: null };

export const EMPTY_DRAFT: GuestDraft = {
  nationality: NO_COUNTRY,
  surname: '',
  given_names: '',
  day: '',
  month: '',
  year: '',
  birth_place: '',
  doc_type: null,
  doc_number: '',
  doc_country: null,
  residence_country: null,
  residence_place: '',
};

/** The country of a field: its own, or that of the nationality until somebody touches it. */
export function countryOf(
  draft: GuestDraft,
  field: 'doc_country' | 'residence_country',
): TypedCountry {
  return draft[field] ?? (draft.nationality.code === null ? NO_COUNTRY : draft.nationality);
}

/** Fields that are asked beside a needed one: a name beside the surname, a place beside the birth. */
const BESIDE: Partial<Record<RegisterField, NeededField>> = {
  given_names: 'surname',
  birth_place: 'birth_date',
};

/**
 * Whether a field is asked, of those that are not saved yet: of Portuguese only name and residence,
 * and before the nationality is known, nothing else.
 *
 * @param open what was missing when the form was opened
 */
export function isAsked(
  field: RegisterField,
  draft: Pick<GuestDraft, 'nationality'>,
  open: readonly RegisterField[],
): boolean {
  const needed = BESIDE[field] ?? field;
  if (!open.includes(needed)) return false;
  if (field === 'nationality' || !open.includes('nationality')) return true;
  const { code } = draft.nationality;
  return code !== null && neededFields({ nationality: code }).some((one) => one === needed);
}

const blankless = (text: string): string | null => text.trim().replaceAll(/\s+/g, ' ') || null;

/**
 * What may be sent: what is asked, typed and right. Everything else is null, and left as it is saved.
 *
 * @param today the day at the hostel
 * @param isWhole whether countries that nobody touched count as given
 */
export function draftEntry(
  draft: GuestDraft,
  open: readonly RegisterField[],
  { today, isWhole }: { today: Day; isWhole: boolean },
): RegisterEntry {
  const birth = birthDate(draft, today);
  const country = (field: 'doc_country' | 'residence_country') =>
    (isWhole ? countryOf(draft, field) : draft[field])?.code ?? null;
  const typed: RegisterEntry = {
    nationality: draft.nationality.code,
    surname: blankless(draft.surname),
    given_names: blankless(draft.given_names),
    birth_date: 'date' in birth ? birth.date : null,
    birth_place: blankless(draft.birth_place),
    doc_type: draft.doc_type,
    doc_number: documentNumber(draft.doc_number) || null,
    doc_country: country('doc_country'),
    residence_country: country('residence_country'),
    residence_place: blankless(draft.residence_place),
  };
  const asked = (field: RegisterField) => isAsked(field, draft, open);
  const kept = Object.entries(typed).filter(([field]) => isField(field) && asked(field));
  return { ...EMPTY_ENTRY, ...Object.fromEntries(kept) };
}

const isField = (name: string): name is RegisterField => name in EMPTY_ENTRY;

/** What is wrong with a field: nothing there, no country of the list, or no day. */
export type DraftProblem = 'missing' | 'country' | Exclude<BirthProblem, 'empty'>;

/** What is wrong with what is asked, in the order of the form. */
export function draftProblems(
  draft: GuestDraft,
  open: readonly RegisterField[],
  today: Day,
): ReadonlyMap<NeededField, DraftProblem> {
  const entry = draftEntry(draft, open, { today, isWhole: true });
  const problems = new Map<NeededField, DraftProblem>();
  for (const field of neededFields({ nationality: isPortugueseDraft(draft) ? 'PRT' : null })) {
    if (!isAsked(field, draft, open) || entry[field] !== null) continue;
    problems.set(field, problemOf(field, draft, today));
  }
  return problems;
}

export function isPortugueseDraft(draft: Pick<GuestDraft, 'nationality'>): boolean {
  return isPortuguese({ nationality: draft.nationality.code });
}

function problemOf(field: NeededField, draft: GuestDraft, today: Day): DraftProblem {
  if (field === 'birth_date') {
    const birth = birthDate(draft, today);
    return 'date' in birth || birth.problem === 'empty' ? 'missing' : birth.problem;
  }
  if (field === 'nationality' || field === 'doc_country' || field === 'residence_country') {
    const { text } = field === 'nationality' ? draft.nationality : countryOf(draft, field);
    return text.trim() === '' ? 'missing' : 'country';
  }
  return 'missing';
}

/** What is left of a draft once an entry made of it is saved: what was not right yet. */
export function withoutSaved(draft: GuestDraft, entry: RegisterEntry): GuestDraft {
  const left = { ...draft };
  if (entry.birth_date !== null) Object.assign(left, { day: '', month: '', year: '' });
  for (const field of [
    'surname',
    'given_names',
    'birth_place',
    'doc_number',
    'residence_place',
  ] as const) {
    if (entry[field] !== null) left[field] = '';
  }
  for (const field of ['doc_type', 'doc_country', 'residence_country'] as const) {
    if (entry[field] !== null) left[field] = null;
  }
  return left;
}
