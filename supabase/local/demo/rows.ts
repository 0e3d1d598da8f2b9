import { createHash } from 'node:crypto';

/**
 * What the demo data needs of a database: parameterised SQL, run as its owner, on one connection.
 */
export interface DemoDatabase {
  query(sql: string, params?: string[]): Promise<unknown>;
}

/**
 * Inserts rows with one statement. The rows travel as one JSON text, which PostgreSQL itself turns
 * into the table's types, so that no driver has to know how to send an array, a date or a null.
 * All rows carry the same keys, and every key is a column; a table of another schema is named with it.
 */
export async function insertRows(
  db: DemoDatabase,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const name = table.includes('.') ? table : `public.${table}`;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await db.query(
    `insert into ${name} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The same UUID for the same name at every load, so that rows can point at each other. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** The cells of a table written as text: a line for each row, with '|' between its cells. */
export function cellsOf(table: string): string[][] {
  const lines = table.trim().split('\n');
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

/** A text of such a table, in which '¶' stands between paragraphs. */
export function withParagraphs(text: string): string {
  return text.replaceAll(' ¶ ', '\n\n');
}
