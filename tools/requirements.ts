import { definedIds, excusedIds, unnamedIds } from '../tests/docs/requirement-ids.ts';

// npm run requirements: which items of docs/product no test names in a title. Exits with 1 when one
// of them has no reason in docs/product/unproven.md, or when a reason is left for one that a test
// names.

const unnamed = unnamedIds();
const excused = excusedIds();
const withoutReason = unnamed.filter((id) => !excused.has(id));
const needless = [...excused].filter((id) => !unnamed.includes(id));

print('No test names these, and no reason is given', withoutReason);
print('No test names these, for the reason in docs/product/unproven.md', [...excused]);
print('A reason is left in docs/product/unproven.md, though a test names these', needless);
console.log(`${definedIds().size} items`);
process.exitCode = withoutReason.length + needless.length === 0 ? 0 : 1;

function print(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`${heading} (${names.length}):\n  ${names.join(', ')}\n`);
}
