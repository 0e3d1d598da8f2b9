import path from 'node:path';
import { measureBudgets } from '../../tools/site/budgets.ts';

/** Prints what each page of the build in dist/ weighs; exits with 1 when one is too heavy. */
const budgets = measureBudgets(path.resolve('dist'));
console.log('| What (kB, brotli) | Measured | Limit |\n| --- | ---: | ---: |');
for (const { what, limit, measured } of budgets) {
  console.log(`| ${what} | ${measured.toFixed(1)} | ${limit} |`);
}
process.exitCode = budgets.some(({ limit, measured }) => measured > limit) ? 1 : 0;
