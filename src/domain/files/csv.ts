/**
 * CSV files for spreadsheets (DESK-12, PAY-03): UTF-8 with a byte order mark, semicolons, decimal
 * commas, CRLF line ends, no cell that would run as a formula, no name taken for a number. Days and
 * times are ISO text, which every spreadsheet reads the same way: 2026-11-23, 2026-11-23 10:14.
 */
import { formatClock } from '../calendar/date-formats.ts';
import { lisbonToday } from '../calendar/dates.ts';

/** A text, a count, or an amount in EUR; null and empty text give an empty cell. */
export type CsvCell = string | number | { euros: number } | null;

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const SEPARATOR = ';';

/**
 * The start of a formula: = + - @ and their full-width forms, at the start of a text or after any
 * character that a spreadsheet in another locale might take for the end of a cell.
 */
const FORMULA_START = /(^|[\t\r\n,;|])([\s'"]*)(?=[=+\-@＝＋－＠])/g;

/** Spreadsheets skip a tab or line break at the start of a cell and interpret what follows. */
const CONTROL_START = /^(?=[\t\r\n])/;

/**
 * A text that a spreadsheet would take for a number or a date: the telephone '0612 345 678' loses
 * its zero, the room '1-2' becomes a day, the code '12E4' becomes 120000.
 */
const NUMBER_LIKE = /^\(?\s*[.,]?\d[\d\s.,:/()-]*(?:e\d+)?[%€$]?$/i;

/** Days, months, moments and hours as this file writes them; a spreadsheet may count with these. */
const ISO_TIME = /^(?:\d{4}-\d{2}(?:-\d{2}(?: \d{2}:\d{2})?)?|\d{2}:\d{2})$/;

/** Control characters that no spreadsheet shows. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const NEEDS_QUOTES = /["';,|\t\r\n]|^\s|\s$/;

/**
 * A table as the text of a CSV file. A text that would run as a formula, or that a spreadsheet would
 * take for a number, gets an apostrophe, which marks it as text: telephone numbers, rooms, codes.
 *
 * @param head the names of the columns
 * @param rows as many cells as there are columns
 */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellText).join(SEPARATOR));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join('');
}

/**
 * The same table to be pasted into a spreadsheet: a tab between two cells, and no cell that would run
 * as a formula there either.
 */
export function pastedTable(
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  const line = (cells: readonly CsvCell[]) =>
    cells.map((cell) => plainText(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
  return [head, ...rows].map(line).join('\n');
}

function plainText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return cell.euros.toFixed(2).replace('.', ',');
  return asText(cell);
}

function cellText(cell: CsvCell): string {
  const text = plainText(cell);
  if (typeof cell !== 'string') return text;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes a text safe: no spreadsheet runs it as a formula, nor counts what is a name. */
function asText(text: string): string {
  const visible = text.replaceAll(INVISIBLE, '');
  const harmless = visible.replaceAll(FORMULA_START, "$1$2'").replace(CONTROL_START, "'");
  return NUMBER_LIKE.test(visible.trim()) && !ISO_TIME.test(visible) ? `'${harmless}` : harmless;
}

/** '2026-11-23 10:14': a moment (ISO text with its zone) in Lisbon time; null stays null. */
export function csvMoment(timestamp: string | null): string | null {
  if (timestamp === null) return null;
  return `${lisbonToday(new Date(timestamp))} ${formatClock(timestamp)}`;
}
