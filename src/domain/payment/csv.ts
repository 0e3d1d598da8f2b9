/** The takings of a day as a file for a spreadsheet (PAY-03). */
import { type CsvCell, csvFile, csvMoment } from '../files/csv.ts';
import type { Day } from '../calendar/dates.ts';
import { paymentMethodLabel } from './payment.ts';
import { NOT_A_BILL } from './words.ts';

/** The columns of a payment that go into the file. */
export interface ExportedTaking {
  paid_on: Day;
  /** EUR; below zero for money given back. */
  amount: number;
  method: string;
  note: string | null;
  entered_name: string | null;
  /** ISO text with its zone. */
  created_at: string;
  bookings: {
    booking_number: string;
    guest_name: string;
    rooms: { room_number: string } | null;
  } | null;
}

const COLUMNS: readonly [head: string, cell: (taking: ExportedTaking) => CsvCell][] = [
  ['Dia', (taking) => taking.paid_on],
  ['Valor (€)', (taking) => ({ euros: taking.amount })],
  ['Método', (taking) => paymentMethodLabel(taking.method)],
  ['Reserva', (taking) => taking.bookings?.booking_number ?? null],
  ['Hóspede', (taking) => taking.bookings?.guest_name ?? null],
  ['Quarto', (taking) => taking.bookings?.rooms?.room_number ?? null],
  ['Nota', (taking) => taking.note],
  ['Registado por', (taking) => taking.entered_name],
  ['Registado em', (taking) => csvMoment(taking.created_at)],
  // In each row, so that it stays with what is cut out of the file.
  ['Aviso', () => NOT_A_BILL],
];

/** The text of the file, one line for each payment in the order given. */
export function takingsCsv(takings: readonly ExportedTaking[]): string {
  return csvFile(
    COLUMNS.map(([head]) => head),
    takings.map((taking) => COLUMNS.map(([, cell]) => cell(taking))),
  );
}
