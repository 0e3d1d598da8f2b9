import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The 128 hostile cases have numbers: a title with '#26–32' or '#98' tests those cases.

const CASES = 128;
const FOLDERS = ['tests/database', 'tests/embedded'];

// #125, kill -9 while writing: a hosted database answers for that by itself.
const KILLED_WHILE_WRITING = 125;

function numbersIn(text: string): number[] {
  return [...text.matchAll(/#(?<first>\d+)(?:–(?<last>\d+))?/g)].flatMap(({ groups }) => {
    const first = Number(groups?.['first']);
    const last = Number(groups?.['last'] ?? first);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

it('every hostile case has a test that names it', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts') && !import.meta.filename.endsWith(file))
      .map((file) => `${folder}/${file}`),
  );
  const tried = new Set(files.flatMap((file) => numbersIn(readFileSync(file, 'utf8'))));
  const all = Array.from({ length: CASES }, (_, index) => index + 1);
  expect(all.filter((number) => !tried.has(number) && number !== KILLED_WHILE_WRITING)).toEqual([]);
});
