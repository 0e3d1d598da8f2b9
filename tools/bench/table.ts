const NUMBER = /^(?:[\d.,]*x?|not run|nothing)$/;

/**
 * Prints rows of the same columns as a Markdown table; figures, '4x' among them, stand on the
 * right.
 */
export function printTable(rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const isFigure = (column: string) => rows.every((row) => NUMBER.test(String(row[column] ?? '')));
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(line(columns));
  console.log(line(columns.map((column) => (isFigure(column) ? '---:' : '---'))));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}
