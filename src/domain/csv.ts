/**
 * Files that a spreadsheet opens (DESK-12, PAY-03): UTF-8 with its mark, semicolons, decimal comma, lines
 * that end in CRLF, and no cell that would be run as a formula. Days and moments are ISO text, which every
 * spreadsheet reads alike: 2026-11-23, 2026-11-23 10:14.
 */
import { formatClock } from './date-formats';
import { lisbonToday } from './dates';

/** A text, a count, or an amount in EUR; null and empty text give an empty cell. */
export type CsvCell = string | number | { euros: number } | null;

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const SEPARATOR = ';';

/**
 * What makes a spreadsheet run a cell: = + - @ and their wide forms. Looked for at the start of a text and
 * after every sign that a spreadsheet set to another language might take for the end of a cell.
 */
const FORMULA_START = /(^|[\t\r\n,;|])([\s'"]*)(?=[=+\-@＝＋－＠])/g;

/** A tab or the end of a line at the start of a cell has a spreadsheet look at what follows. */
const CONTROL_START = /^(?=[\t\r\n])/;

/** Signs that no spreadsheet shows. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Cells that must stand in quotes to be one cell. */
const NEEDS_QUOTES = /["';,|\t\r\n]|^\s|\s$/;

/**
 * A table as the text of a file. A text that would be a formula is given an apostrophe, by which
 * spreadsheets know text; telephone numbers that begin with + are such texts.
 *
 * @param head the names of the columns
 * @param rows as many cells as there are columns
 */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellText).join(SEPARATOR));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join('');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return cell.euros.toFixed(2).replace('.', ',');
  const text = asText(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that no spreadsheet runs. */
function asText(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(FORMULA_START, "$1$2'")
    .replace(CONTROL_START, "'");
}

/** '2026-11-23 10:14': a moment (ISO text with its zone) at the hostel; null stays null. */
export function csvMoment(timestamp: string | null): string | null {
  if (timestamp === null) return null;
  return `${lisbonToday(new Date(timestamp))} ${formatClock(timestamp)}`;
}
