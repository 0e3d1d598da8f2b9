import path from 'node:path';
import { measureBudgets } from '../../tools/site/budgets.ts';

/** Prints what each page of the build in dist/ weighs against its limit. */
const outDir = path.resolve('dist');
console.log('| What (kB, brotli) | Measured | Limit |\n| --- | ---: | ---: |');
for (const { what, limit, measured } of measureBudgets(outDir)) {
  console.log(`| ${what} | ${measured.toFixed(1)} | ${limit} |`);
}
