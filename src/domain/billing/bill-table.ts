/** What is to be billed of a day, for a spreadsheet or to be pasted (DEPOSIT-04). */
import { formatClock } from '../calendar/date-formats.ts';
import { lisbonToday } from '../calendar/dates.ts';
import { type CsvCell, csvFile, pastedTable } from '../files/csv.ts';
import { paymentMethodLabel } from '../payment/payment.ts';
import { countryOnDocument } from '../register/countries.ts';
import { countryName } from '../register/country-names.ts';
import type { BillLine, BillSheet } from './bill-sheet.ts';
import { billedName, creditWords, lineWhat, NOT_A_BILL } from './line-words.ts';

const euros = (amount: number | null): CsvCell => (amount === null ? null : { euros: amount });

/** A NIF begins with no zero, so a spreadsheet may take it for a number. */
const taxNumber = (number: string | null): CsvCell =>
  number !== null && /^\d+$/.test(number) ? Number(number) : number;

function country(code: string | null): string | null {
  const known = code === null ? null : countryOnDocument(code);
  return known === null ? code : countryName(known, 'pt');
}

/** 'Sinal, 1.ª noite', 'Nota de crédito', 'Ensaio'; what a plain payment needs no words for is left out. */
function note(line: BillLine): string | null {
  return (
    [
      line.kind === 'credit' || line.basis !== null || line.undoes !== null ? lineWhat(line) : null,
      line.is_undone ? `Anulado depois de faturado: ${creditWords(line)}` : null,
      line.is_rehearsal ? 'Ensaio: ninguém pagou' : null,
    ]
      .filter((part) => part !== null)
      .join('. ') || null
  );
}

type Column = readonly [head: string, cell: (line: BillLine, sheet: BillSheet) => CsvCell];

const COLUMNS: readonly Column[] = [
  ['Data', (_line, { day }) => day],
  // Of what was entered on another day, its hour says nothing.
  ['Hora', ({ at }, { day }) => (lisbonToday(new Date(at)) === day ? formatClock(at) : null)],
  ['Reserva', ({ booking_number }) => booking_number],
  ['Hóspede', ({ guest_name }) => guest_name],
  ['Nome na fatura', (line) => billedName(line)],
  ['NIF', ({ tax_number }) => taxNumber(tax_number)],
  ['País', (line) => country(line.country)],
  ['Noites', ({ kind, nights }) => (kind === 'tax' ? null : nights)],
  ['Valor (€)', ({ amount }) => euros(amount)],
  ['Líquido 6 % (€)', ({ net }) => euros(net)],
  ['IVA 6 % (€)', ({ vat }) => euros(vat)],
  ['Pequeno-almoço com IVA (€)', ({ breakfast }) => euros(breakfast || null)],
  [
    'IVA do pequeno-almoço (%)',
    ({ breakfast, breakfast_vat }) => (breakfast ? breakfast_vat : null),
  ],
  ['Taxa turística, sem IVA (€)', ({ kind, amount }) => euros(kind === 'tax' ? amount : null)],
  ['Método', ({ method }) => paymentMethodLabel(method)],
  ['N.º do documento', ({ number }) => number],
  ['Nota', note],
];

const HEADS = COLUMNS.map(([head]) => head);

function rowsOf(sheet: BillSheet): CsvCell[][] {
  return sheet.lines.map((line) => COLUMNS.map(([, cell]) => cell(line, sheet)));
}

/** The last line says that it is no bill. */
function withEnd(sheet: BillSheet): CsvCell[][] {
  return [...rowsOf(sheet), HEADS.map((_head, index) => (index === 0 ? NOT_A_BILL : null))];
}

/** The text of the file. */
export function billCsv(sheet: BillSheet): string {
  return csvFile(HEADS, withEnd(sheet));
}

/** The same to be pasted into a spreadsheet. */
export function billText(sheet: BillSheet): string {
  return pastedTable(HEADS, withEnd(sheet));
}
