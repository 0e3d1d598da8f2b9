import { useRef, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { dayText } from '@/domain/calendar/typed-day';
import { typedBirthDate } from '@/domain/register/birth-date';
import { isSibaCountry } from '@/domain/register/countries';
import type { EntryOfDocument } from '@/domain/register/document-lines';
import {
  documentNumber,
  type DocumentKind,
  EMPTY_ENTRY,
  isPortuguese,
  missingFields,
  personName,
  type RegisterEntry,
  type RegisterField,
} from '@/domain/register/entry';
import type { PersonPlace, StoredEntry, TaxReason } from '@/domain/register/stay-register';
import type { EntryToSave } from '@/queries/register/entries';

/** What stands in the fields. The document's kind is chosen, all others are typed. */
export type RegisterTexts = Record<Exclude<RegisterField, 'doc_type'>, string>;
export type TypedField = keyof RegisterTexts;

export interface FormValues {
  texts: RegisterTexts;
  docType: DocumentKind | null;
  age: string;
  taxReason: TaxReason | null;
}

const OLDEST = 130;

const FIELDS = [
  'surname',
  'given_names',
  'nationality',
  'birth_date',
  'age',
  'birth_place',
  'doc_number',
  'doc_country',
  'residence_country',
  'residence_place',
] as const satisfies readonly (TypedField | 'age')[];

const OF_DOCUMENT = [
  'surname',
  'given_names',
  'nationality',
  'birth_date',
  'doc_number',
  'doc_country',
] as const satisfies readonly (keyof EntryOfDocument)[];

interface RegisterFormOptions {
  place: PersonPlace;
  /** The person before, of whom the country of residence is taken over. */
  before: StoredEntry | null;
  today: Day;
  /** What was typed and not saved; null to begin with what is stored. */
  draft: FormValues | null;
}

/** The form of one person: what is typed, what the lines of the document filled, and what is wrong. */
export function useRegisterForm({ place, before, today, draft }: RegisterFormOptions) {
  const [start] = useState(() => startValues(place, before));
  const [values, setValues] = useState<FormValues>(draft ?? start);
  const [readFields, setReadFields] = useState<ReadonlySet<RegisterField>>(new Set());
  const [problems, setProblems] = useState<Partial<Record<TypedField | 'age', string>>>({});
  const fields = useRef<Partial<Record<TypedField | 'age', HTMLInputElement | null>>>({});
  const isTaken = draft === null && place.entry === null && before !== null;
  const [isAsBefore, setIsAsBefore] = useState(isTaken && before.residence_country !== null);
  const { texts, docType, age, taxReason } = values;

  function write(field: TypedField, text: string) {
    setValues((known) => ({ ...known, texts: { ...known.texts, [field]: text } }));
    setProblems((known) => ({ ...known, [field]: undefined }));
    setReadFields((known) => new Set([...known].filter((one) => one !== field)));
    if (field === 'residence_country') setIsAsBefore(false);
  }

  /** Fills what the lines say, and goes to the first field that is empty. */
  function fill(entry: EntryOfDocument) {
    const read = OF_DOCUMENT.filter((field) => entry[field] !== null);
    const filled = { ...texts };
    for (const field of read) filled[field] = textOf(field, entry[field]);
    setValues((known) => ({ ...known, texts: filled, docType: entry.doc_type ?? docType }));
    setReadFields(new Set(read));
    const missing = missingFields(entryOf({ ...values, texts: filled }, today));
    const first = FIELDS.find((field) => field !== 'age' && missing.includes(field));
    const isReported = first !== undefined && !isPortuguese(filled);
    setProblems(isReported ? { [first]: 'Falta: sem isto o boletim é recusado' } : {});
    focus(first ?? 'residence_place');
  }

  /** What is to be stored; null, with the first wrong field in focus, where something is no value. */
  function entered(): EntryToSave | null {
    const found = problemsIn(values, today);
    setProblems(found);
    const wrong = FIELDS.find((field) => found[field] !== undefined);
    if (wrong !== undefined) {
      focus(wrong);
      return null;
    }
    const entry = entryOf(values, today);
    const hasBirth = entry.birth_date !== null;
    return {
      ...entry,
      age: hasBirth || age.trim() === '' ? null : Number(age),
      tax_reason: taxReason,
    };
  }

  function focus(field: TypedField | 'age') {
    // Fields of foreigners appear with the nationality.
    requestAnimationFrame(() => fields.current[field]?.focus());
  }

  return {
    values,
    /** Something stands there that is not stored. */
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    texts,
    docType,
    age,
    taxReason,
    problems,
    readFields,
    isPortuguese: isPortuguese(texts),
    /** The country of residence is that of this person, until it is changed. */
    asBefore: isAsBefore && before !== null ? personName(before) : null,
    write,
    chooseDocument: (kind: DocumentKind) => setValues((known) => ({ ...known, docType: kind })),
    typeAge: (text: string) => {
      setValues((known) => ({ ...known, age: text }));
      setProblems((known) => ({ ...known, age: undefined }));
    },
    chooseTaxReason: (reason: TaxReason | null) =>
      setValues((known) => ({ ...known, taxReason: reason })),
    /** As the person before; nothing where that one has nothing. */
    takeFromBefore: (field: TypedField) => {
      const value = before?.[field] ?? null;
      if (value !== null) write(field, textOf(field, value));
    },
    fieldRef: (field: TypedField | 'age') => (element: HTMLInputElement | null) => {
      fields.current[field] = element;
    },
    fill,
    entered,
  };
}

export type RegisterForm = ReturnType<typeof useRegisterForm>;

function startValues({ entry }: PersonPlace, before: StoredEntry | null): FormValues {
  const start = entry ?? { ...EMPTY_ENTRY, residence_country: before?.residence_country ?? null };
  const { doc_type, ...typed } = start;
  return {
    texts: {
      surname: typed.surname ?? '',
      given_names: typed.given_names ?? '',
      birth_date: textOf('birth_date', typed.birth_date),
      birth_place: typed.birth_place ?? '',
      nationality: typed.nationality ?? '',
      doc_number: typed.doc_number ?? '',
      doc_country: typed.doc_country ?? '',
      residence_country: typed.residence_country ?? '',
      residence_place: typed.residence_place ?? '',
    },
    docType: doc_type,
    age: entry?.age == null || entry.birth_date !== null ? '' : String(entry.age),
    taxReason: entry?.tax_reason ?? null,
  };
}

const textOf = (field: RegisterField, value: string | null) =>
  field === 'birth_date' ? dayText(value ?? '') : (value ?? '');

/** What the fields say; nothing that is asked of foreigners only is kept of Portuguese citizens. */
function entryOf({ texts, docType }: FormValues, today: Day): RegisterEntry {
  const text = (field: TypedField) => texts[field].trim() || null;
  const number = documentNumber(texts.doc_number) || null;
  const entry: RegisterEntry = {
    surname: text('surname'),
    given_names: text('given_names'),
    birth_date: typedBirthDate(texts.birth_date, today),
    birth_place: text('birth_place'),
    nationality: text('nationality'),
    // A passport is what most people show, and what stands chosen once there is a number.
    doc_type: docType ?? (number === null ? null : 'P'),
    doc_number: number,
    doc_country: text('doc_country'),
    residence_country: text('residence_country'),
    residence_place: text('residence_place'),
  };
  if (!isPortuguese(entry)) return entry;
  const { birth_date, birth_place, doc_type, doc_number, doc_country } = EMPTY_ENTRY;
  return { ...entry, birth_date, birth_place, doc_type, doc_number, doc_country };
}

const COUNTRIES = ['nationality', 'doc_country', 'residence_country'] as const;

function problemsIn({ texts, age }: FormValues, today: Day) {
  const problems: Partial<Record<TypedField | 'age', string>> = {};
  const isForeign = !isPortuguese(texts);
  for (const field of COUNTRIES) {
    const typed = texts[field].trim();
    const isAsked = isForeign || field !== 'doc_country';
    if (isAsked && typed !== '' && !isSibaCountry(typed)) {
      problems[field] = 'Não há país com este nome. Escreva o início e escolha.';
    }
  }
  const birth = texts.birth_date.trim();
  if (isForeign && birth !== '' && typedBirthDate(birth, today) === null) {
    problems.birth_date = 'Escreva um dia que já passou, por exemplo 09/03/2015.';
  }
  if (!isForeign && age.trim() !== '' && !(/^\d+$/.test(age.trim()) && Number(age) <= OLDEST)) {
    problems.age = 'Escreva a idade em anos, por exemplo 9.';
  }
  return problems;
}
