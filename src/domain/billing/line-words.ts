/** What stands in a line of 'Para faturar' (DEPOSIT-04). */
import { formatEuros } from '../basics/money.ts';
import { countLabel } from '../basics/text.ts';
import { formatClock, formatDayAndMonth } from '../calendar/date-formats.ts';
import { type Day, lisbonToday } from '../calendar/dates.ts';
import type { BillLine, BillSheet } from './bill-sheet.ts';
import { formatTaxNumber } from './tax-number.ts';

/** It stands wherever sums that were paid are listed. */
export const NOT_A_BILL = 'Não serve de fatura';

const FINAL_CONSUMER = 'Consumidor final';

/** The name on the bill; with a tax number alone it is the guest's. */
export function billedName({ invoice_name, tax_number, guest_name }: BillLine): string {
  return invoice_name ?? (tax_number === null ? FINAL_CONSUMER : guest_name);
}

/** '501 964 843', or 'sem NIF'. */
export function billedNumber({ tax_number }: BillLine): string {
  return tax_number === null ? 'sem NIF' : formatTaxNumber(tax_number);
}

/** The guest's name beside the one on the bill, where that is another; null where it is the same. */
function otherName(line: BillLine): string | null {
  return billedName(line) === line.guest_name ? null : line.guest_name;
}

/** 'R26-TT4X1P, quarto 1', 'GRP26-8KQ2M7XA', 'R26-PX2M9A, Rui Tavares'. */
export function linePlace(line: BillLine): string {
  const { kind, booking_number, group_reference, room_number } = line;
  const isWholeGroup = room_number === null && group_reference !== null;
  if (kind === 'tax') return `${booking_number}, taxa à parte`;
  const room = room_number === null ? null : `quarto ${room_number}`;
  return [isWholeGroup ? group_reference : booking_number, otherName(line) ?? room]
    .filter((part) => part !== null)
    .join(', ');
}

const DEPOSITS: Record<NonNullable<BillLine['basis']>, string> = {
  first_night: 'Sinal, 1.ª noite',
  share: 'Sinal, parte da estadia',
  other: 'Sinal',
};

/** What must be made of a line: money given back, or undone, needs a credit note. */
export function documentWord({ amount }: Pick<BillLine, 'amount'>): 'fatura' | 'nota de crédito' {
  return amount < 0 ? 'nota de crédito' : 'fatura';
}

/** What was undone after it was billed: 'Nota de crédito de FR 2026/318', 'Anulação de NC 2026/2'. */
function takenBack(line: BillLine, document: string): string {
  const words = line.amount < 0 ? `Nota de crédito de ${document}` : `Anulação de ${document}`;
  return line.kind === 'tax' ? `${words}: taxa, sem IVA` : words;
}

/** '2 noites', 'Sinal, 1.ª noite', 'Taxa, sem IVA', 'Nota de crédito', 'Nota de crédito de FR 2026/318'. */
export function lineWhat(line: BillLine): string {
  const { kind, basis, nights, amount, undoes } = line;
  if (undoes !== null) return takenBack(line, undoes);
  if (kind === 'tax') return amount < 0 ? 'Taxa devolvida, sem IVA' : 'Taxa, sem IVA';
  if (kind === 'credit') return 'Nota de crédito';
  return basis === null ? countLabel(nights, { one: 'noite', many: 'noites' }) : DEPOSITS[basis];
}

/** 'falta a nota de crédito', 'nota de crédito NC 2026/2': of a line that was undone after it was billed. */
export function creditWords({ amount, undone_by: document }: BillLine): string {
  if (document === null) return amount < 0 ? 'falta o documento' : 'falta a nota de crédito';
  return amount < 0 ? `documento ${document}` : `nota de crédito ${document}`;
}

/** 'pequeno-almoço 30,00 € a 13 %'; null where there is none in it. */
export function breakfastWords({ breakfast, breakfast_vat }: BillLine): string | null {
  if (breakfast === null || breakfast === 0) return null;
  return `pequeno-almoço ${formatEuros(breakfast)} a ${breakfast_vat ?? 0} %`;
}

/** '08:05', or '24 nov.' where it was entered on another day than the one it counts for. */
export function enteredWords({ at }: BillLine, day: Day): string {
  const entered = lisbonToday(new Date(at));
  return entered === day ? formatClock(at) : formatDayAndMonth(entered);
}

const count = (lines: number) => countLabel(lines, { one: 'linha', many: 'linhas' });

/** '4 linhas por faturar', or 'Tudo faturado'. */
export function openWords(open: number): string {
  return open === 0 ? 'Tudo faturado' : `${count(open)} por faturar`;
}

/** '1 já faturada', '2 já faturadas'. */
export function billedWords(lines: number): string {
  return `${lines} já ${lines === 1 ? 'faturada' : 'faturadas'}`;
}

/** 'De dias anteriores faltam 2 linhas, 180,00 €'; '' where nothing is left. */
export function earlierWords({ earlier }: BillSheet): string {
  if (earlier === null) return '';
  const { lines, sum } = earlier;
  return `De dias anteriores ${lines === 1 ? 'falta' : 'faltam'} ${count(lines)}, ${formatEuros(sum)}`;
}

/** How it stands today, in one sentence for 'A casa'. */
export function billPlaceWords({ open, earlier }: BillSheet): string {
  if (earlier === null) return openWords(open);
  const before = `${open === 0 ? count(earlier.lines) : earlier.lines} de dias anteriores`;
  return open === 0 ? `${before} por faturar` : `${openWords(open)} hoje, ${before}`;
}

/** 'Já está em R26-7K3F9Q.': bookings that bear the same number. */
export function usedWords(numbers: readonly string[]): string {
  return `O mesmo número está em ${numbers.join(', ')}.`;
}
