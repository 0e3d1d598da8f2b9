import type { Outcome } from './outcome.ts';

interface Row extends Outcome {
  what: string;
  load: string;
}

const WIDTHS = [38, 30, 7] as const;

function line(cells: readonly string[]): string {
  return cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join('  ');
}

export function printHead(): void {
  console.log(line(['what', 'load', 'result', 'figure']));
}

/** One row as soon as it is known, and below it what did not hold. */
export function printRow({ what, load, broken, figure }: Row): void {
  console.log(line([what, load, broken.length === 0 ? 'held' : 'BROKEN', figure]));
  for (const promise of broken) console.log(`  ✗ ${promise}`);
}
