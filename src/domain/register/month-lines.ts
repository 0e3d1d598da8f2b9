/** What a month's sheet says, line by line: on the screen, copied, and as a file (TAX-02). */
import { formatEuros, fromCents, toCents } from '../basics/money.ts';
import { countLabel } from '../basics/text.ts';
import { formatDayAndMonth, formatMonthTitle } from '../calendar/date-formats.ts';
import { addDays, addMonths, type Day, daysBetween, startOfMonth } from '../calendar/dates.ts';
import { csvFile } from '../files/csv.ts';
import type { MonthReturn, MonthSheet, ReturnKind, StayOfMonth } from './month.ts';
import type { ExemptReason } from './stay-register.ts';

/** A line of either table. */
export interface MonthLine {
  label: string;
  note?: string;
  /** 'part' is under the line before it, 'unknown' asks for somebody's hand, 'sum' ends the table. */
  kind: 'plain' | 'part' | 'unknown' | 'sum';
  /** Nights of the tax; guests and nights of the survey. */
  counts: readonly (number | null)[];
  /** EUR. */
  amount?: number;
  /** The stays that would mend it. */
  stays?: readonly StayOfMonth[];
}

const GUESTS = { one: 'hóspede', many: 'hóspedes' };
const STAYS = { one: 'estadia', many: 'estadias' };

const REASONS = ['age', 'cap', 'disability', 'treatment', 'offered', 'season'] as const;

type Tax = MonthSheet['tax'];

/** The one value that all seasons have; null where they differ, or there is none. */
function common(values: readonly number[]): number | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

function reasonLabel(reason: Exclude<ExemptReason, 'unknown'>, { seasons }: Tax): string {
  const age = common(seasons.map(({ min_age }) => min_age));
  const nights = common(seasons.map(({ max_nights }) => max_nights));
  const labels = {
    age: age === null ? 'abaixo da idade' : `menores de ${age} anos`,
    cap: nights === null ? 'além das noites que se pagam' : `além de ${nights} noites seguidas`,
    disability: 'incapacidade de 60 % ou mais',
    treatment: 'tratamento médico',
    offered: 'oferecidas pela casa',
    season: 'em dias sem taxa',
  };
  return labels[reason];
}

/** The nights that owe, those that do not by reason, those not known, and the money. */
export function taxLines({ tax, is_running }: MonthSheet): MonthLine[] {
  const exempt = Object.values(tax.exempt).reduce((sum, nights) => sum + nights, 0);
  const owing = tax.rates.reduce((sum, { nights }) => sum + nights, 0);
  const reasons = REASONS.filter((reason) => (tax.exempt[reason] ?? 0) > 0);
  return [
    { kind: 'plain', label: 'Que pagam', counts: [owing], amount: tax.owed, ...ratesNote(tax) },
    { kind: 'plain', label: 'Que não pagam', counts: [exempt], amount: 0 },
    ...reasons.map((reason) => exemptLine(reason, tax)),
    ...unknownAges(tax),
    {
      kind: 'sum',
      label: is_running ? 'Até agora' : 'A entregar',
      counts: [tax.nights],
      amount: tax.owed,
    },
    { kind: 'plain', label: 'Cobrado', counts: [null], amount: tax.collected },
    {
      kind: 'plain',
      label: 'Por cobrar',
      counts: [null],
      amount: fromCents(toCents(tax.owed) - toCents(tax.collected)),
      ...(tax.open_stays.length > 0
        ? {
            note: `${countLabel(tax.open_stays.length, STAYS)} já ${tax.open_stays.length === 1 ? 'saiu' : 'saíram'}`,
            stays: tax.open_stays,
          }
        : {}),
    },
    ...overpaidLine(tax),
  ];
}

function overpaidLine({ overpaid: { amount, stays } }: Tax): MonthLine[] {
  if (amount === 0) return [];
  const note = `${countLabel(stays.length, STAYS)}, por devolver`;
  return [{ kind: 'unknown', label: 'Cobrado a mais', note, counts: [null], amount, stays }];
}

function exemptLine(reason: (typeof REASONS)[number], tax: Tax): MonthLine {
  const label = reasonLabel(reason, tax);
  const line: MonthLine = { kind: 'part', label, counts: [tax.exempt[reason] ?? 0] };
  if (reason === 'disability') line.note = 'com comprovativo visto';
  return line;
}

function ratesNote({ rates }: Tax): { note?: string } {
  const [only, ...others] = rates;
  if (only === undefined) return {};
  if (others.length === 0) return { note: `${formatEuros(only.rate)} por pessoa e noite` };
  return {
    note: rates.map(({ rate, nights }) => `${nights} a ${formatEuros(rate)}`).join(', '),
  };
}

function unknownAges({ unknown }: Tax): MonthLine[] {
  if (unknown.nights === 0) return [];
  return [
    {
      kind: 'unknown',
      label: 'Por saber',
      note: `${countLabel(unknown.guests, GUESTS)} sem idade`,
      counts: [unknown.nights],
      stays: unknown.stays,
    },
  ];
}

/**
 * Guests and nights by country of residence; who is not known has a line of its own.
 *
 * @param nameOf a country's name in Portuguese by the authority's code
 */
export function surveyLines({ ine }: MonthSheet, nameOf: (code: string) => string): MonthLine[] {
  return [
    ...ine.countries.map(({ code, guests, nights }): MonthLine => ({
      kind: 'plain',
      label: nameOf(code),
      counts: [guests, nights],
    })),
    ...(ine.unknown.nights === 0
      ? []
      : [
          {
            kind: 'unknown' as const,
            label: 'Por indicar',
            note: `${countLabel(ine.unknown.stays.length, STAYS)} sem residência`,
            counts: [ine.unknown.guests, ine.unknown.nights],
            stays: ine.unknown.stays,
          },
        ]),
    { kind: 'sum', label: 'Total', counts: [ine.guests, ine.nights] },
  ];
}

const TITLES: Record<ReturnKind, readonly string[]> = {
  tax: ['Dormidas', 'Noites', 'Valor (€)'],
  ine: ['País de residência', 'Hóspedes', 'Dormidas'],
};

const cellsOf = (kind: ReturnKind, { label, counts, amount }: MonthLine) =>
  kind === 'tax'
    ? { label, numbers: [...counts, amount === undefined ? null : { euros: amount }] }
    : { label, numbers: [...counts] };

/** A number without signs; an amount with two decimals. */
function plainCell(cell: number | { euros: number } | null): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : cell.euros.toFixed(2).replace('.', ',');
}

/** For a form that is filled in by hand: numbers without signs, a tab between two. */
export function monthText(kind: ReturnKind, lines: readonly MonthLine[]): string {
  return [
    TITLES[kind].join('\t'),
    ...lines.map((line) => {
      const { label, numbers } = cellsOf(kind, line);
      return [label, ...numbers.map(plainCell)].join('\t');
    }),
  ].join('\n');
}

/** The same as a file for a spreadsheet. */
export function monthCsv(kind: ReturnKind, lines: readonly MonthLine[]): string {
  return csvFile(
    TITLES[kind],
    lines.map((line) => {
      const { label, numbers } = cellsOf(kind, line);
      return [label, ...numbers];
    }),
  );
}

/** The last day for the statistics office: the tenth of the month after. */
export function surveyDue(month: Day): Day {
  return addDays(addMonths(startOfMonth(month), 1), 9);
}

/** 'passou há 13 dias', or null while there is time. */
export function overdueWords(due: Day, today: Day): string | null {
  const days = daysBetween({ from: due, to: today });
  return days > 0 ? `passou há ${countLabel(days, { one: 'dia', many: 'dias' })}` : null;
}

/** How the last month stands, in one sentence: 'Outubro de 2026: taxa entregue, INE por entregar até 10 nov.' */
export function monthWords(handedIn: readonly ReturnKind[], month: Day): string {
  const title = formatMonthTitle(month);
  const due = `até ${formatDayAndMonth(surveyDue(month))}`;
  if (handedIn.includes('ine')) {
    return handedIn.includes('tax') ? `${title}: entregue` : `${title}: INE entregue`;
  }
  return handedIn.includes('tax')
    ? `${title}: taxa entregue, INE por entregar ${due}`
    : `${title}: por entregar, INE ${due}`;
}

/** What is otherwise since the month was handed in: 'mais 2,00 €'; null where nothing is. */
export function changedSince(
  kind: ReturnKind,
  sheet: MonthSheet,
  handed: MonthReturn,
): string | null {
  const now = kind === 'tax' ? sheet.tax : sheet.ine;
  const parts: string[] = [];
  const { amount, guests, nights } = handed.figures;
  if (kind === 'tax' && amount !== undefined && toCents(amount) !== toCents(sheet.tax.owed)) {
    const cents = toCents(sheet.tax.owed) - toCents(amount);
    parts.push(`${moreOrLess(cents)} ${formatEuros(fromCents(Math.abs(cents)))}`);
  }
  if (kind === 'ine' && guests !== undefined && guests !== sheet.ine.guests) {
    const more = sheet.ine.guests - guests;
    parts.push(`${moreOrLess(more)} ${countLabel(Math.abs(more), GUESTS)}`);
  }
  if (nights !== now.nights) {
    const more = now.nights - nights;
    parts.push(
      `${moreOrLess(more)} ${countLabel(Math.abs(more), { one: 'noite', many: 'noites' })}`,
    );
  }
  return parts.length > 0 ? parts.join(', ') : null;
}

const moreOrLess = (difference: number) => (difference > 0 ? 'mais' : 'menos');

/** Whether nobody slept here in a month; the survey is due all the same. */
export function isEmptyMonth({ ine, tax }: MonthSheet): boolean {
  return ine.nights === 0 && tax.nights === 0;
}
