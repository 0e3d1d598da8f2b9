/** Merges the changes of two people to the same booking (DESK-11). */
import {
  fieldsInWords,
  isSameValue,
  STAY_FIELDS,
  type StayField,
  type StayValues,
} from './stay-change.ts';

export type Side = 'theirs' | 'mine';

/** A field in which both versions differ. */
export interface MergeRow {
  field: StayField;
  changedBy: 'them' | 'me' | 'both';
}

export type MergeChoices = Partial<Record<StayField, Side>>;

interface Versions {
  /** As it was when I began. */
  base: StayValues;
  /** As it is stored now. */
  theirs: StayValues;
  /** As I want it. */
  mine: StayValues;
}

/** The fields in which the two versions differ, in reading order. */
export function mergeRows({ base, theirs, mine }: Versions): MergeRow[] {
  return STAY_FIELDS.filter((field) => !isSameValue(field, theirs, mine)).map((field) => ({
    field,
    changedBy: isSameValue(field, base, mine)
      ? 'them'
      : isSameValue(field, base, theirs)
        ? 'me'
        : 'both',
  }));
}

/** The initial choices: the side that changed the field; none where both did. */
export function firstChoices(rows: readonly MergeRow[]): MergeChoices {
  return Object.fromEntries(
    rows.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy === 'them' ? 'theirs' : 'mine'] as const],
    ),
  );
}

/** The booking with the choices applied; fields without a choice stay as stored. */
export function mergedValues(
  { theirs, mine }: Pick<Versions, 'theirs' | 'mine'>,
  choices: MergeChoices,
): StayValues {
  const wanted = STAY_FIELDS.filter((field) => choices[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(wanted.map((field) => [field, mine[field]])) };
}

/** 'Falta escolher o preço'; null when everything is chosen. */
export function missingChoice(rows: readonly MergeRow[], choices: MergeChoices): string | null {
  const open = rows.map(({ field }) => field).filter((field) => choices[field] === undefined);
  return open.length === 0 ? null : `Falta escolher ${fieldsInWords(open)}`;
}
