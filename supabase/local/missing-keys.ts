import type { AnyAST, Connection } from '@supabase/lite';

const WRITES = ['insert', 'update', 'upsert', 'put'];

/**
 * Makes lite store null where a row lacks a column that the request names, as PostgREST does unless
 * it is asked for defaults: the rows of one list take the keys of all of them.
 */
export function storeNullForMissingKeys(connection: Connection): void {
  const prepare = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (ast, vars) => prepare(withAllKeys(ast), vars);
}

function withAllKeys(ast: AnyAST): AnyAST {
  const { type = '', values, $meta } = ast;
  const columns = $meta?.columns;
  if (!WRITES.includes(type) || values === undefined) return ast;
  if (columns === undefined || $meta?.missing === 'default') return ast;
  const empty = Object.fromEntries(columns.map((column) => [column, null]));
  // What is no row stays as it is, to be refused.
  const filled = (row: object): object =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...empty, ...row } : row;
  return { ...ast, values: Array.isArray(values) ? values.map(filled) : filled(values) };
}
