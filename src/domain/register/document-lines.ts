/**
 * The machine-readable lines of a passport or an identity card (REG-03), as typed, pasted or sent by a
 * desk scanner. Loaded at the desk only, since it brings the package that reads them.
 */
import { parse, type ParseResult } from 'mrz';
import { addDays, type Day, isDay } from '../calendar/dates.ts';
import { countryOnDocument } from './countries.ts';
import { documentNumber, type DocumentKind, type RegisterEntry } from './entry.ts';

/** What the lines of a document say; all else a form asks for. */
export type EntryOfDocument = Pick<
  RegisterEntry,
  | 'surname'
  | 'given_names'
  | 'birth_date'
  | 'nationality'
  | 'doc_type'
  | 'doc_number'
  | 'doc_country'
>;

/** What a control digit vouches for, or a line that cannot be. */
export type WrongPart = 'number' | 'birth' | 'expiry' | 'personal' | 'whole' | 'names' | 'other';

export type DocumentLines =
  /** More is to come. */
  | { kind: 'incomplete' }
  /** These are not the lines of a passport or a card. */
  | { kind: 'unknown' }
  | {
      kind: 'wrong';
      /** From 1. */
      line: number;
      part: WrongPart;
      /** What stands there, and what may be meant: ['S', '5']; null where no one letter mends it. */
      pair: readonly [string, string] | null;
    }
  /** Names end at the edge of their line where they may be longer on the document. */
  | { kind: 'read'; entry: EntryOfDocument; isNameCut: boolean };

/** Letters and figures that are taken for one another. */
const ALIKE: ReadonlyMap<string, readonly string[]> = new Map([
  ['O', ['0']],
  ['0', ['O']],
  ['S', ['5']],
  ['5', ['S']],
  ['B', ['8']],
  ['8', ['B']],
  ['I', ['1']],
  ['1', ['I']],
  ['Z', ['2']],
  ['2', ['Z']],
  ['G', ['6']],
  ['6', ['G']],
]);

/** The kinds of ICAO 9303: how many lines of which length. */
const PASSPORT = { lines: 2, length: 44 };
const SMALL_CARD = { lines: 3, length: 30 };
const LARGE_CARD = { lines: 2, length: 36 };

interface Shape {
  lines: number;
  length: number;
}

/**
 * Reads the lines; blanks and breaks do not count, so that it can be asked at every key. Nothing is
 * read where a control digit does not agree.
 *
 * @param today a birth date of two-digit year lies before it
 */
export function readDocumentLines(text: string, today: Day): DocumentLines {
  const signs = text.toUpperCase().replaceAll(/\s/g, '');
  if (signs === '') return { kind: 'incomplete' };
  if (/[^0-9A-Z<]/.test(signs) || !/^[PIAC]/.test(signs)) return { kind: 'unknown' };
  const shape = shapeOf(signs, text);
  if (shape === null) return { kind: 'incomplete' };
  if (signs.length > shape.lines * shape.length) return { kind: 'unknown' };
  const lines = cutInto(signs, shape);
  const result = parsed(lines);
  if (result === null) return { kind: 'unknown' };
  const problem = problemIn(result);
  if (problem === undefined) return read(result, lines, today);
  return { kind: 'wrong', ...problem, pair: likelyPair(lines, result) };
}

/** The shape that so many signs have; null while more are to come. */
function shapeOf(signs: string, text: string): Shape | null {
  const isFull = ({ lines, length }: Shape) => signs.length >= lines * length;
  if (signs.startsWith('P')) return isFull(PASSPORT) ? PASSPORT : null;
  if (isFull(SMALL_CARD)) return SMALL_CARD;
  if (signs.length !== LARGE_CARD.lines * LARGE_CARD.length) return null;
  // As many as two thirds of the last line of a small card: the break tells, or the control digits.
  const [first = ''] = text.trim().split(/[\r\n]+/);
  const isBroken = first.replaceAll(/\s/g, '').length === LARGE_CARD.length;
  const result = isBroken ? null : parsed(cutInto(signs, LARGE_CARD));
  const isWhole = isBroken || (result !== null && problemIn(result) === undefined);
  return isWhole ? LARGE_CARD : null;
}

const cutInto = (signs: string, { lines, length }: Shape): string[] =>
  Array.from({ length: lines }, (_, index) => signs.slice(index * length, (index + 1) * length));

function parsed(lines: readonly string[]): ParseResult | null {
  try {
    return parse(lines);
  } catch {
    return null;
  }
}

const PARTS: Readonly<Record<string, WrongPart>> = {
  documentNumber: 'number',
  documentNumberCheckDigit: 'number',
  birthDate: 'birth',
  birthDateCheckDigit: 'birth',
  expirationDate: 'expiry',
  expirationDateCheckDigit: 'expiry',
  personalNumber: 'personal',
  personalNumberCheckDigit: 'personal',
  compositeCheckDigit: 'whole',
  lastName: 'names',
  firstName: 'names',
};

/** States that the package does not know, and what nobody asks for, make no document wrong. */
const NO_MATTER: ReadonlySet<string | null> = new Set(['issuingState', 'nationality', 'sex']);

const problemsIn = (result: ParseResult) =>
  result.details.filter(
    ({ field, valid, value }) =>
      !valid && !NO_MATTER.has(field) && !(field === 'firstName' && value === null),
  );

function problemIn(result: ParseResult): { line: number; part: WrongPart } | undefined {
  // The digit of the whole fails with each of the others, so it speaks only where it is alone.
  const [first] = problemsIn(result).toSorted((a, b) => rank(a.field) - rank(b.field));
  return first && { line: first.line + 1, part: PARTS[first.field ?? ''] ?? 'other' };
}

const rank = (field: string | null) => (field === 'compositeCheckDigit' ? 1 : 0);

/** The one sign that, read as its like, makes all control digits agree. */
function likelyPair(lines: readonly string[], before: ParseResult): [string, string] | null {
  const places = new Set(
    problemsIn(before).flatMap(({ ranges }) =>
      ranges.flatMap(({ line, start, end }) =>
        Array.from({ length: end - start }, (_, index) => `${line} ${start + index}`),
      ),
    ),
  );
  for (const place of places) {
    const [line = 0, at = 0] = place.split(' ').map(Number);
    const sign = lines[line]?.[at] ?? '';
    for (const other of ALIKE.get(sign) ?? []) {
      const result = parsed(lines.with(line, replaced(lines[line] ?? '', at, other)));
      if (result !== null && problemIn(result) === undefined) return [sign, other];
    }
  }
  return null;
}

const replaced = (line: string, at: number, sign: string) =>
  `${line.slice(0, at)}${sign}${line.slice(at + 1)}`;

function read(result: ParseResult, lines: readonly string[], today: Day): DocumentLines {
  const { fields, format } = result;
  // The older French card names no nationality: only citizens have it.
  const nationality = fields[format === 'FRENCH_NATIONAL_ID' ? 'issuingState' : 'nationality'];
  const nameLine = lines.length === SMALL_CARD.lines ? lines[2] : lines[0];
  return {
    kind: 'read',
    isNameCut: format !== 'FRENCH_NATIONAL_ID' && nameLine?.endsWith('<') === false,
    entry: {
      surname: fields.lastName || null,
      given_names: fields.firstName || null,
      birth_date: birthDate(fields.birthDate ?? '', today),
      nationality: countryOnDocument(nationality ?? rawState(result, 'nationality')),
      doc_type: kindOf(fields.documentCode ?? ''),
      doc_number: documentNumber(result.documentNumber ?? '') || null,
      doc_country: countryOnDocument(fields.issuingState ?? rawState(result, 'issuingState')),
    },
  };
}

/** A state as it stands in the lines, where the package knows none of that code. */
function rawState({ details }: ParseResult, field: 'nationality' | 'issuingState'): string {
  const [range] = details.find((detail) => detail.field === field)?.ranges ?? [];
  return range !== undefined && 'raw' in range && typeof range.raw === 'string' ? range.raw : '';
}

/** Cards are those of citizens; a title of residence is another document. */
function kindOf(code: string): DocumentKind {
  if (code.startsWith('P')) return 'P';
  return code[1] === 'R' ? 'O' : 'B';
}

/** The latest day of such a year that lies before today; null where the document knows no day. */
function birthDate(figures: string, today: Day): Day | null {
  const [, year, month, date] = /^(\d\d)(\d\d)(\d\d)$/.exec(figures) ?? [];
  if (year === undefined) return null;
  const century = Number(today.slice(0, 2));
  const days = [century, century - 1].map((hundred) => `${hundred}${year}-${month}-${date}`);
  return days.find((day) => isDay(day) && day <= addDays(today, -1)) ?? null;
}
