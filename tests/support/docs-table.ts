import { readFileSync } from 'node:fs';

/** The rows of a table in a page of docs, by the name in its first column, which `heading` is called. */
export function tableInDocs(page: string, heading: string): Map<string, string[]> {
  const lines = readFileSync(page, 'utf8').split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const from = rows.findIndex(([, first]) => first === heading);
  const found = new Map<string, string[]>();
  for (const [, name = '', ...cells] of from < 0 ? [] : rows.slice(from + 2)) {
    if (!name.startsWith('`')) break;
    found.set(name.replaceAll('`', ''), cells.slice(0, -1));
  }
  return found;
}
