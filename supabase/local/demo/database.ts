/**
 * What the demo data needs of a database: parameterised SQL, run as its owner, on one connection.
 */
export interface DemoDatabase {
  query(sql: string, params?: string[]): Promise<unknown>;
}

/**
 * Inserts rows with one statement. The rows travel as one JSON text, which PostgreSQL itself turns
 * into the table's types, so that no driver has to know how to send an array, a date or a null.
 * All rows carry the same keys, and every key is a column.
 */
export async function insertRows(
  db: DemoDatabase,
  { table, rows }: { table: string; rows: readonly object[] },
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  await db.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}
